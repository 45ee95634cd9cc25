"""When each thing is done: for every verb of the game the rule of its moment; the words are `moment.<verb>`."""

MOMENTS = {
    "play": "7.1.3", "auto": "7.1.3", "discard": "8.5.3.6", "keep": "8.5.3.6", "mark": "8.2.3", "unmark": "8.2.3",
    "marked": "8.2.3", "pick": "10.1.1", "to": "10.1.3", "stop": "10.1.1", "moved": "8.2.4", "build": "10.2.1",
    "target": "8.2.5", "with": "11.2.2", "without": "11.2.2", "attack": "11.2.2", "assault": "16.1.4.1",
    "no-more": "8.2.5", "bonus": "8.5.5.3", "card": "11.2.4", "claim": "16.6.2", "no-card": "11.2.4",
    "defect": "19.2", "void": "11.2.5", "lose": "11.2.8", "missing": "11.3.5.1", "bring": "11.3.5", "cancel": "11.4.3",
    "retreat": "11.4.5", "advance": "11.2.11", "halt": "11.2.11", "special": "13.4.3", "replace": "14.1.3",
    "rebuild": "14.1.4", "siege": "16.1.8", "reserve": "15.2.2.2", "militarize": "15.2.3", "remove": "8.5.2.5",
    "eliminate": "9.1.4", "dismantle": "10.2.10", "beach": "8.5.6.1", "land": "8.5.4.1", "bomb": "8.5.1.1",
    "rise": "8.5.1.1", "work": "8.5.1.1", "done": "7.1.3",
}  # fmt: skip
