<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en">
 <context>
  <name>AboutDataDialog</name>
  <message>
   <source>About the data</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: where our figures are not those of the publisher, or where sources disagree.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>AdviceRow</name>
  <message>
   <source>Better than other plans in: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chance to win: {0} in 100 after it, {1} now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Do not wait</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Otherwise: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Otherwise: {0} ({1} in 100)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the program would do</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the fight goes well</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>then: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>worse in: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: {1} in 100</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Adviser</name>
  <message>
   <source>First hold up your hand (H): advice speaks of your cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The program has no advice: {0}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ArrivalsForm</name>
  <message>
   <source>By here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Comes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find a place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find a unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One more group</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who comes</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>AsideBar</name>
  <message>
   <source>One of your corrections does not fit and is set aside until it does. It stays in the file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} of your corrections do not fit and are set aside until they do. They stay in the file.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Attention</name>
  <message>
   <source>1 counter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody else has been asked since you looked here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing on the map is asked about now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show me ({0})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} counters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} places</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} places this way</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>BattleColumn</name>
  <message>
   <source>Attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Defence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put this fight away; it can be opened again from the log</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The dice have fallen; the fight goes on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What came of it</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>BriefingPage</name>
  <message>
   <source>Do not open this by itself for this scenario again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Now: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three hints</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To the table (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>BroughtBar</name>
  <message>
   <source>Hide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What became of the games of an older version: {0}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>BrushTool</name>
  <message>
   <source>No link passes here.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>CardForm</name>
  <message>
   <source>As printed, next (Ctrl+Enter)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back to the table (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Before (Alt+Left)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next (Alt+Right)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not in force: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not taken: {0}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>CardPicture</name>
  <message>
   <source>A card face down</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>CardRow</name>
  <message>
   <source>held by {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>on the table</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>CardWidget</name>
  <message>
   <source>Hidden card</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Cards</name>
  <message>
   <source>Combat Card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Face down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Removed after event</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>CardsForm</name>
  <message>
   <source>Dealt</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drawn from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In force</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This scenario uses the set-up of another, and its cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tick where a card is; Space ticks, the arrows go on.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>CardsPanel</name>
  <message>
   <source>No cards in this game</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ChapterList</name>
  <message>
   <source>Chapters</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ChartsPanel</name>
  <message>
   <source>Rule</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This game has no charts.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ComingIn</name>
  <message>
   <source>Add it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add this example?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add this scenario?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This cannot be taken in</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ConcedeBar</name>
  <message>
   <source>Concede</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Concede for {0}? The game ends at once; taking that back needs all players.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play on</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ConfirmBar</name>
  <message>
   <source>Do not ask this again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not yet</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ConsentForm</name>
  <message>
   <source>Agreed: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another player did some of it, so all must agree.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change the position</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change the position by hand?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cover the table no more?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From now on nothing is hidden in this game: every player sees every hand at once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From now on the table stays in sight; hands lie face down until their owner holds them up.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go back to here?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Going back needs the consent of all players.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It holds what another player did, so all must agree.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lay the hands open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave it as it is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No rule is checked while the position is changed, and what is hidden could be found out by it. Every change stays in a list beside the log, also if it is taken back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One die roll or draw is known.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play again what was taken back?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play at an open table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play it again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play on from this earlier moment?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play with open hands?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take it back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the last step back?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This would be lost:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What was hidden has come to light by it, so all must agree.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} die rolls or draws are known.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>CopyHead</name>
  <message>
   <source>Back (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>My copy of</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One digit goes on by itself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Search (Ctrl+F)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The map…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} of {1} confirmed</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>CopyPage</name>
  <message>
   <source>All that is listed is as printed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Confirmed as printed: {0}. Ctrl+Z takes it back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not taken: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Taken in: {0} entries. Ctrl+Z takes it back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Type a figure, Enter goes on · Space: as printed · ?: doubtful · Del: as it ships · F2: change · Ctrl+Enter: into all that is selected · Ctrl+Z, Ctrl+Y</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>CornersView</name>
  <message>
   <source>lower left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>lower right</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>upper left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>upper right</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>CreditsDialog</name>
  <message>
   <source>Credits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Licence: MIT. Built with Python, Qt for Python (LGPL), PyYAML and msgspec.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Maps, counters, icons and the wording of the rules are our own work; the games belong to their designers and publishers. Own the game you play.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plays board wargames at one table, with the rules fully enforced.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Dagger</name>
  <message>
   <source>Ours, not the book's</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>ours, not the book's: point at it, or press Tab, to read why</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>DecisionPanel</name>
  <message>
   <source>%1 dice entered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>%1 of %2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 die entered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All must agree to it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hide the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>List them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing to decide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the last step back (Backspace)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Takes back: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>That needs nobody else.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The others look away; after the choice the cards are face down again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The table waits.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Undo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>hold H</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with consent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}, take the mouse: show my hand</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>DicePanel</name>
  <message>
   <source>All</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All rolls</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dashes: to be expected</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Higher than %1 % of all possible series</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No die has been rolled.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rolls</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sum against expected</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To be expected</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>DiceRow</name>
  <message>
   <source>Dice: {0}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>DieButton</name>
  <message>
   <source>The die shows %1</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>DockTitle</name>
  <message>
   <source>Close the panel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the panel out of the window, or back</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Drawing</name>
  <message>
   <source>Drawing {0} …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: page {1} …</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>EditBar</name>
  <message>
   <source>BY HAND: do what the card says. Drag pieces anywhere; every step is logged.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>EDITING: drag pieces anywhere; no rule is checked. Every change is logged and marked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End editing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The event is done</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>or type a change and press Enter</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>EditsStrip</name>
  <message>
   <source>({0} taken back)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Changed by hand once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Changed by hand {0} times</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fold the list away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show what was changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} (taken back)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: the position as a whole</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>EmptyBar</name>
  <message>
   <source>Delete for good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Empty the bin? The game in it is deleted for good.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Empty the bin? The {0} games in it are deleted for good.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep them</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>EndPage</name>
  <message>
   <source>Dice: {0} rolled, mean {1}, expected {2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look at the map (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Luck: as high as was to be expected</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Luck: higher than {0} of 100 such series</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No die rolled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No losses</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play again, sides exchanged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To the start page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turning points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: {1}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>EntryPanel</name>
  <message>
   <source>A note of your own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add one like it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All of it in a form</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As it ships</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As printed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Doubtful</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It rests on: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not in force: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take all that was changed and confirmed of it back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To be looked at again (?)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What of it: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What stands there is what is printed (Space)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Why it is ours: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}, or {1} if there is none of it</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>EntrySide</name>
  <message>
   <source>As it ships</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As printed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Doubtful</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ErrorDialog</name>
  <message>
   <source>A report was written. It holds the whole game, also what is secret:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the ten lines</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open the folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save it to be sent…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Something went wrong</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Something went wrong inside the program.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game is as it was before your last action; you can play on or undo.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is saved to be sent holds this report, ten lines about the program and this machine, and the game from its first action on: all hands, draw piles and dice to come. Send it to nobody you play against. The ten lines that can be copied tell nothing of any game.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your last action stands, and the game is kept with it; you can play on or undo.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ExampleCard</name>
  <message>
   <source>1 question</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delete it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From the start</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share it as a file…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>left at step {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>rules {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>you make the moves</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} questions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} steps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>✓ done</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Examples</name>
  <message>
   <source>Back to the example</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Example before: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Given up: nothing was written.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep this example</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep this trial as a game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next example: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not written</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no example {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Walk-through to print (*.pdf);;Walk-through as a page (*.html)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your own game, from the example “{0}”.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Exchange</name>
  <message>
   <source>A folder for the tables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out and in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Packs of figures (*{0})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tables (*{0})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take in a pack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take in a pack…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take in a table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take in a table…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write a backup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write a backup with my texts…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write a pack of figures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write a pack of figures…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write tables for a spreadsheet…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written: {0} entries in {1}. {2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written: {0} tables in {1}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} (and {1} more)</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Export</name>
  <message>
   <source>Export</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Print</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Exporting</name>
  <message>
   <source>Export this example</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not written</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The example itself ({0})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Walk-through to print (*.pdf);;Walk-through as a page (*.html)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written: {0}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Exports</name>
  <message>
   <source>Export a picture of the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export the log</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not written</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing can be printed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Printed: {0} pages</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written: {0}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>FacesTab</name>
  <message>
   <source>A folder of pictures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a picture…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one for the back…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw it again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Search</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take from a folder…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} of {1} with a picture of their own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} with a picture of their own now.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>FightColumn</name>
  <message>
   <source>Die modifiers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shifts</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Fighter</name>
  <message>
   <source>lost in this fight</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reduced in this fight</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>FiguresTree</name>
  <message>
   <source>Add</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Double click a figure to change it; lists are words with commas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Figure</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scenario</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} entries</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Files</name>
  <message>
   <source>A trial is not kept; “Keep this trial as a game” makes it one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All files</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export a copy: it holds everything, also hands and draw piles</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep it elsewhere…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep the game elsewhere</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kept at {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kept from now on in {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lose it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not kept</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save a copy under a name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Saved as a copy: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Text for exchange</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game is kept from its first action on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This cannot be done</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This game cannot be opened</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What was played since {0} is only in memory: it is lost if the game leaves the table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written: {0}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Finder</name>
  <message>
   <source>not now</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>FirstEvening</name>
  <message>
   <source>Learn it step by step first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set-up sheet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your first evening</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>GalleryModel</name>
  <message>
   <source>drawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>own picture</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Game</name>
  <message>
   <source> (a company counts as 1/{n} of a battalion)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source> and any number of companies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source> …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>+ its value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>+1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>+1 (unless Speer)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>+1 cadre</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>+1 cadre marker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>, columns {low} to {high}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>... and a hand size not below the Allied one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 EP owed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 OPS</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 VP to the Allies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 VP to the Central Powers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>10</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>10.0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>10.1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>11.1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>11.2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>11.2.4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>11.3</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>11.3.5</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>11.4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>11.5</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>11.6</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>11.7</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>12.1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>12.2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>12.4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>12.6</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>12.7</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>12.8</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>13.0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>13.3</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>14.1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>14.3</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>15.2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>15.2.2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>15.2.3</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>15.5</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>16.0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>16.1.4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>17.0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>17.6</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>20.4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>23.3</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3.1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>4.1.4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>5</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>5.3</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>5.4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>5.4.4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>5.5</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>6</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>6 or more moves it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>6.0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>6.1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>6.2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>6.3.1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>6.3.2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>6.4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>6.4.2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>6.5</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>7</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>7.0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>7.1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>7.2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>7.3</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>7.5</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>7.6</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>7.7</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>7.8</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>8</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>8.2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>8.5.1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>8.5.4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>9</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>9.1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>9.2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>9.4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>9.5, or the difference of hand sizes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>9.7</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>9.7.2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A Beach Head is set up at {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A Big Push is declared as the first action of a turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A Big Push is tried for as your action or with a success bonus.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A British corps leaves the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A British division leaves the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A German point</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A German point may go to Turkey</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A Serbian army is reduced</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A Serbian division is lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A barrage is not supported.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A barrage of {hex} would leave a unit that must attack without a target.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A border under a condition</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A box is ticked for this: take the tick out first, or fight as ticked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A breakthrough is decided on when a group with armour has wiped out its target.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A brigade is released in a Republican movement phase, after the enemy came near.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A card face down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A change in elevation at {hexes} blocks the line.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A city is entered after the battle that emptied it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A city is named when something arrives: a new unit, an asset point, a force from abroad, a transport.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A die is rolled when a bombardment, combat or barrage is ready for it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A die of 1 to 3 succeeds: +1 on Turn 1, −1 if more than one division or a corps takes part (16.1.4.2).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A division is received in a Republican movement phase, for one that was withdrawn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A doctrine is rolled anew at the start of a turn, when it has run out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A double agent cancels the re-rolls of {card}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A failure now ends the turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A game of {n} turns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A group of its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A hex is chosen for a unit that was picked, in the set-up or in its owner's movement phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A hex is chosen when a unit has to retreat and several are open to it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A hit in {hex}: which unit loses a step?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A landing in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A landing needs Landing Craft or Higgins Boats, held, face up and not used yet this turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A landing was captured: which point is recorded?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A leader stands with his back to the wall when his stack must retreat.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A line to {space} is open: no longer Isolated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A marker is lifted when one is needed and none is left in supply.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A marker is lifted: {area:there} {area:goes} back to {power:powers}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A movement phase is ended when no unit is on the way.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A nation joins the Allied Powers, for each of its VP spaces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A nation joins the Central Powers, for each of its VP spaces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A new, rebuilt or converted unit needs a counter that is not in play (6.2). Limits: 6.6.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A paratroop attack needs the event Paratroops, held and not used yet this turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A point for the other Central Powers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A power is named when a random event makes one step back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A purge costs three dice of political points at once; the faction's units then only defend.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A reduced Serbian army is lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A retreat is accepted when a leader could refuse it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A saboteur lowers {card} to {value:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A second hex is added to an attack while attacks are declared.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A side of small units only; also units out of supply, whoever attacks an uprising, and both sides where a mountain space is attacked only over alpine trails.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A side with a large unit in the combat, or a fort alone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A side with at least one corps in the combat.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A side without a corps in the combat. The figure is the loss number.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A space next to Madrid has been attacked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A space next to Madrid has been attacked or taken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A space next to Madrid has been taken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A study game: its dice come from the number {0}, and are the same whenever it is played.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A target is chosen for a breakthrough.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A trench of level {level:plain} in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A truck loads while it moves, in its owner's movement phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A truck unloads while it moves, in its owner's movement phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A unit forms a group of its own in the Organization Phase, when it was picked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A unit is chosen when a bombardment has hit a hex with several.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A unit is chosen when a combat has cost a step and several units could lose it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A unit is taken up again only during the set-up, after it was picked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A unit joins another group in the Organization Phase, when it was picked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A unit leaves the map while it moves, in its owner's movement phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A unit may move on while points are left. Entering an enemy zone of control ends its move.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A unit that does not enter now may come on a later turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A unit that retreats now saves itself, and the enemy may advance.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A unit that was picked in the Strategic Phase gets a marker.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A unit that was picked in the Strategic Phase is brought back to strength.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A unit that was picked in the Strategic Phase is converted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A {bonus} of {side:sides} is lost.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A {side} unit here would be in supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A {work} in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>AH</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>AH units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>AP-A</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Accept the result</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Across a river</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Across water</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Act at once if drawn, in this order</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Action paid by</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Action phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Action round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Activate nothing: the points are lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Activate places with {n} {n:plural=point|points}. Click a space and choose move or attack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Activate places: {n} {n:plural=point|points} left. Click a space and choose move or attack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Activate spaces with these points: their units move or attack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Activate spaces: {n} left. Click a space and choose move or attack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Activated for attack: {attacks:spaces}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Activated for movement: {moves:spaces}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Activated for movement: {moves:spaces}; for attack: {attacks:spaces}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Activated to attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Activated to attack as a stack, {n:plain}: {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Activated to move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Activated to move as a stack, {n:plain}: {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Activated without some units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Activation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Acts at once when won.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Advance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Advance into the hexes the enemy has left, or stay.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Affects one combat per turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Africa</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After combat into {city}: {force}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Air AP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Air N</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Air R</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Air bombardment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Air points are committed when an attack has been declared, the attacker's first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Air points are spent in the bombardment phase, or on combats that were just declared.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Air points that have flown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Air that was sent has not been rolled for yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Air units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Air units are sent in the bombardment phase, or to combats that were just declared.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Albania</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All count at first as held by</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All dice are named first and rolled together. The results stand.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All dice are named first and rolled together. The results stand. No die is rolled again twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All entry hexes of {unit} are closed by the enemy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All fleets are on the map: which one is lifted?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All forts are on the map: which one is lifted?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All home centres lost: {power:powers}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All markers are placed. Go on, or click a space to take its marker back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All of them, the last one first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All other events</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All points are spent. Go on, or click a space to take its marker back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All spaces are marked before anything moves. Units in a marked space may still stay where they are.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All stay, and each loses a step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All units are placed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All units of a stack must attack the same hexes; {unit} is bound to another attack than {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All units stand. Change what you like, then finish the set-up.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All withdraw: {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All-out attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All-out attack that cannot be paid for: half strength</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All-out attack: 1 EP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allied</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allied Powers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allied Push</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allied at its start and not retaken: the Allies win</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allied automatic victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allied defeat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allied limited victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allied mall</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allied mandatory offensive not made</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allied mandatory offensives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allied marginal victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allied points may go to Russia</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allied railroads improved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allied victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allied year</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allies, decisive</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allies, limited</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allies, minimum</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Along the Corridor of Grado</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Always clear.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ammunition shortage in the north</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Amphibious</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An Austro-Hungarian point</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An action of the operation has been made</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An all-out attack that cannot be paid for: half strength</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An all-out attack, paid for</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An ally of the Axis changes sides when Turncoats is won.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An area is named when the Portuguese division comes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An assault is declared when a combat begins.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An assault shifts one column to the right. Its points are spent even if the combat comes to nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An enemy here would cut off so many units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An enemy unit here would cut off {n}: {units}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An engineer begins a bridge when it is picked in its movement phase and has not moved.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An event first: {things:events}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An extended exchange: what do you remove? 1 SP or more; the defender then removes as much.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An uprising in {nation}, without a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An uprising takes a VP space from the Allied Powers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An uprising takes a VP space from the Central Powers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Anarchist</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Anarchists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another unit of the group already stands in {hex}: one each.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Answer to {event}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Answer with {event}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Any mix of hill, rough, woods</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Any of the five normal actions. If you lose a conflict now, your turn ends.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Any of the five normal actions. The second attack of the Big Push follows, won or lost.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Apply forts, fleets and events to the dice, or leave them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Approach a power ({n} PSP), or go on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Approach a power ({n} PSP), purge a faction, or go on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Approach to {power:the}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Approach {power:the}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Approaching a power</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas closed to activation this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas without a marker belong to their printed owner; sea zones without one to nobody.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Armies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Armistice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Armistice at a combined war status of {n}; now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Armistice: {w1:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Armor against open ground</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Armour AP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Armour is committed when an attack has been declared, after the air points.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Army of Africa</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artillery AP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artillery is assigned in each combat before the die, first by the attacker, then by the defender.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artillery is committed when an attack has been declared, after air points and armour.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artillery next to the enemy is bound to an attack while attacks are declared.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artillery that was under attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As it stands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As it stands in the owner's copy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As long as you hold a Soviet card or a double agent, you must play one of these here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ask the {player} for events in every conflict</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Assault</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Assault N</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Assault R</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Assault {n} on {hexes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Assault: a point of {divisions} ({n} left)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Assault: a point of {division} ({n} left)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Assault: a point paid by {divisions}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Asset points are bought in the Strategic Phase, one at a time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Asset points are lost to a blockade when the purchases are over, with the optional rule.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Asset points that turned out too dear</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Assign air support to the hexes under attack, or finish.{n:if= Air points left: }{n:nonzero}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Assign air support to your attacks, or finish.{n:if= Air points left: }{n:nonzero}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Asturian</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Asturian (16.4)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Asturias</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At least one die must be named.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At sea</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the end</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the end of the turn before, {text:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At which port do the German asset points arrive?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At which port does the Italian corps land?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At which port does the {kind} arrive?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Atlantic</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Atlantic port</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack in {area}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack in {where:plain}: {force} against the fort</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack in {where:plain}: {force} against {against}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack on the fort of {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack on the uprising in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack on {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack on {space}, named by the card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack on {target:there} from {origin:there}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack that needs no die</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {attack} comes to nothing: no enemy is left there that was not attacked before.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {attack} comes to nothing: none of its units is left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {attack} comes to nothing: some of {by:sides} have retreated.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {attack} comes to nothing: {by:sides} have left the field.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {attack} is an assault{divisions:if=, paid by }{divisions}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {attack} is over.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {attack}: {units} against {hexes}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {attack}: {units} will barrage {hexes}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {attack}: {units} will support the attack on {hexes}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {hex2} together with {hex}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {n} on {hexes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {n}, column {column}{modifier:if=, die }{modifier:if_signed}: roll the die.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {n}: normal, or an assault{divisions:if=, a point paid by }{divisions}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {n}: stand, or retreat before the die is rolled?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {n}: which artillery supports the attack?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {n}: which artillery supports the defence?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {target:there} at sea</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {target:there} at sea ({power})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {target:there} from {origin:there}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack, column {figures:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack; this is the attack the card names</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attacker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attacker / defender. S: one unit loses a step. ∗: all retreat one hex. –: nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attacker / defender. X is an extended exchange, E eliminates.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attacker's level 20 or less</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attacker's level 80 or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attacker: play Combat Cards for the attack on {space}, or go on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attacks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attacks are declared as your action, with a success bonus or in an operation.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attacks are declared at the start of their player's combat phase, all together.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attacks are declared in the Combat Phase, counterattacks after it, one at a time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attacks of the operation are still to come (6.6, 6.7).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attacks of the operation must be made first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attacks out of {area:there} need Sicily and Malta.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attacks {hexes} (attack {n}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attempt a flank attack on {space}? Click the attacking space that pins the defender.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attitude of {w1:power}: {w2:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attrition</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Austro-Hungarian</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Auto</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Automatic operation (1 point)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Automatic victory by morale</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axis</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axis Push</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axis aid has come</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axis capitulation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axis defeat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axis mall</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axis minus Allied hand size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axis replacement points may be recorded from now on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axis reshuffle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axis survives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axis victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axis with {area} and {n:plain} of {areas}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axis without {area}, or with fewer than {n:plain} of {areas}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axis year</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axis, decisive</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axis, important</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axis, limited</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back to {hex}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Backers lose heart: which power that backs {side:sides} steps back?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Backs to the wall: {leader} refuses the retreat for one more step.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Badajoz has been Nationalist</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Badajoz has not been Nationalist yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Badajoz is a source of supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Badajoz is no supply source any more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bagration</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Baltic Sea</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Barbarossa</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Barbarossa is launched as the first action of an Axis turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Barbarossa still to come</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Barbarossa, still to attack: {areas}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Barrage of {unit} in {hexes}: {attack_strength} against {defence_strength}, column {column}, die {die}{read:if= (read as }{read:nonzero}{read:if=)}: {printed:result}. {meaning:plain}{spared:if=: artillery that is not adjacent suffers nothing}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Barrage of {unit} in {hex}, column {column}: roll the die.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Barrage {n} on {hexes}: {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Barrages are declared with the attacks, at the start of their player's combat phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Barrages {hexes} (attack {n}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Basque</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Basque (16.4)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Basque Country</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Battle groups go to other areas in the Movement Phase of their player turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Battle groups move in the Movement Phase of their player turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Beach Head at {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Because of {card} German and Austro-Hungarian units may not attack together this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Begins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Behind is who controls fewer regions, Morocco not counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Berlin</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Berlin lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Beside the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Between two games of the tournament</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Big Push of {w1:sides}: {w2:face}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Big Push try</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Big Push: attacks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Big Push: events</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Big Push: two attacks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Big Push: two event actions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Black Sea</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blitzkrieg</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blitzkrieg attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blitzkrieg attacks follow at once on a land attack that has taken an area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blitzkrieg attacks made</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blitzkrieg from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blitzkrieg from {area}: attacks left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blitzkrieg from {origin:there} on {target:there}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blitzkrieg from {origin:there} on {target:there} (hand size −1)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blitzkrieg from {origin:there} on {target:there}, led by {event} (free)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blitzkrieg on {target:there} from {origin:there}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blockade by die</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blockade by {power}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bomb enemy hexes from the air and roll for them, or finish.{n:if= Air points left: }{n:nonzero}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bombardment of {hex}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bombardment of {hex}: strength {strength}, column {column}, die {die}{read:if= (read as }{read:nonzero}{read:if=)}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bombardment of {hex}: strength {strength}, column {column}, die {die}{read:if= (read as }{read:nonzero}{read:if=)}: a hit.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bombardment of {hex}: strength {strength}, column {column}, die {die}{read:if= (read as }{read:nonzero}{read:if=)}: no effect.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonus action for success</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonus actions for production</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonus dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonus die: alone beside the zone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonus die: capital {area}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonus die: fleet in the zone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonus die: neighbours {own:plain} to {enemy:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonus die: {event}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonus marker of {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonuses</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonuses are chosen when an action is finished that has earned one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonuses are optional. Production lapses when you do anything else first; Blitzkrieg starts only from the area just taken. In a Big Push both wait for the second attack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonuses of the turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Border closed to you now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Borders</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Both sides' zones</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bought this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Box: {place:river}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Break through</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Break through?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Breaking through: {force}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Breakthrough</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Breakthrough in {area}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Breakthrough in {where:plain}: {force} against {against}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bridge at {hexside}, built by</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bridge being built at {hexside}, by</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bridge over the {river}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bridge over the {river} at {hexside}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bridge {hexside}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Brigades still to be released by choice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bring back to a {kind} ({n:plain} EP)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bring {unit} in {space} to full strength</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>British or French attack against the roll</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>British or French attack in spite of the offensive rolled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build instead of moving</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build nothing more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Builds a pontoon bridge this phase and stays where it is.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Buy a modifier</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Buy: {faction:troops} {kind} ({n:plain} EP, by die)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By air: one brigade a turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By air: {piece:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By land, paratroops or landing; number of ways</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By road or mixed gauge only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By sea: any number of asset points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By sea: one unit a turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By sea: {piece:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>CP-A</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cadre +1 or better</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cadre −1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Call the attack off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Can be cut off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancels the re-rolls of one opposing conflict card. Never wins a tie. If you lose, it goes to the opponent's discard pile.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Capital (land attack)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Capital: one more die for its home side in defence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Card draw</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Card in play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Card of this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cards are chosen for agents in a conflict, or in the exchange of 1943.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cards are discarded to pay for an action, to reorganise, for a loss or a surplus; an event when there are too many.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cards in hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cards in the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cards laid apart in the exchange</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Carlist</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Carries {units}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Casado's coup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Catalan</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Catalonia</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cavalry in the plain or in a region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Central</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Central Powers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Central automatic victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Central limited victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Central mandatory offensive not made</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Central mandatory offensives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Central marginal victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Central railroads improved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chance to win against any of {n} cards the opponent may hold, with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chance to win against {cards}, with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Changed by hand: a card of the {whose} side was moved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Changed by hand: a card of {whose:sides}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Changed by hand: a {whose} card was moved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Changed by hand: {change:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Changed by hand: {change:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Changes of VP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Changing dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose an event in the Cards panel. One per centre captured; if you lose it, your turn ends.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose an event in the Cards panel. One per centre captured; losing it does not end your turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the next group.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chosen for this game: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chosen for this game: {text}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cities are entered in the Organization and the Movement Phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cities are left in the Organization and the Movement Phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>City</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>City in {area}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clean-up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clear</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click a hex of yours under attack and choose what flies there; air units can be dragged on to it as well. You assign before the attacker does.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click a hex you attack and choose what flies there; air units can be dragged on to it as well. Air that is used here cannot be used again this turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click a unit to convert, replace or improve it. What is left over may still pay for all-out attacks this turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click an enemy hex and choose what flies there, then roll. Air units can be dragged on to it as well.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click or drag further units to add them; a click on one that takes part leaves it out. The odds follow.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Closed sea zones</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coasts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colonial</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Column shift of attacks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Column shifts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combat Cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combat Cards are played in a combat, before the dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combat Cards are played just before a combat is resolved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combat Cards are put away before new cards are drawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combat Cards are put away before the hands are filled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combat Cards kept</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combat cards used this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combat in {hexes}: {attack_strength} against {defence_strength}, column {column}, die {die}{read:if= (read as }{read:nonzero}{read:if=)}: {result}. {meaning:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combat results</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combined war status</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Command</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Condition</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Conflict cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Conflict cards and events</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Conflict cards are laid in the second step of a conflict.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Connections</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contested</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contested areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contested: the opponent has a fleet here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Control</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Control markers left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Control markers: {power}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Control of every area and zone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Control of every region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Control of every space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Control of every space and region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Control: {power}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Convert to a {kind} ({n:plain} EP)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Convoy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Convoy, War Production, Synthetic Fuel ...</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Convoys</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Convoys, {w1:side}: {w2:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copies: {text:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Corps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Corps fire</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Corridor of Grado (1 open, 2 closed for good)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Costs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Costs of SR and RP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counted this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counter mix</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counterattack in {area}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counterattack in {where:plain}: {force} against {against}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counterattacks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counters not on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counts for you</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Declare a counterattack, or go on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Declare an attack, or go on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Declare what is still owed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Declare your attacks. All that must fight are assigned.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Declare your attacks. Nobody must fight, but some may.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Declare your attacks: not every unit and hex that must fight is assigned yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Defence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Defender</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Defender in a city</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Defender: play Combat Cards for the defence of {space}, or go on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Desperate Gamble</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Destroyed without a die</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dice are named for a re-roll by an effect, a commander or Counterattack, or in a try for a Big Push.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dice are rolled again once they are named.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dice {dice}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Die</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Die for {purpose}: {result:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Die modifiers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Die {die}, modifiers {modifier:signed}, column {figures:plain}: {result:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Die {n}: a {m}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Die {n}: {result:plain}, {losses:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Die {n}: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Die: {result}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Difference of cadre levels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Difference of strengths, then column shifts, then the die with its modifiers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dig in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discard a card for the Big Push: three dice must total less than its value.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discard a conflict card to pay for this action.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discard the cards you want to replace, then draw.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discard {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discard {n} more {n:plural=card|cards}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Disrupt {group:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Disrupted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Disrupted: may move but not attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Division</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Division fire</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Division objectives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Divisions are exchanged from {turn} on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Divisions lost, {w1:side}: {w2:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Doctrine table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Does the HQ in {space} cancel one space of the retreat ({n} {n:plural=space|spaces})?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Does the partner agree to {card}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Domestic EP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Domestic EP by turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Double Agent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Double Agent (10)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Double Agent ({side:whose} deck)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a card to a slot or click one of its four uses.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a card to a slot or click one of its four uses. An automatic operation activates one space without a card; it may also serve as a pass.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a disc of yours to an enemy area to attack it, or click the area: from which of a power's areas makes no difference, and the first is named. Click a sea zone to attack it, drag a fleet or fort from its box to the map, or choose an event in the Cards panel. Reorganise, Big Push and operations are buttons.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a disc of yours to an enemy area, or choose an event in the Cards panel.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a group onto the enemy that it attacks in its area. Each group may attack once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a group to any area in reach. Choosing the next group ends the move of the one before.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a unit along the roads and railways. Click further units of the space to take them along before the stack sets out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a unit along the roads. Click further units of the space to take them along before the stack sets out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a unit on to an enemy next to it to add an attack; click an assigned unit to withdraw it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a unit on to an enemy next to it to attack, or artillery on to a hex that it can shell.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a unit on to an enemy next to it. Units in an enemy zone of control must attack, and every enemy that exerts it must be attacked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a unit onto another group of its area, or onto open ground for a group of its own. Drag a group's unit onto a free city to enter it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a unit to another hex, or off the map to take it up again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a unit to where it goes, or click it: the places that it can reach are lit.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a unit: lit hexes show the movement points left there. Reinforcements wait in the Ready box.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag an attacker onto an enemy space, or click the space.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag an attacker onto an enemy space, or click the space. A siege is stormed by a click on its space.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag the disc of a zone to the area you land in. Maximum Effort is used at once; Bagration follows, won or lost.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag units out of the box on to the lit hexes. Units whose place is given stand there already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw pile</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw pile / discards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drawn from {pool}: {units}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draws made</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drop it on an area or sea zone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drop {piece:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Due on {turn}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>EP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>EP Gov.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>EP Rebels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each city pays the side that controls it in its Strategic Phase. The amounts are ours.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each player is the Axis once. The better result as the Axis wins the tournament.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each power may be approached once a turn. A purge costs three dice of political points at once; the faction's units then only defend.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each power may be approached once a turn. The War room shows the chance for every number of modifiers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Effect</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Eliminate {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Eliminated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End activation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End combat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End movement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End of turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End regrouping</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End replacements</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End spending</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End strategic redeployment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End the advance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End the air bombardment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End the air support of the attacks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End the air support of the defence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End the approaches to the powers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End the declaration of attacks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End the phase without an attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End the turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End transport</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End transport by sea</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enemy centre taken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enemy division destroyed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enemy home centre in your hands, or nobody's</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enemy in the area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enemy spaces entered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enemy spaces that {type} may enter this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enemy zone of control</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Engineers that have built this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enough</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enter the dice first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enter {city}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enter {city} with {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enter {city}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Entered an enemy zone of control</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Entered this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Entry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Entry into the war</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Entry: {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Event</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Event actions have no bonus from the map. Western and Soviet neighbours count together; neutral ones count for nobody.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Event: {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Event: {event}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Event: {event} (cancelled)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Events</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Events are open to both. At most {n} are held.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Events are open; the opponent has played his. Finish without one if you like.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Events are open; the opponent plays his after you. Finish without one if you like.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Events are played in the first step of a conflict, answers right after an event, Counterattack after the result.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Events are sought as your action, with a bonus or in a Big Push.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Events held</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Events move the marker as their cards say. Low totals favour the Allied Powers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Events return from the lid at a reshuffle.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Events that may be used again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exchange of 1943</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exchange sides and begin the next game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Extended exchange, as long as the attacker likes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Extremists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>F/88</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Face up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Factions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Factions are purged in the Political Phase, from 1937 on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Factions on which points were spent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Failed {n:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Falkenhayn may come</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fall</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fall of the Tsar</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Field Marshal (12)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fight as it stands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fight as ticked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fight attack {n} on {hexes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fight without Combat Cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fight without air AP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fight without armour AP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fight without artillery AP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Finish set-up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Finish set-up (the rest as suggested)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Finish {space}, or go on to another space or stack: what has not moved then stays.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fire at {hex}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fire barrage {barrage} on {hexes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fires on the {table} table, column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First player</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First put right what may not stay: too few besiegers in a fort space, or too many units in a place.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Flank attack on {target}: it succeeds without a roll</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Flank attack on {target}: {roll:plain}, {n} or more needed, it fails</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Flank attack on {target}: {roll:plain}, {n} or more needed, it succeeds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Flank attack pinned from {space} succeeds in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Flank attack pinned from {space}: succeeds in {n} of {m}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fleet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fleet (sea attack)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fleet Carriers cannot reach {area:there}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fleet in the launching zone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fleet in {zone:there}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fleet in {zone:there} (costs a card)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fleet in {zone:there} (costs a card, ends the turn)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fleet of {w1:sides} in {w2:area}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fleets are placed as your action or with a success bonus.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Food riots</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Foot</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Foot, mud</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For a Soviet centre Soviet cards and double agents are discarded first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For which power do you defend {target:there}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For {card}: which card of your hand do you give up?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Foreign</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Foreign EP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Foreign EP of this turn halved, so often</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fort</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fort destroyed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fort elsewhere</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fort in a centre</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fort in {area:there}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fort in {area:there} (costs a card)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fort in {area:there} (costs a card, ends the turn)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fort in {city} ({n:plain} EP)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fort in {w1:city}: {w2:side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fort in {w1:space} destroyed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fort in {w1:space} intact</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fort of {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fort of {w1:sides} in {w2:area}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fortify {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forts are built as your action or with a success bonus.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forts are built in the Strategic Phase, with the optional rule.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forts destroyed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forts intact</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forts, fleets and events change dice in the fourth step of a conflict, Speer in an Axis reshuffle.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>France</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>France has recognized Nationalist Spain: {unit} may not leave over the border</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>French border</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From 1944 the Axis is barred from {area:there} while the Allies hold it uncontested.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From a published preview: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From here (click a unit or a hex)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From one enemy zone of control to another {unit} needs {need} MP and has {have}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From turn {n} on it leaves the game however it is played (8.5.1.3).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From {hexes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From {n:signed} on it is a {level}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From {origin:area} to {place:area}: {force}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From {space}, where does {unit} retreat to?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Front line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>GE</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>GE units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Game over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Game {m:plain} · {text:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Game {n:plain}: level, difference of hands, turns, rank</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Game {number:plain} begins. Sides are exchanged: player {by:plain} has the Axis now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Game {number:plain} of the tournament, player {by:plain} as the Axis: {level}, {reason}. Axis minus Allied hand size: {difference:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Game {n} of {m:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Game {n} of {m:plain} is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Game {n}, player {m:plain} as the Axis</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>German</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>German units that left Brandenburg</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Germandom against Slavdom</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Germany has been entered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Germany sends air and armour AP only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give a +1 cadre marker ({n:plain} EP)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give up {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give up {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on to Bagration</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Government</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Government of {government}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Government of {w1:government}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Greece may join</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Group {unit} with them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Guaranteed actions still to come</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Guerrilla marker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Guerrillas in {area} ({n:plain} EP)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Guerrillas strike in the Government's Strategic Phase, with the optional rule.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Guerrillas strike in {area} and succeed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Guerrillas strike in {area} in vain</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>HQs, heavy artillery and cards add the numbers printed on them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Half of your beaten events stay with you: choose {n} more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Halt</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand AP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand Allies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand Axis</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand CP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand N</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand R</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand size by morale now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand size of {w1:sides}: {w2:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand sizes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Has attacked in this player turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Has counterattacked in this player turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Has fired</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Has fired in this combat phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Has flown in this player turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Has flown this turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Has fought in this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Has moved in this phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Has moved or built in this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Has moved or was dropped off: may not move again in this phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Has moved, dug or changed in this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Has retreated in this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Has retreated in this round: adds nothing if attacked again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Have attacked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Have attacked or retreated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Have counterattacked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Have defended in a region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Have fired</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Have flown this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Have moved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Have moved or built</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Have retreated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Heavy fire</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Held by nobody</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Held by the enemy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Held by you</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hexes are added to this attack at its first hex, {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hill</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Holds a pontoon bridge: it stands as long as the unit stays.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Holds this round: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Home centre lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Home centre retaken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Home centres: {power}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many of the {n} EP go to the {seat}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How the war can end</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>IT</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>IT units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>If attacked: {hexes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>If both sides play any card they may hold</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>If the game ended now: {level}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>If the last year ({text:plain}) were over now: {level}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>If the last year ended now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>If the scenario ended now: {level}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In Bagration attacks come from Soviet-controlled areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In Barbarossa a Blitzkrieg goes only against Soviet-controlled areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In a city</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In a controlled region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In a hand, in the draw pile or among the discards; nobody is told which.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In an order nobody knows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In command, with the line of command</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In force</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In range, but not seen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In reserve</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In supply, with the supply line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the hand, in the deck or among the discards; nobody is told which.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the lid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the order of play, wherever they are now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Independent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Initial corps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Inter-Phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>International</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Into {city}: its move is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Into {city}: {force}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Is attacked in {hexes} (attack {n}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Is {nation} declared to have collapsed?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Island</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Isolated Spaces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Isolated group, or connected to the border only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It has been launched already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It has come to {area}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is the turn of {side:sides}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It may drop units or enter a city.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It may drop units.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It may enter a city.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It moves, rolled now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It stays with the defenders</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Italian</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Italy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Italy at I for the Rebels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Italy has surrendered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Italy is at war</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Italy out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Italy surrenders to {power:powers}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Its size may be counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join {group:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep the cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep the rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep {event}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kept when left empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Key cities</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Key cities last held by the {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kind: {kind:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kind: {text:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kinds of events</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Land</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Land area (land attack)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Land no more units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Landed in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Landing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Landing Craft or Higgins Boats, a zone held uncontested</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Landing from {origin:there} in {target:there}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Landing in Mallorca</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Landing in {target:there} from {origin:there}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Landing in {w1:space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Landing markers left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lapsed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Last action: {kind:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Last chance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Last year end</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lasting events</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lasts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Later</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Later commitment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Later war phases</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Launch Barbarossa: attack Baltic States, Bessarabia, Crimea and Minsk</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lay a conflict card face down.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lay a conflict card face up: the opponent sees it first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lay {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave the city</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave the dice as they are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave the dropped units in {city}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave the works as they are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leaves the game after the round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left in {city}: {force}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lemnos</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 20 or less</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 80 or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lies face up after the round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lieutenant General (11)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lift the one in {area:there}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Light fire</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Limited War</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Limited supply: only an ally's source</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Line of sight and range</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Load {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>London and Moscow</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Losses</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Losses are raised by odds above 5:1, after the die.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Losses are spared by odds above 5:1, after the die.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Losses are taken after the die of a battle.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Losses for the {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Losses in all: attacker {attacker_lost}, defender {defender_lost}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Losses inflicted on average: attacker {text}, defender {text2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Losses of the {role}: {amount:signed}, all defenders are disrupted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Losses of the {role}: {amount:signed}, odds above 5:1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Losses of the {role}: {amount:signed}, odds below 1:3</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Losses {n} to {m}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lost / due</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lost in the exchange</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lower your own hand size by 1 and discard at least 2 cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lowering your own hand size needs a hand size above 1 and two cards to discard.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>MIL</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Madrid box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Madrid evaluation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Madrid has been attacked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Madrid has been taken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Madrid has not been attacked yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Madrid reserves</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Madrid was attacked but not taken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Madrid was taken: nothing lost at the evaluation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Main Cities, {whose}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Main City</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Main road</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mallorca is full: send {n} {n:plural=unit|units} to the Reserve Box.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mallorca must be taken by turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Malls</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mandatory offensive of {w1:sides}: none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mandatory offensive of {w1:sides}: {w2:offensive}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mandatory offensives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Map of {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Map: {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Markers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Markers and records</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Markers on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Matériel shortage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>May come yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>May go on, with half movement points left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>May not retreat of its own will (B.standfast).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mech.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mech., mud</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mediterranean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mediterranean port</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Militarization</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Militarization: {n} more militia may become regular army.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Militarize no more units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Militia that is not Catalan may attack together from several spaces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Minor road</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mobilization</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Modifier of attacks this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Modifier of the next roll</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Modifiers are bought while a power is approached, at most three.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Morale</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Morocco</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Morocco is never gained or lost. A key city counts when it comes to a player who was not the last to control it: plus for him, minus for the other. Each player's changes are one sum.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain infantry in mountains</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountains</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move a brigade by air, or go on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move stacks out of activated spaces, or let a unit build.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move stacks, dig trenches, put corps together or take them apart.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move units by air or sea, or go on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move units by sea, or go on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move units far behind the front, by rail or sea, with these points.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move units far behind the front, by road, rail or sea, with these points.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move your units, or end the phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move {group:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Movement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Movement points to enter; P: prohibited off road. Only the best defence counts.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moves</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Must the stack retreat, or does the leader stand with his back to the wall for one more step?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name at {hex:number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>National will</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>National will, {nation}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>National will, {w1:nation}: {w2:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nationalist</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nationalist automatic victory at or below</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nationalist cards give 2 SR points less, at least 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nationalist cards that gave fewer SR points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nationalist decisive victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nationalist marginal victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nationalist on {n}, else Popular Army (15.6)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nationalist on {n}–{m}, else Popular Army (15.6)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nationalist substantive victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nationalist victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nationalists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Naval patrols</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nazi-Soviet Pact</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Needed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Needs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neighbour of the enemy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neighbour of yours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neighbours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neutral or uncontrolled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neutral until an event brings it in (2.1)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Never above {hand:plain}: a rise beyond it is ignored.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Never ask the {player} for Combat Cards, unless they say so</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Never more than</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>New {w2:kind} in {w3:place}: {w1:faction}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>New: {faction:troops} {kind} in {where:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No Blitzkrieg attack can go out from there: it needs an area just taken by land attack, and the one series of the turn must not be over.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No British or French attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No HQ</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No Rebel counterattacks in {area}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No Republican unit leaves over the French border any more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No ammunition shortage in the north</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No answer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No area of yours borders {area:there}: there is no attack on it by land.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No attack is declared: the phase ends without a fight (11.1)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No attack may start in {area:there} this turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No attack on {hex} has been declared.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No attacks this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No brigade may be released now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No counterattacks there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No die is named yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No division has been withdrawn that pays for another.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No division takes part: say which one pays.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No event is carried out by hand now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No flank attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No fort at Bilbao</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No fort in {w1:city}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No fort is besieged.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No friendly port</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No land attack may start from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No landing in {w1:space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No longer bound to their region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No marker of yours can be lifted from {area:there}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No more Blitzkrieg</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No more artillery</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No more cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No more counterattacks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No more events</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No power backs the {whose} side: a die of PSP lost each turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No purge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No re-roll</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No replacement points this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No retreat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No special redeployment through France</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No spending of replacement points this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No suit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No unit of {unit}'s formation in this combat is in command.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No uprising</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No way leads {unit} to {hex}: enemies, their zones of control, traffic or closed terrain are in between.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No {power} control marker is left: lift one from the map.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No {whose} automatic victory this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No, I play them myself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No, it fights on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No, they retreat all the way</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody attacks.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody can be attacked from {spaces} (11.1.3)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody controls the region of {region} any more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Non-intervention patrols: {w1:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>None</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>None of your battle groups has moved: the movement of this turn would be over (8)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Normal attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Normal attack or assault is chosen when a combat begins.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Northern Front</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not exactly one area lies between {origin:there} and {area:there}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing can be done with this now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing has been sent against {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing in {hex} can be hurt from a distance.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is activated: the operation points are lost (8.2.1)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is activated: the operation points are lost (9.3)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is owed: all that must fight are assigned.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is pressing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>November coup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>OPS</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>OPS cards in winter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>OPS, SR</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Objective of {divisions}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Objectives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Odds above 5:1, {n} {n:plural=ratio|ratios} to use: one more loss for the defender, or one less of your own?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of the events held, face down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Off-map box; its units enter at {hexes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Offensive</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On {unit}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One British or French corps leaves the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One French corps leaves the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One Turkish corps leaves the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One enemy move could cut its supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One loss less for the attacker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One more loss for the defender</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One of these gets the bonus marker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One of these must be retaken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One operation without a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One opposing conflict card counts 1. It keeps its re-rolls.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One step (RP)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One step leads to any area in reach. A group that has dropped units may go on, unless it has met the enemy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One step: the first loss removes it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One unit loses a step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only a card of your hand can be discarded.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only an opposing card can be chosen: one with re-rolls for a double agent, one not lowered yet for a Saboteur.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only commanders and Saboteurs among your cards that are not in hand can be taken.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only ground units move.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only hexes the set-up allows are lit.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only one general serves in an attack or defence.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only one two-card event serves in a conflict.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only one unit may stand in the road hex {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only the surroundings of Madrid were reached</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only the top card is open to you</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only the top card is seen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only {n} air {n:plural=point is|points are} left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only {n} of this group may start in {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only {text}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open ground</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Operation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Operations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Option {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Optional rule {rule:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Or choose the next group.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Organization Phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Otherwise</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ours: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of command</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of command: movement halved, may not enter an enemy zone of control, no assault, no fire.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of command; the line that is missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of reach</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of supply, but connected to the border: may move, survives attrition</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of supply: attacks at half strength</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of supply: halved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of supply: loses a step in attrition</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of supply: movement halved, may not fire; it defends with 1 as always.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of supply: removed for good in attrition</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of supply: strength and movement halved.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of the game, but not played as events</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of {city}: {force}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Overlord</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Overlord does not land in {area:there} from {origin:there} now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Overlord is launched as the first action of an Allied turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Overlord may not go on to {area:there}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Overlord needs the Channel or the Bay of Biscay under uncontested Western control.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Overlord needs {event}, held and face up.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Overlord waits for the end of 1943.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Overlord: landing from {zone:there} in {area:there}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Own division destroyed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>P</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>POL</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>POUM</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>PSP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>PSP Gov.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>PSP Rebels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pact</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Paratroop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Paratroops from {origin:there} on {target:there}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Paratroops on {target:there} from {origin:there}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Paratroops, an own land area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Paris has fallen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Paris lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Paris taken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Partly ours: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>People's Army</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place and attributes beyond those the rules name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place the rest as suggested</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place your units, or let the rest be placed as suggested.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Places, borders and lines of the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play events in the conflict over {target:there}, one after the other.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play {event}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Played as events</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Played as events before, still in the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Played with an owner's copy. Entries otherwise than they ship: {0}; compared and the same: {1}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Player</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Player turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Player turns begun</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Point at a space and press M or A, or click it. All spaces are marked before anything moves. Units in a marked space may still stay where they are.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Points allotted to partners</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Points are sent {amounts:plain} at a time; other sums are made up of these.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Points serve the whole attack: send them to {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Points spent on creating and rebuilding</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Political Phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Political adjustment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Political levels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Politics</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pontoon bridge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Popular Army</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ports</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Portugal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Portugal at I for the Rebels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Portuguese</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Portuguese border</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Position</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Powers are approached in the Political Phase, one at a time, the Rebels first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Powers whose forces have come</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Powers whose forces have come in this intervention</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Prices of asset points by die</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Printed Axis</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Printed Soviet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Printed Western</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Production bonus: an event action</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Production centres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Production {n}, counts for whoever holds it (8.3)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Production {n}, home centre: {power}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Purge a faction, or go on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Purge the {faction}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Purged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Purged: may neither move nor attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put it back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put together or taken apart this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put {card} away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put {unit} together in {space}, at full strength</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put {unit} together in {space}, reduced</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>RP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>RP AP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>RP CP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>RP N</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>RP R</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>RU</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>RU units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Raise the opponent's hand size by 1 and discard at least 1 card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Random event ({roll}): {event}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Random events</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Re-roll all that could help: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Re-rolls by {source}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reaches {n} hexes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ready</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rebel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rebel groups may not counterattack in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rebellion</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rebellion and revolution</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rebels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rebuild {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rebuild {unit} at full strength</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rebuild {unit} at full strength ({pool} points)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rebuild {unit} reduced</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rebuild {unit} reduced ({pool} points)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rebuilt full (RP)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rebuilt reduced (RP)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Receive {division}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Record these points; they rebuild units in the Replacement Phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Record these points; they rebuild units in the Replacement phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recyclable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Redeploy units: SR points left: {left:half}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Redeploy units: {left:plain} of {points:plain} SR points left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Redeployment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reduced sides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reduced: the next loss removes it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Refill</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Region gained</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Region lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regional ranges</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regional units abroad must go home first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Regions (cities occupied, Government:Rebel)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reinf.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Release {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Removed for good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Removed in this round: {n}. More, or enough?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Removing {unit} does not make room in {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reorganisation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reorganise</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reorganise, first way</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reorganise, second way</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reorganise: lower your own hand size, or raise the opponent's?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replacement EP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replacement of a corps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replacement points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replacement points are recorded in {n} entries</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replacement points are recorded in {n} pools</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replacement points that could be spent are lost: {text} (14.1.2)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replacement points that could be spent are lost: {text} (16.1)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replacement rate</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replacements</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replacements for losses</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Republican</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Republican automatic victory at or above</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Republican decisive victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Republican marginal victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Republican militia, Turn 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Republican morale</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Republican morale: {w1:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Republican victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Republican, linked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Republican, on its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Republicans</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reserve requirement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reserves free to enter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reserves released: {units} ({reason:reason}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Resistance of the {siege}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Retake {areas} in this turn, or the war is lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Retirable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Retreat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Retreat {n} {n:plural=space|spaces}, or give up a step to stop one space sooner.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Retreat {n} {n:plural=space|spaces}, or give up one more step to stay.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Retreat {n} {n:plural=space|spaces}, or stay in the port at the price of a step of each unit.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Return one event from the lid to its mall.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Return {event}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Returnable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reusable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>River hexside</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Roll</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Roll again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Roll for {hex}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Roll for {purpose} and enter the result, 1 to {sides:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Roll one die each turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Roll the die</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rolls two dice and keeps the higher</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rolls two dice and keeps the lower</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rough</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Royal Navy blockade</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rule {rule:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Russia is out of the war</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Russia lets its partner play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Russian</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Russian Revolution</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Russian Revolution: {stage}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Russian amphibious assault possible</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>SIEGE</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>SR</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>SR over the border</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Saboteur (1)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Santander</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sea</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sea attack on {target:there}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sea invasions allowed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sea zone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sea zone (sea attack)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Second attack of the Big Push</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seek {event}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seen by a spotter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seen, {n} {n:plural=hex|hexes} away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Separatists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Serbia has collapsed once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set aside until the end of 1941</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set-up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set-up entries</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Several divisions or a corps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Severe weather</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Severe weather: a die above {n} costs a column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Severe winter in turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Severe winter, mountain</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shared mall</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shifts are netted first and never leave the table. L is left, R is right.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sides are exchanged between the games of a tournament.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Siege</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Siege of {space}: {roll:plain} against {factor}, the fort holds out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Siege of {space}: {roll:plain} against {factor}, the fort surrenders</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sieges</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sieges assaulted this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sierra of Madrid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>So many more groups may move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Some of its figures are ours.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Some {side} units are not set up yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sort units into battle groups, put groups into cities, or go on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Soviet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Soviet Union</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Soviet aid has come</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Soviet capitulation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Soviet cards first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Soviet replacement points may be recorded from now on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Speer does not lie beside the deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spend equipment points: {n} left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spend replacement points.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spotting</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spotting: how far a spotter sees for artillery.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spring</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stack in {at:space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stacking</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stacking, also during set-up: a hex holds {n} battalions{companies:plain}; or one regiment or brigade, with no other unit that counts. Headquarters, trucks, leaders and air units do not count. Only one unit may be in a road hex that is no town or city.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Standing or retreating is decided before the die of a combat is rolled.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stars: {text:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>State of the nations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stay outside</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stays inside the boundary of the Madrid reserves until any of them is released (J.reserves).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Still to be attacked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Still to do</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Storm the siege</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Storm the {siege}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Strait</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Strait of Gibraltar</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Strait of Gibraltar: {w1:side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Strategic Phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Strategic Phase of the</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Strategic counterattack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Strategic counterattack this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Strategic redeployment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Strength lost (for replacements)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Strength lost, {w1:side}: {w2:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Strengthen the {siege}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Strike {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Strong (intervention)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Submarines</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Subsidies are paid in the Government's Strategic Phase, while it has EP.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Subsidy for {faction} ({n:plain} EP)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Success bonus: any normal action</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sudden death</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Summer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Supply sources</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Support serves the whole attack: send it to {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Supports the attack on {hexes} (attack {n}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Supreme Commander (13)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Surrender</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Surrender at or below, if the opponent stands at the upper line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Surrender if the opponent reaches</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>TOO FEW</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>TU units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tables and figures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tactical doctrine</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tactical doctrine by die</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take a commander or saboteur from your pile, one for one, or go on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take and show</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take losses: loss number {number}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take losses: {number} in all.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take off the work in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the works off {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take this set-up, or roll again?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take {unit} along</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take {unit} apart</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Taken from the Central Powers since the treaty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Taken from the enemy this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Takes part in the attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Target</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Temporary production centres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Terrain cancelled by the card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Terrain effects</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Allied Powers take or retake a VP space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Allies defend for {power:powers}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Allies name a power when they defend an uncontrolled zone that both powers border.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Army of Africa arrives in rounds 1 and 2 of Turn 3</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Army of Africa begins to arrive</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Army of Africa comes by its schedule</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Army of Africa comes faster</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Axis keeps half of its beaten events in the clean-up of Overlord and Bagration.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Axis may not attack neutral Vichy: {area:there}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Axis plays no events for neutral Vichy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Blitzkrieg attacks of Overlord cost nothing: no general is announced with them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Blitzkrieg is lost (7.9).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Central Powers capture a landing under fire</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Central Powers take or retake a VP space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Combat panel shows every outcome and its chance.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Combat panel tells the chance to win with each card, as far as it can be known.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Corridor of Grado is closed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Corridor of Grado is closed for good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Corridor of Grado is open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The EP are divided at the start of the Government's spending, with three or four players.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The French border is closed by the Nationalists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Government purges {faction}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Kerensky offensive has failed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Nationalist zone has been split</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Nationalist zones are joined</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Nazi-Soviet Pact closes {area:there}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Nazi-Soviet Pact forbids attacks on and from Soviet areas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Nazi-Soviet Pact is in effect</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Nazi-Soviet Pact is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Nazi-Soviet Pact is over.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Nazi-Soviet Pact protects {area:there}: it borders the Soviet Union.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Pact</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Pact is over: Barbarossa can no longer be launched.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Portuguese border is closed by the Republicans</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Republic has survived</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Republican zone has been split</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Republicans build no positions or trenches in Bilbao any more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Russian Revolution will begin with {turn}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Serbs have returned</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The ammunition shortage in the north is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The area in focus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The artillery of a cancelled attack is aimed when enemies are left in several of its hexes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The attacks of this operation are land attacks.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The battle for Madrid has been evaluated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The blockade destroys an asset point: which?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The bonus of {card} in {space} is lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The bonus of {card} lies in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The card is drawn at random</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The city in {hexes} blocks the line.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The combat at {target} is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The conflict is over: {winner:sides} win.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The dice show {dice}. Name up to {n} to re-roll, then roll.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The dice that are named must be rolled.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The doctrine has run out. Roll a new one?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The enemy has collapsed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The enemy has come near the bridges</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The enemy has left attack {n}: at which hex does the artillery fire?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The enemy in {hex} exerts a zone of control on your artillery, which can shell it and must.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The enemy in {hex} exerts a zone of control on your units and must be attacked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The enemy is near: {count} {count:plural=brigade|brigades} may be released from Madrid.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The enemy is there: it must stop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The event is done</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The exchange ends after {rounds} {rounds:plural=round|rounds}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The exchange has gone {n} {n:plural=round|rounds}: go on, or halt?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The exchange of cards has been made</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The flank attack failed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The flank attack succeeded</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The fort of {city} is gone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The fort of {space} is destroyed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game ends with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game is over.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game is over: a draw ({of} margin {margin:signed}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game is over: {level} ({of} margin {margin:signed}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game is over: {level}. Change places: whoever had the Allies takes the Axis in game {n}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game of 1944 opens with Overlord.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The guerrilla attack of this turn is made</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The guerrillas in {area} succeed: what do they do?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The land behind the map. No rule reads it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The landing in {space} is captured and out of the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The landing in {space} is no longer under fire</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The landing in {space} is out of the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The landing in {space} is under fire</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The last year is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The loss falls on the division that should have replaced {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The modifier holds in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The next combat is chosen when the last one is over and several are left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The north is linked to the rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The opponent's hand size is at its most, or you have no card to discard.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The owner's copy that this game is played with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The pontoon bridge of {unit} at {hexside} is gone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The price of {event} would bring your hand size to 0.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The price would bring your hand size to 0.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The production bonus is an event action: seek an event.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The production bonus is lost (7.9).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The published text does not give it, or its words belong to others.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The published text states: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rest is placed as suggested only during the set-up, while no single unit is being placed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The revolution waits on the turn track</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The river counts in full only if all attack across it, else 1. Bridges do not cancel it; none against barrage.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rule for militia attacks is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The set-up leaves {unit} no choice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The siege of {space} is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The solitaire game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The stack goes no further</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The success bonus is lost (7.9).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The success bonus waits until all actions of the operation are made.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The sum of the modifiers is never below −1 or above +3.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The town in {hexes} blocks the line.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The treaty of Brest-Litovsk is in force</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The treaty of Brest-Litovsk will be in force from {turn}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The treaty waits on the turn track</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The treaty with Russia</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The trench in {space} is gone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The turn is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The turn under way</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The unit goes no further</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The units stay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The uprising takes control of {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The war in the north is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The way to reorganise is chosen when you reorganise.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The weather is {weather}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The whole record.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The winter of {turn} will be severe</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The zone cannot be defended for {power:powers}: that goes by who controls the areas and zones beside it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The {side:whose} fleet in {zone:there} is removed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The {side:whose} fort in {area:there} is removed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The {work} in {space} is taken off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is a fort in {area:there} already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no Axis-controlled area that Overlord could land in.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no attack {n} left to fight.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no enemy in {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no event that you could seek.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no river here for {unit} to bridge.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no room left for {unit}; move another unit first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no second attack to make.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no such area.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no such die.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no such event.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no such operation for you in this scenario.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no such way to reorganise.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no support against a barrage.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no unit here to take up.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is nothing to be ended here: something must be chosen first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is nothing to be left out now: this question must be answered.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is nothing to finish here: the question must be answered.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is nothing to go back from.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is nothing to use a Big Push for.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>They join the pile when the commitment rises.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>They join the pile when their phase begins.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>They never come back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This Big Push is one of two attacks: declare an attack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This Big Push is one of two event actions: seek an event.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This cannot be done now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This change is not possible: {reason:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This die is named already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This die is rolled when a power is approached.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This ends a round of an extended exchange.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This ends an extended exchange.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This game has no edit mode.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is asked at the start of a turn, when a doctrine has run out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is asked when a battle has emptied a city.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is chosen when guerrillas have succeeded.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is no bonus.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is not a hex of the map.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This retreat is compulsory.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Those of your deck, in an order nobody knows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three British or French divisions leave the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three Turkish divisions leave the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ties</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To be remembered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To be settled, {n:plain}: {whose} hand size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To the Reserve Box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To the end of the turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To {hex}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Too many units in {hex}: remove one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Total War</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tournament</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Town</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tracks and markers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Transport by air is at the end of the Rebel Strategic Phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Transport by sea is at the end of the Strategic Phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trench</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trench built this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trench in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trench of {w2:sides} in {w1:space}: {w3:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trench {n:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trench, level 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trench, level 2 (Doiran)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Troop quality</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Troop quality, {nation}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Troop quality, {w1:nation}: {w2:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Troops of {w1:power} have arrived</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Troops of {w1:power} have not arrived yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Try for a Big Push</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turkish units abroad live from German and Austrian sources</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn a German point into a Turkish one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn an Allied point into a Russian one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn marker: {w1:turn}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn {n:plain} over: the Government wins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn {n}, {label:label}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn {n}, {season} {year:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn {n}, {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn {n}, {text} · winter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn {n}: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turncoats</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turns {n}–{n2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two French divisions leave the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two German corps leave the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two-step divisions lost and not rebuilt</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units advance at the end of a combat, into hexes that the enemy has left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units are chosen for a breakthrough.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units are created in the Strategic Phase, one at a time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units are dropped off by a group that moves, in the Movement Phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units are picked one at a time, in the set-up and in their owner's movement phase, while no other is on the way.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units are picked to be improved in the Strategic Phase, to be regrouped in the Organization Phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units are removed for stacking at the end of a phase, where a hex holds too many.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units are taken out of an attack while attacks are declared.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units lost, {w1:faction}: {w2:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units out of supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units retreat of their own will before the die of their combat is rolled.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units that a moving group has dropped may be left in a city.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unload {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unplayable (2.1)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Until the end of the turn: {effect}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use Speer to cancel the growth of the Allied hand?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use {event}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use: {text:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use: {text}, attack only.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use: {text}, attack or defence.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use: {text}, defence only.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Used with the optional rule only; without it 3 holds for both sides.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>VP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>VP space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>VP spaces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Values, and the number of counters ({n}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Variable set-up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Vichy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Vichy (8.5)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Vichy areas whose attack alone does not end the neutrality of the others</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Vichy defects: the rest joins the Axis in its next Preparation Phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Vichy has been attacked: what stays neutral joins the Axis in its next Preparation Phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Vichy is no longer neutral.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Vichy: the top card of the Axis deck, dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Vichy: {status}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Vichy: {w1:status}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory at the end of the last year</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory by points at the end</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory by the margin of the {side} points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory hexes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory hexes and their points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory levels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory levels of the scenario</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory of the {winner}: the Republic has survived</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory of the {winner}: the enemy has collapsed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory points: {w1:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>War AP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>War CP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>War Status</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>War commitment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>War industry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>War of the Armies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>War of the Columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>War phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>War status</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>War status of {w1:sides}: {w2:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>War weariness</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weak (support)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weather</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weather at {space}: die {die}, no severe weather</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weather at {space}: die {die}, severe weather costs the attacker a column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weather: {w1:weather}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Went by air</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Went by sea</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Were attacked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Western</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Western Allies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Western capitulation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What I can attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What becomes of it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What counts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is lost? {n} SP left to lose.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is ours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is owed is declared at the start of the combat phase, while something is missing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What it does</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What takes the place of {unit}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the card says happens. Then it goes to the discards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the card says happens. Then it leaves the game.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the enemy can attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where do the {faction:troops} volunteers appear?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does the Portuguese division cross the border?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does the group go?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does the stack in {space} go? {n} {n:plural=point|points} left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does the uprising in {nation} break out?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does the {faction:troops} {kind} appear?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does the {piece:plain} go?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does {unit} advance to?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does {unit} come back?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does {unit} enter the map?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does {unit} go home to?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does {unit} go?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does {unit} land?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does {unit} retreat to?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does {unit} retreat?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does {unit} return?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does {unit} start?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where is {unit} deployed?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where is {unit} rebuilt?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where these units start</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whether Greece joins the enemy: die {result}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which air point is lost?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which ally of the Axis changes sides?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which asset points join the fight?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which battle group moves?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which beaten units leave {space}? They need not.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which combat is fought next?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which corps come to {space}? {n} left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which division replaces {unit} in {space}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which group does the {piece:plain} join?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which place is attacked?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which small unit replaces {unit} in {space}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which small units make up {unit}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which space is attacked?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which unit is exchanged? {n} left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which unit loses a step?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which unit retreats next? {n} {n:plural=space|spaces} owed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which units defend {space}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which units go with the armour?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who advances into {space}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who attacks {space}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who commands the defence of {space}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who storms the siege?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who storms the {siege}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whom does the breakthrough attack?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Why VP and morale stand where they stand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Why the tracks stand where they stand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Will AH</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Will GE</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Will RU</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Winner</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Winter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Winter turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Winter, mountain</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With a flank attack pinned from {space}, which succeeds in {n} of {m}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With {n} more {n:plural=modifier|modifiers}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With {side:sides}, to be returned to the malls</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With {unit} claiming the armor modifier</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Withdraw {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Withdrawal under fire</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wolfpack, V-Rockets, Strategic Bombing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Woods</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Woods in {hexes} block the line.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written or drawn for this program</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Year end</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Year of {w1:sides}: {w2:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Yes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Yes, it may be used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Yes, this turn the partner plays them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Yes, {nation} has collapsed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You chose: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You do not hold {area:there} uncontested.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have a fleet in {area:there} already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no production bonus: no attack has captured a production centre, or it has lapsed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no ready general who spares the price of a Blitzkrieg attack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no success bonus: the first action was not won, or the bonus is used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no such effect in this conflict, or it is used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have reorganised this year already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have too few cards to reorganise.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You hold a Big Push marker already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You hold more cards than your hand size: discard {n} {n:plural=card|cards}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You hold too many events: return one to its mall.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You may re-roll up to {n} own dice, in a conflict or in a try for a Big Push.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You may re-roll {n} own die, in a conflict or in a try for a Big Push.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You must discard {n} more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You need a Big Push marker star up.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You reorganise as your action or with a success bonus, once in a year.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your double agent cancels the re-rolls of one card: which?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your hand size has fallen: discard {n} {n:plural=card|cards}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your level falls to 0 by this: the game is lost (5)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your level may fall to 0 by this, and the game would be lost (5)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your saboteur lowers one card to 1: which?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Zones of control</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Zones of control do not hinder an advance.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a Beach Head is placed when the card of a landing is played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a British or French attack in spite of the offensive rolled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a battle group is in {city} already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a besieged fort is attacked only from its own space: {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a better way than {space} is open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a collapse is declared in the War Status Phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a division is given up when a card brings a corps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a division replaces a corps as soon as that is lost in combat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a flank attack on {space} needs a large unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a flank attack on {space} needs attackers from two spaces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a hand size has fallen to 0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a hand size of 3 or less against 12</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a hostile power backs the enemy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a marker is taken back while spaces are being activated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a place is named only for a unit that moves, retreats, advances, redeploys or comes into play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a player who alone controls the zone or a neighbour of it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a point is recorded when a landing was captured</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a production centre was captured</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a ratio to spare would do nothing there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a re-roll</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a rebellion (23.3)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a regional unit stays within one area of its capital</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a retreat is cancelled before it begins, in a combat that was lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a rising breaks out when the card that says so is played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a setback on {n} of 6</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a space digs instead of moving, and units of {space} have moved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a space holds too many units: one must leave it first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a space is struck when the card that says so is played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a stack stops while it moves</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a step of {unit} is not among the lowest that use the {number} losses as fully as possible</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a step of {unit} would not use the {number} losses as fully as possible</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a unit defects when the card that says so is played in a combat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a unit enters at most {n} spaces that were enemy-controlled as the round began</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a unit joins a combat by a card, just before it is resolved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a unit of its size and faction has no such step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a unit that must go home shares the space of {unit} and goes first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a unit that was picked up, placed, retreats or advances goes to a space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>across the {river}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>activations are taken back only before movement begins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>acts when won, then out of the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>acts when won, then to the lid; some come back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>added</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>after Plans of the Iron Belt nothing is built in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>after Serbia has collapsed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>after The Kerensky Offensive (AP-54) has failed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>after The Somme (AP-45) was played as an event</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>after an advance into a VP or fort space {zone}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>after an attack on Madrid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>after the Russian Revolution has begun</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>after the Treaty of Brest-Litovsk has come into force</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>after the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>after turn {n:plain} the Government has won if it still stands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>after {card} was played as an event</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>against a {works:any_work}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>against units of {nations:any_nation}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>against units of {nations:any_nation} alone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>against {spaces:any_space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>air bombardment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>air points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>air points do not travel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>air unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>air units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all Main Cities</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all attack across the river ({hex:number})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all games are played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all of it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all own units are out of supply: Combat Cards do not help them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all six home centres of a power have fallen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all taken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all {n} markers are used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>alpine trail</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>always clear</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>ammunition shortage: one attack activation in the northern zone per round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>amphibious attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an HQ or heavy artillery may not be alone in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an HQ or heavy artillery may not be left alone in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an advance ends while it is made</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an advance stops in mountains</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an air card is cancelled in a combat, before the dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an ally of the Allied Powers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an ally of the Central Powers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an attack is being declared: make it, or leave its units out first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an attack is made when its target and attackers are named, after all movement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an automatic operation takes the place of a card, at the start of an own action round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an enemy island in it or land on it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an enemy land area that borders it; islands only as 2.2 and 2.3 say</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an enemy land area with exactly one area between</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an own land area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an uprising as an action is placed in the first round, in a demoralized nation with a counter left: not in {nation} now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an uprising in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>another space or stack has moved since: what is left in {space} stays</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>another unit of the card stands in {space}: they come to different spaces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>another {unit} like it stands for it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>anti-aircraft</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>anti-tank</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>anti-tank: {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>any of {hexes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>any zone not yours, or yours with an enemy fleet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>approach</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>approach to {power:the}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>areas lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>armistice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>armor (16.6)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>armor claims its modifier with the attacker's Combat Cards, before the dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>armour that was used and units whose cadre gave a shift are lost first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>armoured car</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>artillery</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>as an action an uprising is placed in the first round, in a demoralized nation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>as long as Serbia has not collapsed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>as long as the Russian Revolution has not begun</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>as long as {card} was not played as an event</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>as the active player</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>as the position states</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>assault</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>asset point</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>asset points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>asset points alone do not attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>asset points are bought with foreign support, and no power supports you</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>asset points are neither converted nor improved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>asset points arrive in a friendly port</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>at an Adriatic port</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>at least {n} VP {n:plural=space|spaces}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>at most one attacking space may hold militia alone: {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>at most {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>at most {n} EP a turn for new Colonial, Italian, Portuguese and International units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>at most {n} converted points a turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>at most {n} units in a battle group</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>at once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>at random</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>at war</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>at {hex:number} without supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attack on {hexes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attack {attack}, defence {defence}, movement {move}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attack {attack}, range {reach}, movement {move}; defends with 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attacked: joins the Axis in its next preparation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attacker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attacker disrupted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attacker loses a step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attacker loses a step and must retreat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attacker must retreat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attackers advance after a combat in which the defenders have left their space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attackers advance after a combat that emptied the space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attackers are left out only while an attack is declared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attackers are named for another target: leave them out before {space} is attacked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attackers are named when an attack is declared, after all movement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attackers are named when attacks are declared, after all movement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attackers came from {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attacks are declared after all movement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attacks are declared after all movement, from spaces activated for attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attacks end while they are being declared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>available every turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>baltic_states caucasus crimea ruhr steppes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>baltic_states steppes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>barrage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>barrage of {hex}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>bars on Nationalist attacks near France</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>battalion {kind}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>battle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>beaten defenders retreat, nobody else</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>before a fort stand too few besiegers: they must be taken away or joined first, with the operations of this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>before {card} is played as an event</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>being played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>beside the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>beside the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>besieged ({side})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>bombardment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>bombardment strength {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>bombing by night</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>both Axis at its start and none retaken: the Axis wins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>both sides are in the area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>both sides discard {used:plain} {used:plural=card|cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>both sides discard {used:plain} {used:plural=card|cards} and draw {drawn:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>both sides draw {drawn:plain} {drawn:plural=card|cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>both year markers there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>brigade {kind}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>building</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>building failed, {n:plain} so far</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>by air</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>by choice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>by date</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>by pontoon over the {river}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>by rule</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>by sea</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>by sea a Rebel unit goes between Morocco and a Mediterranean port</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>by sea asset points go from port to port</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>by suit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>by total</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>capital</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>capital of {faction}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cards are played as the action of a round, one at a time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cards are played at the start of an own action round, one in each</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>carried by {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>catastrophic Allied defeat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>catastrophic Axis defeat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cavalry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>changed by hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>choose a battle group first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>choose at least one unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>choose {n} to release</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>city</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>clear</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>click it, or carry it to the box of eliminated units, to take the loss</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>collapsed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>combat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>combat won with {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>commanders in hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>conflict card of your choice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>control marker of {area}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>control of the region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>corps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>corps and armor never go to the Balearic Islands: {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>corps {kind}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cover in {hex:number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>decisive Allied victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>decisive Axis victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>declaration of attacks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>defected: the rest joins the Axis in its next preparation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>defender</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>defender disrupted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>defender loses a step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>defender loses a step and must retreat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>defender must retreat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>defenders are picked when a region with more than a stack is attacked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>defenders never advance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>defenders retreat after a combat that the attacker has won</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>dice the map gives, yours : theirs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>die</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>die {die}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>die {die} {modifier:signed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>disrupted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>disrupted units may not attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>division</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>division steps are lost before corps steps: not {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>division {kind}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>divisions go to the Reserve Box to make room for a corps, after a landing, and when the reserve requirement is checked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>does do</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>draw</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>drawn at random</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>drawn at random from these: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>driven off the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>due</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>each player with a fleet in the zone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>east edge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>eliminated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>elite</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>end of an Allied turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>end of an Axis turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>end of any turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>end of turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>ends your turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>enemy units are in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>enemy units are in {space}: it is attacked, not entered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>enemy zone of control: stop here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>engineer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>enter at {hex:number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>entries of neutrals</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>entry area {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>equipment points (6.2)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>equipment points from turn {n} on (6.6)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>equipment received each turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>event action</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>event actions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>event and OPS</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>events held</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>every VP space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>exchange</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>face up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>falls fall</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>first action</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>first those must move that may not stay: too few besiegers before a fort, or too many units in a space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>first {n} of {text:plain}, then {m} of the rest, shuffled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>first {unit} goes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>flank attacks are announced when an attack has been declared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>fleet of {side:sides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>fleets lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>food riots</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>foreign EP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>foreign intervention</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>foreign support</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>forest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>fort of {side:sides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>fort {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>fortifications lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>forts are not played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>forts under siege</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>friendly spaces come before {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>from one enemy zone of control to another</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>from stage {value} of the Russian Revolution on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>from turn {value} on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>full</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>full strength</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>goes go</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>got nothing this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>group {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>groups wiped out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>guerrillas are not played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>guerrillas keep the groups of its area from counterattacking</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>guerrillas strike only in regions that the Government does not control</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>half strength</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>hand size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>hand size {low:plain} or less against {high:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>hand sizes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>handed to the opponent, who returns it to its mall in his next preparation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>has flown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>headquarters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>heavy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>held against the enemy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>held by {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>hill</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>how long the doctrine lasts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>how near a hand is to nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>how near automatic victory is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>if a place {zone} is attacked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>if a space connected to {space} is attacked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>if a space is attacked, not a region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>if an enemy {family} unit takes part</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>if lost, your turn ends</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>if no trench is there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>if the enemy attacks with a {family} unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>if the enemy claims the armor modifier (16.6.2)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>if the terrain attacked is {terrain:any_terrain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>if {space} is attacked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>if {units:any_type} attacks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>important Axis victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>improvement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in Austria-Hungary</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in Germany</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in Germany or connected to it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in Greece, in Serbia, in a sea invasion space or on Lemnos</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in Romania</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in Russia</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in Serbia, Montenegro or Albania</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in defence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in effect</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in exchange</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in exchange for a division, at {hexes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in force</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in force from {turn}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in mountains or on the Italian Front</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in or next to each region of the north a corps must still be deployed, or as near as can be: not in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in round {value}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in the Balkans</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in the Balkans, in a sea invasion space or on Lemnos</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in the {phase}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in this phase the group is named</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in turn {value}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in {city}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in {seasons:any_season}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in {space} stacks are activated, not the region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>infantry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>infantry and armour</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>infantry, armour, artillery and air</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>initiative</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>intervention</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>is are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>island base</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it advances into {space} first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it backs the enemy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it cannot go there now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it costs {n} EP, more than are left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it did not come by sea this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it has a cadre marker already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it has attacked already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it has met the enemy and must stop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it has moved already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it has travelled already this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is in a city; it must leave it first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is in another area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is in no city</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is in no city, and transport goes from city to city</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is in that group already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is in {area} already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is in {city} already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is moving already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is no longer in play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is not with the group that moves</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is not yours to carry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is out of supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is the {siege} that is being stormed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it neither supports that side nor intervenes for it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it takes no part in this battle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it was attacked in this phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>its move ended here: one step leads to any area in reach, and a group goes on only when it has dropped units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>joins {sides} with {card}, {commitment}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>keeping Enigma</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>key cities</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>key city, {n} PSP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>land</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>land attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>landing marker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>landing marker, withdrawal under fire</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>landing markers captured</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>landings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>large units are put together in the movement of operations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>large units are taken apart in the movement of operations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>last entered by {side:sides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>leader</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>leaving an enemy zone of control</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>led by {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>left by {hex:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>left the map at {hex:number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>less than that</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>lid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>lie in their malls, face up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>light</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>light tank</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>limited Allied victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>limited Axis victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>limited supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>linked to {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>loser</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>loses to the other suits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>loss</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>loss adjustment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>losses</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>losses fall on a missing division when a corps is lost that none can replace</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>made</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>made: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>mall</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>mandatory offensive of {side:sides} not made</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>militia (17.4)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>militia become regular army before Turn 6, or by a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>militia that came in an isolated space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>minimum Allied victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>mixed terrain</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>mixed-gauge railroad</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>modifier</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>modifier of the siege</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>modifiers bought</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>mountain</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>mountain troops</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>movement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>movement ends while spaces activated for movement are used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>mud</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>national will of {nation}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>neutral</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>never receives replacements (14.1.6)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>never wins; both: the active player</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>new unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>new units appear in a city with a friendly unit, and there is none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>night</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no Axis points for units in an Isolated group</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no Axis replacement points, whatever is recorded</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no Beach Head can be placed at {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no HQ is asked about now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no Landing marker is on the map to which units on {space} could sail</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no Nationalist attack on a Republican space within four spaces of France</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no Nationalist attack so near to France this turn: {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no Republican redeployment by sea</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no Republican redeployment by sea this turn: {unit} may not go to the Balearic Islands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no Soviet replacement points, whatever is recorded</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no activated unit next to {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no armour in the group</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no attack of this round that was won was followed by an advance into {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no card asks for a fort now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no card gives a choice now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no card lets units move in now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no card offers anything now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no card orders attacks now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no card reduces units now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no card repairs units now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no card takes units away now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no change</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no corps is deployed in the Balearic Islands: {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no defender left: {m} %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no die is needed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no division</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no effect</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no enemy unit in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no event is carried out by hand now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no flank attack across water on {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no flank attack can be announced now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no flank attack in the terrain of {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no flank attack on a fort alone in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no flank attack on a trench in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no flank attack on the uprising in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no flank attack on {space} with units out of supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no flank attack on {space}: the attack is forced</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no flank attacks in regions: {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no friendly port</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no friendly unit is in {city}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no group</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no group of its area may take it in, and it has a group of its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no guerrillas before turn {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no large unit in {space} to dig</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no large unit is replaced now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no legal space for {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no line from Berlin to Constantinople</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no longer neutral</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no losses are taken now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no more groups may move this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no more than three units may stay in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no more than {n} units advance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no more units may leave {space} this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no movement is under way</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no own unit in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no own work in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no power intervenes for you, and a {kind} needs it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no power supports you, and a {kind} needs it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no purges before 1937 (turn 4)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no redeployment in two rounds running</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no reinforcements come to {space} while its group is Isolated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no reinforcements in {space} while the Northern Front is on its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no replacement points in two rounds running</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no room for heavy artillery in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no room in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no sea invasion in winter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no source of its own for {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no stack is on the move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no step would remain in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no such group</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no such {kind} can be bought</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no trenches before turn {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no trenches in the terrain of {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no uprising is placed now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no way back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no way by land for {unit} to {space}, and none from port to port</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no way for {unit} to {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no {faction:troops} 2-step division has been lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no {faction:troops} units before turn {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no {faction:troops} {kind} counter is left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no {pool} points are left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no {pool} points may be recorded this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nobody</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nobody attacks from {space}: an attacking space pins the defender</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nobody attacks out of {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nobody attacks yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nobody can be attacked from {space}: no enemy is next to it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nobody can storm the {siege}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nobody in {space} is spared: no British or French unit is forbidden to attack there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nobody may stay in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nobody must leave a place now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nobody redeploys to {space} while it is isolated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nobody sails from {space} in winter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nobody wins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nobody's</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>none left: a fleet is lifted from the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>none left: a fort is lifted from the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>north edge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not a unit besieging the {siege}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not back into {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not both hexes in one hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not decided yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not directly from enemy units to enemy units in {area}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not enough points for {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not enough to besiege {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not in play yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not the publisher's</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not won</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not yours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing can be done with this now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing goes to {area} by land</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing leaves {area} by land</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing may be spent on {unit} this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing owed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing to attack in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>of Santander (16.4)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>of the side whose units alone stand in it, else contested</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>off the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>on the Italian Front</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>on the border of {power}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>on the turn track, {turn}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one Army of Africa unit per card in Turns 1 and 2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one MIL per turn comes to each Isolated group, and one has come to that of {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one Nationalist point per Isolated group and turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one armor unit claims the modifier</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one breakthrough for each group and phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one brigade a turn by air</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one corps is deployed per space, and {space} has one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one division of {region} is abroad already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one each in {hexes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one guerrilla attack a turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one just like it in its group stands for it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one neutral entry per turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one opposing card counts 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one opposing card loses its re-rolls</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one reinforcement of each kind per turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one reinforcement of each nation per turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one sea invasion per turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one step has been given up already, and terrain takes off one space only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one strategic counterattack per turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one unit a turn by sea</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one unit builds in {space} already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only Combat Cards may be put away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only Iron Belt brings a trench to {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only a brigade can be carried this way</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only a corps makes a trench of a position</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only a group of the area that attacked in this phase can be counterattacked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only a unit that retreats gives up a step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only an air point at risk is lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only an enemy battle group of its own area, or a fort alone there, can be attacked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only factions of the Government are subsidised</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only full-strength units advance: {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only groups in cities counterattack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only in the War of the Columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only regional corps are deployed in the isolated Northern Front: not {unit} in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only supplied divisions that are not isolated go to the Reserve Box, not {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only the Government has guerrillas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only the Rebels have air transport</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only the attacking group may enter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only the group that is moving does so now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only the holder of a card is asked whether it may be used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only the six factions of the Government can be purged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only undisrupted units of the group go with the armour</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only units of {nation} may go: {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only units out of supply and connected to their border leave over it, not {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only units that retreated are in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only {n} {n:plural=trench|trenches} a round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>only {n} {n:plural=trench|trenches} a turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>open to the enemy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>opening cards are taken before turn 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>operation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>opponent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>optional</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>out of supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>out of the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>outside, {area}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>overrun</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>own hand size down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>own positions and trenches are taken off at the end of a turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>paid for an action</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>paratroop attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>passes pass</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>places are activated only when operations begin</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>places are activated when operations begin, all of them before any movement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>places within reach</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>plain</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>player 1 wins the tournament: the best result as the Axis</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>player 2 wins the tournament: the best result as the Axis</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>points are converted in the Replacement Phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>points are spent in the Replacement Phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>points for Turkey</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>points spent in isolated spaces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>points spent on a siege</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>points turned into Russian ones</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>points turned into Turkish ones</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>political adjustment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>political levels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>pool</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>port on the Bay of Biscay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>port on the Strait</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>position</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>positions and trenches are built instead of moving, in a space activated for movement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>powers that help</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>production bonus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>purge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>purged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>purged units may not attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>purged units may not move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>purged units stand apart</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>purged units stay as they are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>quality {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>quality {n} (Poor)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>range of a regional government</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>re-roll 1 die, or leave it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>re-roll up to 2 dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>re-roll up to 3 dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>ready</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>rebuilt, at the supply sources</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reduced</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>regional units do not leave over the border: {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>regions controlled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>released</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>removed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reorganisation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reorganise</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reserve</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>retaker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>retreat of {n}: {m} %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>retreats are halted when defenders are beaten, advances while units advance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>right after Greece (AP-40) was played as an event</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>right after an advance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>river</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>road</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>rolled each turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>rough</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>sea</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>sea attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>sea invasion lane</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>sea invasion space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>sea zones controlled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>second attack of the Big Push</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>set up in {hex:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>set-up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>shuffle all 27, deal {m}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>sieges are stormed after all movement, from spaces activated for attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>sieges are strengthened in the Nationalist Replacement phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>single-gauge railroad</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>some attack across the river ({hex:number})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>something must be lost first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>south edge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>spaces are activated at the start of operations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>spaces are activated at the start of operations, all of them before anything moves</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>special Republican source (13.2.4)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>special: no replacements</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>stack in {at:place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>stacking</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>stage 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>stage 2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>stage 3</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>stage 4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>stands at the edge ({hex:number})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>star down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>star up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>steps are lost in a combat, after the dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>steps are regained in the Replacement phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>steps lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>still available</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>strength on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>strength points lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>study game, dice {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>success bonus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>supplied</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>supply source of {nations}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>supply source of {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>support</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>suppressed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>surplus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>surrender of Italy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>surrendered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>swamp</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>taken out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>taker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tank</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>targets are named when attacks are declared, after all movement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>that is a Mediterranean port or a sea invasion space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>that zone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Allied Powers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Allies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Allies hold all 6 Axis home centres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Axis</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Axis does not hold both {area} and {n:plain} of {areas}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Axis holds all 6 Soviet home centres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Axis holds all 6 Western home centres</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Axis holds them, with a hand no smaller than the Allied one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Axis holds them, with the smaller hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Axis survives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Balearic Islands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Big Push</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Blitzkrieg is lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Central Powers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Double Agent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Eliminated Units box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Field Marshals and Generals of the Army</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the French border</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the French border closed by the Nationalists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the French border open again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Government</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Government ships go between Mediterranean ports</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Lieutenant Generals</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Madrid box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Mallorca Beach Head</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Nationalist zone split in two</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Nationalists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Northern Front</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Northern Front has fallen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Northern Front linked with the main zone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Plan P Beach Head</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Portuguese border</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Portuguese border closed by the Republicans</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Portuguese border open again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Rebels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Rebels approach powers now; the Government purges before that, and when its own approaches have come</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Replaceable Units box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Republican zone split in two</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Republicans</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Reserve Box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Saboteurs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Soviet Union</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Strait is Republican: {unit} may not go to the Balearic Islands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Supreme Commanders</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the Western Allies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the advance stops in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the advance to {space} would be out of supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the assault</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the attacker loses an air point</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the attacker loses {n:plain}, the defender {m:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the attacker with more neighbours of the target than the defender</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the attempt</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the blockade, against EP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the blockade, against asset points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the bonus marker of a strategic counterattack is placed after all attacks of its round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the capital was not retaken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the card does not name {space} for {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the card places nothing in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the combat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the conflict</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the convoy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the corps lands in a friendly Mediterranean port</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the defender is not wiped out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the defender is wiped out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the defender loses an air point</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the defender may change one die to {fort:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the defender may change one die to {fort_else:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the division comes to an area on the border of Portugal without enemy units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the doctrine allows no breakthrough</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the doctrine of attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the doctrine of breakthrough</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the doctrine of defence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the enemy came to row 41 or beyond</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the enemy crossed the Manzanares</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the enemy's</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the evaluation of Madrid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the first corps, after turn 5 (15.2.1)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the first loss falls on the Army of Africa or on the armor that claimed its modifier, not on {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the first round, and one that has begun, is fought to its end</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the flank attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the forces of {power:the} have not come yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the fort of {city}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the group has dropped nobody here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the groups that may move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the guerrillas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the guerrillas strike units of the Rebels in their area only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the hexside between {hex:number} and {hex2:number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the holding box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the home side in Berlin, Moscow or London</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the intervention of a power (5.4.2)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the intervention of {power} (5.4.2)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the landing in {space} captured under fire</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the landing side may re-roll one die</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the last piece of a group cannot be dropped</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the last turn is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the last year is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the leader's escape</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the limit of VP is reached</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the loss of a large unit (12.6.4)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the loss of a region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the mandatory offensive</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the operation without a card is the action of a round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the opponent gives up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the opponent's hand size is 0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the opponent's hand size up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the partner commands the units in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the partner has declined {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the places that count</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the pool</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the price of a modifier</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the price of an asset point</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the price of the purge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the price of the quarrels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the production bonus is lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the railroads have broken down for {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the random event</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the recovery of a unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the retreat has begun</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the retreating units did not go to {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the retreating units did not pass through {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the revolution bars the conversion</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the revolution has begun</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the share of another partner is asked for</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the side a brigade takes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the siege of {space} would be left with too few</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the space that is attacked is still to be named</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the spaces next to Madrid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the stack is in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the stack may not stay in {space}: it must go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the strength of both sides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the support of a power (5.4.1)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the surrender of the fort</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the terrain of {space} does not help to stop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the time that is left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the treaty bars attacks on {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the treaty bars {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the uprising</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the war status has reached the armistice marker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the way to {area} is blocked by enemy units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the weather</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the {siege} is at its full resistance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the {siege} is liberated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the {siege} is no longer besieged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the {siege} is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the {siege} liberated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the {siege} surrenders</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the {siege} was stormed already in this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the {siege} was strengthened already this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the {siege}: resistance falls to {resistance}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the {siege}: resistance rises to {resistance}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the {siege}: resistance {resistance}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is a work in {space} already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no Beach Head now: {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no Landing marker in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no fort to be lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no marker to take back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no other friendly place to which this transport goes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no such area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no such city</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is no such power</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is nothing to decline now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there is nothing to finish now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>there would be no combat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>these asset points are not yours to buy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>these points are not converted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this ends a choice of several steps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this group is not yours to attack with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this group is not yours to move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is not yours to organise</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is not yours: {player} to act</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this is not yours: {seat} to act</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>this stack has set out: finish it first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>those dropped here are in a city already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>to an Isolated group come only Nationalist MIL other than MIL-NAV, to a space with an own unit: not {unit} to {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>to be made: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>to be set up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>town</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>transport goes from city to city: choose a city</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>trench</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>trench ({side}), level {n:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>trench, extra marker of Bilbao</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>trench, extra marker of Fortifications</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>trench, extra marker of Madrid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>trenches are built in the movement of operations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>trenches tried</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>troop quality of {nation}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>truck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>turn {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>turn {n} ({label})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>turn {n}, after the last</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>turns until the headquarters is rebuilt</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>two police units at most in the isolated Northern Front</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>uncontrolled, counts for its home</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>unfunded faction</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>units are chosen: attack with them or take them back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>units are grouped when operations begin, before any movement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>units are picked in movement, in redeployment, or when an event calls them up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>units are picked up in the movement of operations, in a redeployment and when initial corps are deployed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>units are rebuilt in the Replacement phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>units come from Africa in round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>units eliminated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>units land when the card of a landing is played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>units leave over the border in a redeployment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>units living from an Isolated Space may move but not attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>units out of supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>units over the stacking limit are eliminated at the end of a round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>units that must go home go alone: {unit} moves by itself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>units withdraw by a card, just before a combat is resolved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>unnamed artillery</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>until {turn}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>up to turn {value}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>uprising, before it of nobody</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>uprising, before it of the {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>used this year</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>uses {event}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>victim</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>victory points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>volunteers appear in a friendly port with a unit, or in Morocco</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>waiting</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>want of foreign support</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>want of regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>war-weariness</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>weather</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>west edge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>what is out of supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>what the calendar brings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>when the attack is declared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>whether Greece joins the enemy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while Greece is neutral or an ally of the Allied Powers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while Salonika is empty or held by the Allied Powers, with room</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while U-boats are in the Mediterranean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while a unit of the Allied Powers is in Salonika</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while an uprising unit is in Russia</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while no U-boats are in the Mediterranean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while the Allied Powers besiege a fort in Austria-Hungary</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while the Central Powers are not beyond Limited War</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while the National Will of {nation} is {value} or less</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while the Nationalists control the Strait of Gibraltar</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while the Russian Revolution is in progress</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while this does not hold: {flag}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while this holds: {flag}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while units of Austria-Hungary can attack somebody</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while {nation} is at war and has not collapsed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while {nation} is neutral</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while {side:sides} control a space next to Madrid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while {side:sides} control a space of {group}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while {side:sides} control {least:vp_spaces} of {nations:all_nation}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>while {side:sides} control {spaces:all_space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>who holds the city</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>who plays the hand is asked at the beginning of a turn, once Russia is out of the war</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>who quarrels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>who sends the convoy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>whoever enters the Beach Head is put back: nobody retreats to {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>whoever plays it, as the card says</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>whose political level falls to 0 loses</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>whose turn it is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>whose volunteers come</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>will {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>will {n} (demoralized)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>winner</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>wins against Italian</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>wins against all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>winter: only {n} cards for operations this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with +1 marker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with Republican morale of {value} or less</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with a Nationalist unit within {value} spaces of Madrid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with a combined war status of {value} or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with a flank attack announced</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with a large unit of {nations:any_nation} {zone}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with an own corps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with an own division</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with an own large unit of {nation}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with an own unit of {region}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with an unbroken line of places under control of the Central Powers from Berlin to Constantinople</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with at least one RPA in the Reserve Box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with own cavalry{others:if= and other units}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with own units of {nations:any_nation}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with own units of {nations:any_nation} alone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>withdrawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>within {n} hexes of {hex}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>without an uprising unit of Russia</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>won</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>won: kept face down until your next preparation; lost: to its mall</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>woods</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>works are placed by cards when these are played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>worth {vp} VP, {rm} morale</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>yes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>yours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>yourself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} gave up the game.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} gave up the game: victory for {1}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{active:sides} attack {target:there} at sea.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{active:sides} attack {target:there} from {origin:there}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{active:sides} begin a conflict: {target:there}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{active:sides} drop paratroops on {target:there} from {origin:there}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{active:sides} go on by Blitzkrieg to {target:there} from {origin:there}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{active:sides} land in {target:there} from {origin:there}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{active:sides} seek {target:there}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{after:side}: control of the region of {region}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{after:side}: the city of {city} is taken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} cannot be attacked for {power:powers}: that goes by who controls the areas and zones beside it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} cannot be attacked in Bagration.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} cannot change sides: it must be Axis, named on the card and border land of that power.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} does not border {origin:there}, or not for you now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} does not border {origin:there}, the area just taken.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} is a sea zone: it is attacked at sea.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} is neutral: it cannot be attacked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} is never in play.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} is no longer a production centre.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} is not a sea zone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} is not a target of Barbarossa that is still to be attacked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} is not yours.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} is now a {side:whose} production centre worth {value:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} is yours already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} is yours, and no enemy fleet is in it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} joins the {power}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} surrenders to {power:powers}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} {area:falls} to {power:powers} after a siege.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} {area:falls} to {power:powers}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} {area:is} controlled by nobody.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} {area:passes} to {power:powers}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area:there} {area:passes} to {power:powers}: the end of Vichy's neutrality.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area} ({n})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area} ({n}, temporary)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area} borders {area2}: {power}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area} does not border {area2} for you now (2.3)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area} is beyond the {n} {n:plural=area|areas} of a move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area} lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area} may not be activated in this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area} – {area2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area}, outside the cities</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area}, outside the cities, group {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area}, outside the city</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area}: both sides are here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area}: control marker, {power}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area}: in supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area}: out of supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area}: printed {power}, and so controlled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area}: production {n}, home centre: {power}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area}: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{attack} to {defence}{starved:if= (out of supply: halved)}, shifts {shift:signed}{text}: {figures:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{beach_head:head} is gone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{by} cancels {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card:event} comes into play: it lies in its mall now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card:event} goes to the lid.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card:event} is handed to {side:sides}, to be returned to its mall.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card:event} is kept face down until the next {side:whose} Preparation Phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card:event} is kept: {die:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card:event} is not kept: {die:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card:event} is out of the game.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card:event} is ready again for {side:sides}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card:event} returns to its mall.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card:event} waits beside the deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card:event}: {die:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card:event}: {place}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{cards}: re-roll up to {n} of your dice by both; name them, then roll.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} as an event</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} does not ask for that</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} does not help a fort alone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} for operations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} for redeployment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} for replacement points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} goes back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} goes back: there was no combat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} goes over to {pile:sides}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is a Combat Card: it is played in combat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is barred by {other_card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is discarded</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is discarded at the end of the turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is discarded: it serves in one combat per turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is discarded: the combat was not won</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is for attacks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is for defence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is in force from {turn} on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is neither in hand nor face up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is no Combat Card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is no enemy air card of this combat that still has an effect</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is no longer in force</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is none of the opening cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is not held</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is not in the hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is not in your hand.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is out of the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is played after an advance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is played when an attack is declared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is played with the Combat Cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} lies face up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} must be played as an event first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} must be played first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} strikes a space of the {region} that holds Republican units: not {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} takes effect</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} to the {pile:whose} discards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} undone: {space} retaken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} was used already in this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} won</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} won at {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} would have no effect</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}, sabotaged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}, without effect</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: Russian units in or next to Germany may not attack together with another space this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: Serbian units may not attack this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: choose one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: choose the {n:plural=unit|units} that {n:plural=lands|land}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: choose what must be done, {n} left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: do by hand what the card says.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: do you use it?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: give up {n} {n:plural=division|divisions} for good.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: no counter is left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: no division could be given up for the corps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: no landing is possible</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: no large unit that it may join is in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: no rising in {space}; it needs an empty Republican space that is neither Main City nor supply source nor Beach Head</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: no unit could march to the guns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: no {type} counter is left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: nobody may stop the retreat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: not every unit can be placed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: only {condition}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: place {n} more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: the defenders cannot withdraw</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: the retreat may not be cancelled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: there is no room</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: where does the rising break out?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: where does {unit} come into play?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: where does {unit} go?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: where is the Beach Head placed?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: which enemy air card has no effect?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: which fort?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: which space bears the bonus marker?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: which space is struck?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: which unit defects?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: which unit is lost?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: which unit is reduced? {n} left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: which unit is repaired?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: which unit leaves the game? {n} left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: which unit moves in?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: which unit returns?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: which units march to the guns?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: who screens the withdrawal?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: {nation} sends no reinforcements</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: {nation} sends no reinforcements while an enemy or an uprising is in {spaces}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card}: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{cause}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{city}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{city} has a fort</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{city} is in another area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{city} is not friendly</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{city}: {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column2}, shifted from {column} (difference {n:signed})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column} (difference {n:signed})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{dice:plain} dice and bonuses, never more than {most:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{division} has lost its objective {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{division} has no assault points left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{division} has no points to lend.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{division} has taken it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{division} is not waiting to be received.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{division} is received for {for_division}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{division} must take it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{division} takes its objective {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{division} takes part and pays itself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{division}: {name} Brigade</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{events}{events:if=, then }{n:plain} at random</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{events}{events:if=, then }{n:plain} at random of the own reusable and returnable ones left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} belongs to the other side.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} cannot be answered so.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} cannot be cancelled.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} does not bear the star of the power that fights.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} does not lie in the lid, or does not come back by this reshuffle.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} does not serve in this kind of conflict.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} has been played in this conflict already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} has been used this turn: only a further Blitzkrieg attack can use it again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} is not among your beaten events.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} is not among your events.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} is not in its mall.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} is of no use: you may play any card.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} is played in the first step of a conflict, when it is your turn to play events.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} is played right after an event of the opponent.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} is played when the attack that it allows is declared.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} is played when the result is known and you would lose.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} lies face down until your next Preparation Phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} may not be sought while the Nazi-Soviet Pact is in force.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} serves only the side that attacks.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} serves only the side that defends.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} was played: do you answer it?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event} would have nothing to act on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{event}: do by hand what the card says.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} units appear only in a friendly Mediterranean port with a Rebel unit in it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} units appear only in {area}, in a city with a friendly unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} units appear only in {city}, with a friendly unit in it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} units appear only on the border of Portugal, in a city with a Rebel unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} units are not created; lost ones are rebuilt as a {kind}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} units are not yours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} units: never more than {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {before:kind} in {area} becomes a {after:kind}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {before:kind} in {area} is brought back to a {after:kind}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {before:kind} in {area} is reduced to a {after:kind}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} goes from {before:area} to {after:area} {by}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} in {area} forms a group of its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} in {area} gets a +1 cadre marker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} in {area} goes with the breakthrough</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} in {area} has no unit with it and is destroyed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} in {area} is destroyed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} in {area} is disrupted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} in {area} is disrupted by guerrillas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} in {area} is left without a unit and destroyed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} in {area} is sorted into another group</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} in {area} joins another group</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} in {area} rolls {die}, modifiers {modifier:signed}: recovered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} in {area} rolls {die}, modifiers {modifier:signed}: still disrupted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} in {where:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} is dropped off in {area}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} is lost in the air</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} is removed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} is sunk by the blockade</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} is withdrawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction:troops} {kind} to the holding box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction} and {other:faction} may not share a battle group</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction} get no equipment this turn: one political point lost (5.2)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction} has been purged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction} has its share this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction} has neither units nor its capital: nothing is owed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction} has no such unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction} may go here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction}: 1 EP owed, else {n:signed} PSP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction}: at most {n} EP a turn for new units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{faction}: {kind} ({n:plain} EP)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{flag}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{group:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{group:plain} attacks {group2:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{group} leaves the city</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex:number}, main road</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex:number}, occupied town</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex:number}, road</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex:number}, {terrain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex:number}, {terrain} in mud</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hexes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} has been bombarded this turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} is a road hex that a friendly unit already occupies.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} is already attacked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} is already the target of a barrage.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} is attacked by maneuver units and cannot be barraged.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} is full.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} is held by the enemy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} is in an enemy zone of control.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} is no hex of this combat with enemies left to fire at.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} is not under attack by maneuver units.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} is occupied by {side:sides}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} is part of the same combat.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} is too far for {unit}: it takes {need} MP, and {have} are left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} or adjacent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} passes to {side:sides}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} was not vacated in this combat.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex}: {n} VP, held by {side:sides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{kind} battalion</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{kind} brigade</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{kind} company</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{kind} in attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{kind} in defence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{kind} proved too dear this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{kind} regiment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{label}: {n} by entry area {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level:level}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level:level}: a hand size has fallen to 0.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level:level}: a hand size of 3 or less against 12.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level:level}: all six home centres of a power have fallen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level:level}: the capital was not retaken.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level:level}: the last year is over.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level:level}: the opponent gives up.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level} ({n} VP)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level} ({n} VP): {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level} ({vp:plain} VP): {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}, hand sizes {figure}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: Casado's coup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: Republican morale decides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: all Main Cities in one hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: armistice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: the last turn is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: the limit of VP is reached</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: {side:sides} have {n2} victory {n2:plural=point|points}, {by:sides} {n3}; the margin is {n:signed}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{level}: {side} margin {n:signed}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{m:plain} VP or fewer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:figure} or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:plain} EP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:plain} VP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:plain} VP or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:plain} air AP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:plain} armour AP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:plain} artillery AP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:plain} at random of those still left of {events}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:plain} or less</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:plain} or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:plain} to {m:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:plain} to {m:plain} VP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:plain}, {whose}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:signed} to the die against {terrains}. Headquarters are not hurt.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n:signed} was enough.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} Brigade</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} Corps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{nation} has collapsed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{nation} joins {side:sides}, who now control it but for what the enemy holds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{nation} joins: where does {unit} stand?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{nation} recovers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{nation}: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{number} {number:plural=loss falls|losses fall} on a division that is not there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} : {m}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} EP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} EP cannot be saved and {n:plural=lapses|lapse} at the end of the turn (6.1)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} EP · {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} VP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} VP each</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} VP for {hexes} together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} adjustments of PSP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} air {n:plural=point|points} to {hex}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} air {n:plural=point|points} will not be used this turn (13.2)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} areas change hands.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} at hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} connections are ours.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} control markers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} event cards are gained.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} event cards change their place.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} events are ready again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} hexes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} of this group must start in {hex}, and {unit} is the last that can.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} of {m:plain} held</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} pieces are sorted into other groups</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} pieces arrive</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} regions or fewer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} units are placed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} units are set up.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} {kind} of the attacker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} {kind} of the defender</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} {kind} of these in {hexes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} {n:plural=VP space|VP spaces} from collapse</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} {n:plural=box|boxes} towards the opponent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} {n:plural=box|boxes} towards you</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} {n:plural=point is|points are} needed, {left:plain} {left:plural=is|are} left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} {n:plural=reinforcement has|reinforcements have} not entered: {units}{more} (15.2)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} {n:plural=turn|turns}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} {n:plural=unit|units} will be out of command: {units}{more} (10.3)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} {n:plural=unit|units} will be out of supply: {units}{more} (9.3)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} {n:plural=unit|units} will be removed for good in attrition: {units} (13.3.5)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} {n:plural=unit|units} will lose a step in attrition: {units} (14.3)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} {text}s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} · {commitment}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} · {level}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n}; combined war status {m}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{operation}: actions still to come</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{other:side}: {phase}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{phase:capital_phase}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{phase}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{phase} of {side:sides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{phase}: {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{piece:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{piece:plain}, which has flown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{piece:plain}: what is done with it?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player:sides} are deciding.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player:sides} roll {result:plain} for {purpose}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} choose</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player}, {purpose}: {result}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player}: die for {purpose}: {result:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pool} RP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pool} corps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pool} divisions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pool} points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pool} points do not serve {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pool} points: none this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pool} points: {cost:half} spent, {left:half} left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pool} reinforcement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pool} replacement points: none this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pool} replacement points: {change:half} by lasting events, now {now:half}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pool} replacement points: {change:half} for lost Main Cities, now {now:half}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pool} replacement points: {change:half} more, now {now:half}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pool} replacement points: {change:half}, now {now:half}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pool} replacement points: {cost:half} spent, {left:half} left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pool} replacement points: {now:half}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{pool} {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{power:the} does not intervene for the Rebels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{power:the} moves {boxes} {boxes:plural=box|boxes} towards the Government, to {box:signed}: {stance:plain} ({cause})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{power:the} moves {boxes} {boxes:plural=box|boxes} towards the Rebels, to {box:signed}: {stance:plain} ({cause})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{power}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{power} was approached already this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{power}: buy a modifier (+1 for a die of PSP), or roll.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{power}: {die} and modifiers {modifier:signed} make {total}, but it is at the end of its track</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{power}: {die} and modifiers {modifier:signed} make {total}: a setback</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{power}: {die} and modifiers {modifier:signed} make {total}: a success</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{power}: {die} and modifiers {modifier:signed} make {total}: no change</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{power}: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{purpose:capital}: {result}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{region}: {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{region}: {side}, {die} with {cities} {cities:plural=city|cities}: enough</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{region}: {side}, {die} with {cities} {cities:plural=city|cities}: not enough</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{seat:side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{seat:whose} hand: {n} {n:plural=card|cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{seat}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{seat} get {amount} EP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{seat}, hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{seat}: {n} {n:plural=card|cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sea} port</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:seat} draw {number} {number:plural=card|cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:seat} put away {number} {number:plural=card|cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} act: {action}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} answer {against} with {card:event}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} begin a Big Push: two attacks.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} begin a Big Push: two event actions.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} begin with {card:event}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} build a fort in {area:there}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} discard {card}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} discard {n:plain} cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} discard {used:plain} {used:plural=card|cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} discard {used:plain} {used:plural=card|cards} and draw {drawn:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} draw {card:event} at random.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} draw {drawn:plain} {drawn:plural=card|cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} draw {number:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} earn a {bonus}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} exchange a card.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} exchange {given:card}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} fail to gain a Big Push with {card}: {total:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} gain a Big Push with {card}: {total:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} gain {card:event}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} go no farther by Blitzkrieg.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} have no assault points left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} hold a Big Push marker, star down.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} launch {operation}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} lay a card drawn at random.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} lay a card face down.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} lay the top card of the deck, unseen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} lift the fleet in {zone:there} to use it elsewhere.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} lift the fort in {area:there} to use it elsewhere.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} lose {card}, drawn at random.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} lose {n:plain} cards, drawn at random.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} may go on by Blitzkrieg from {area:there}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} place a fleet in {zone:there}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} play {card:event}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} reorganise and lower their own hand size.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} reorganise and raise the opponent's hand size.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} reorganise.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} reshuffle: {cards:plain} cards in the deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} roll {dice}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} show {cards} and roll {dice}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} show {cards}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} shuffle the deck again after the exchange: {cards:plain} cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} shuffle the discards into the deck, which is no reshuffle: {cards:plain} cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} shuffle {cards:plain} cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} spend the Big Push marker.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} take {card:event} for Overlord.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:sides} try for a Big Push with {card}: {total:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} Big Push marker turns star up.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} Big Push marker: {face}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} fleet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} fleet in {area:there}: one more die when the zone is attacked, a re-roll for landings from it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} fleet not in use: drag it to a sea zone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} fleets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} fort</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} fort in {area:there}: the defender may change one die to {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} fort not in use: drag it to an own land area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} forts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} hand size down, {n} → {m} ({cause}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} hand size stays at {n}, the most there is ({cause}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} hand size up, {n} → {m} ({cause}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} hand size {n} → {m} ({cause}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} hand: {n} of {size:plain} conflict cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} turn ends</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} turn {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side:whose} year marker: {year}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sides} at 0 PSP: {whose} victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sides} at {n} or less while the opponent has {m:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sides} fire first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sides} lose at once at hand size 0; now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sides} lose {areas} and retake none in the next turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sides} win</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sides} win the tie at {n} {by}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sides} win {n} to {m}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{sides} win: retreat of {n} {n:plural=space|spaces}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} (player {n})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} act without a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} advance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} air</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} air points from {label:capital}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} air points left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} air support</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} air units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} assault points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} assault points, {division}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} attack the fort of {target} with {attackers}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} attack the uprising in {target} with {attackers}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} attack {target} with {attackers:units}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} attack {target} with {attackers:units}: the attack the card names</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} attack {target} with {attackers}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} attempt a flank attack on {target}, pinned from {pinning:space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} besiege {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} bombardments this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} bombing by night: {n:signed} to the die.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} card functions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} combat ability</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} control the Strait of Gibraltar</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} discards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} draw {number} {number:plural=card|cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} effects</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} exchange, received {division}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} fire with {strength} on the {table} table, column {column:plain}: die {die}, modifiers {drm:signed}: loss number {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} fire with {strength} on the {table} table, column {column:plain}: {roll:plain}, loss number {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} gave up the game.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} has the initiative.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} have made their offensive at {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} have no mandatory offensive ({roll:plain})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} have no mandatory offensive: the result {name:plain} does not apply ({roll:plain})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} have no marker left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} have nobody left to fire</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} headquarters being rebuilt</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} hold</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} initiative: die {die}{read:if=, counts as }{read:nonzero}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} keep {card} face up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} look into the enemy's hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} losses</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} make an automatic operation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} margin {n:signed}: {level}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} margin {text:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} may not activate {area} in the next round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} objectives taken, {division}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} play {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} play {card} as an event</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} play {card} for operations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} play {card} for redeployment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} play {card} for replacement points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} put away {number} {number:plural=card|cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} reinforcements of {turn}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} reshuffle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} retreat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} roll for {purpose}: enter the result, 1 to {sides:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} seek {target:there}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} shorten the retreat from {space}: {owed} {owed:plural=space|spaces} left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} show a hand without a corps and draw anew: {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} shuffle {cards:plain} cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} stay in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} supply and command are judged.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} supply source</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} take and show {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} take control of {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} total</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} units lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} units out of command: {out_of_command:many}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} units out of supply: {out_of_supply:many}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} units out of supply: {out_of_supply:many}; out of command: {out_of_command:many}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} units that come later: headquarters being rebuilt, exchanges, draws</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} units that have left the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} units to be set up or ready to enter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} victory hex</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} zone of control</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} {n} PSP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side} {phase}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}, mandatory offensive: {name:plain} ({roll:plain})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}, round {n}: play a card, or make an automatic operation.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}, round {n}: play a card, or take one operation without a card.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}, round {n}: {card} must be played as an event.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}, round {round}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: +{n} PSP ({cause}), level {level:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: +{n} PSP ({cause}), level {level:plain}; {surplus} above the most are lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: +{n} PSP for the city of {city}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: +{n} PSP for the region of {region}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: +{n} PSP for {number} enemy {number:plural=division|divisions} destroyed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: a doctrine until the end of {until:turn}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: a fort is built in {city}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: a loss of {value}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: a modifier for {price} PSP, {bought} in all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: approach to {power:the}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: does the partner play the Russian cards from now on?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: offensive modifier {modifier:signed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: one of these is taken and shown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: take off own positions and trenches, or leave them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: the game opens with Overlord. Where do you land?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: the group in {area} is wiped out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: the next Blitzkrieg attack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: the next action of the Big Push.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: the production bonus is an event action. Which event do you seek?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: the reserve is short; which division goes to the Reserve Box?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: use the success bonus for any normal action.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: what is your action?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: which Combat Cards do you put away before drawing?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: which bonus or attack comes next?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: which card is taken and shown before the hand is drawn?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: which corps is deployed next?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {amount} EP spent ({what})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {amount} EP spent on {faction} ({what})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {amount} domestic EP ({text})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {front}, one step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {front}, reduced {back}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {kind} bought for {price} EP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {kind} for {price} EP is too dear</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {level:commitment}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {number} cards join the draw pile</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {number} groups may move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {number} {kind} in use</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {number} {phase} cards join the draw pile</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {n} {purse:plain} EP ({source})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {n} {purse:plain} EP lost ({source})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {phase}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {points} air {points:plural=point|points} in defence of {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {points} air {points:plural=point|points} in support of the attack on {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {points} air {points:plural=point|points} to bomb {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: {text:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: −{n} PSP ({cause}), level {level:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: −{n} PSP for the loss of the city of {city}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: −{n} PSP for the loss of the region of {region}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: −{n} PSP for want of regions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{side}: −{n} PSP for {number} own {number:plural=division|divisions} destroyed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{source}: a {before:plain} of {side:sides} becomes {after:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{source}: one die may become {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{source}: re-roll up to {n} of the opponent's dice{n:plural=.|; name them, then roll.}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{source}: re-roll up to {n} of your dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{source}: re-roll up to {n} of your dice{n:plural=.|; name them, then roll.}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{source}: re-roll your {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{source}: the opponent re-rolls a {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{source}: the opponent re-rolls up to {n} dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{source}: up to {n} enemy {n:plural=die|dice} re-rolled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{source}: up to {n} own {n:plural=die|dice} re-rolled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{source}: up to {n} {n:plural=die|dice} re-rolled, own or enemy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{source}: your {n} becomes {m}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{source}: {n} → {m}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} attacks {space2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} bears an Attack marker: units may pass but not stop there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} bears no marker</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} besieged by {side:sides}: falls in the Siege Phase on a die above {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} counts as out of supply from now on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} falls to {side:sides}: out of supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} has a trench already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} holds as many uprising units as it may</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} holds no own unit and is neither an own supply source nor Madrid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} holds {n} too many: choose the units that are eliminated.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} holds {n} too many: choose the units that are lost.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is Isolated: open a line, {n} {n:plural=turn|turns} left after this one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is a base: it cannot be entered this way</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is activated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is activated as a space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is activated for attack: units may pass but not stop there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is activated for {kind}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is barred to the retreat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is closed while {nation} is neutral</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is full</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is full: which division goes to the Reserve Box?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is kept for a regional corps that has no other space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is marked already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is named already: take the units back first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is neither mountain, trench nor Beach Head</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is neutral again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is no longer Isolated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is no longer activated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is no source for {unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is not a home space of {nation}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is not activated for attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is not activated for movement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is not adjacent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is not in friendly hands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is not open ground</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is not the nearest friendly space in supply with room</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is occupied</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is out of supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is out of supply: nobody digs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is out of supply: nothing is built</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is out of the hands of the uprising: {side:sides} control it again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is taken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is the target already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} is too far: {n} {n:plural=point|points} left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} must be kept for the rest of the card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} regained</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} taken by {side:sides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} taken by {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} taken while Isolated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} takes one HQ or one heavy artillery, which may also be with a German HQ</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} touches no other enemy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space} was attacked already in this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}, enemy-controlled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}, not yours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}, with the entry of {nation}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: Isolated group, may move but not attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: Russian and Romanian units stack only with each other</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: VP space, {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: activate for attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: activate for attack, without British and French units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: activate for movement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: in supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: nobody faces the enemy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: out of supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: source of {nation}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: take the marker back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: the front is linked with the main zone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: the front is on its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: the unit is there, or cannot stay there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: too few units of {side:sides} to besiege the fort; they must be joined or leave</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: with only an ally's source of supply units may move, but not attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: {n} {n:plural=unit|units} face the enemy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: {vp} VP, {rm} morale</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: {whose}, only connected to the border</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: {whose}, out of supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{space}: {whose}, supplied</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{stance} for {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{suit} {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{suit} {title} ({n})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{target}: {attacker_number} to {defender_number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{target}: {attacker_number} to {defender_number}, nobody has won</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{target}: {attacker_number} to {defender_number}, nobody wins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{target}: {attacker_number} to {defender_number}, the attack is won; nobody has to retreat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{target}: {attacker_number} to {defender_number}, the attack is won; the defenders owe a retreat of {owed} {owed:plural=space|spaces}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{target}: {attacker_number} to {defender_number}, the defence holds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{target}: {attacker_number} to {defender_number}, {winner:sides} win</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{target}: {attacker_number} to {defender_number}, {winner:sides} win: retreat of {owed} {owed:plural=space|spaces}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{target}: {attacker_number} to {defender_number}, {winner:sides} win: the defenders may retreat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{terrain} in {hex:number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text:plain} {turn}, {where:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text:plain}: {target:there} {target:does} not fall</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text:plain}: {target:thing} stays in its mall</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text}
Drag counters anywhere, or type a change above the map; no rule is checked. Each step is logged and can be taken back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text}
Drag markers anywhere, or type a change above the map; no rule is checked. Each step is logged and can be taken back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text} (The players may choose another reading.)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text} ({n:plain})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text} ({nations}), {strength}, {place} · combat {n}, losses {m}, movement {k}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text} ({place:plain})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text} ({place})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text} ({text2})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text} Corps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text} Offensive still owed: {text2}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text} RP</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text} This turn: {text2}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text} against {text2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text} this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text} {text2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text} {text2} left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text}, made</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text}, number of cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text}, once only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text}, to be made</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text}, void</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text}, without re-rolls</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text}, {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text}, {strength}, {place} · combat {n}, losses {m}, movement {k}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text}: not now, {text2} ({rule})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text}: {figures:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text}: {spaces}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text}: {text2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{text}: {text2} {change:signed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{thrower:sides} roll for {purpose}: enter the result, 1 to {sides:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{truck} carries only infantry of its own side.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{truck} does not carry {unit}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{truck} has no room for {unit}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{turn:title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{turn}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units:many}, {turn}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} come to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} in {place} {number:plural=is|are} activated for {kind}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} in {place} {number:plural=is|are} no longer activated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} will not fly this turn (13.1)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} withdrawn from attack {attack}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=advances|advance} from {origin:place} to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=advances|advance} from {origin} to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=defends|defend} {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=goes|go} by sea from {origin} to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=goes|go} from {origin:place} to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=goes|go} from {origin} to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=is|are} put back to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=joins|join} the garrison of {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=lands|land} from {origin} at {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=marches|march} from {origin} to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=moves|move} from {origin:place} to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=moves|move} from {origin} to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=redeploys|redeploy} by sea from {origin:place} to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=redeploys|redeploy} from {origin:place} to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=redeploys|redeploy} from {origin} to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=retreats|retreat} from {origin:place} to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=retreats|retreat} from {origin} to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=storms|storm} the {siege}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=storms|storm} the {siege}: die {die}, modifiers {drm:signed}: beaten off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=storms|storm} the {siege}: die {die}, modifiers {drm:signed}: the defence weakens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units} {number:plural=withdraws|withdraw} from {origin} to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{units}, and {n} more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} advances</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} advances to {hex}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} advances {path}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} already takes part in an attack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} arrives later.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} attacked and goes back to {hex}, from where it entered the enemy zone of control.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} attacks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} attacks across a river</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} attacks already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} attacks {hex}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} barrages {hex}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} barrages {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} becomes regular army</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} becomes regular army: {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} begins a pontoon bridge at {hexside}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} belongs to the other side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} belongs to the other side.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} boards {truck} in {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} boards {truck}, to enter the map on it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} builds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} builds a bridge and stays where it is.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} builds a {work} in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} builds in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} cancels one space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} cannot attack by itself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} cannot be hurt from a distance.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} cannot be put together in {space}: it needs activated full small units of its kind, in supply, that have not acted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} cannot be taken apart: it must be an activated large unit that has not acted, with room and with small units in the Reserve Box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} cannot build bridges.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} cannot carry anybody.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} cannot cross the river to {hex} without a bridge.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} cannot do that now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} cannot enter {hex} off the road: the terrain is closed to it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} cannot enter {hex}: the enemy is there.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} cannot get off here: the road is occupied.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} cannot join: only units of the same region, up to three, that may stack together and can be paid for</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} cannot land and waits in Africa</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} cannot stand in {hex}: the terrain is closed to it off the road.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} cannot trace supply to its own region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} claims the armor modifier</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} comes from Africa to Sevilla or Cádiz</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} comes only to Barcelona or to a space with a supplied Catalan MIL, not to {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} comes only to a Mediterranean port: {space} is none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} comes only to a port: {space} is none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} comes only to its own region or to a space with a supplied unit of {region}, not to {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} comes to a port only: {space} is none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} comes to a space of {region} only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} comes to an own supply source or to Madrid: {space} is neither</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} comes to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} comes to {space} only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} completes a pontoon bridge at {hexside}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} defects</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} defends</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} destroyed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} does not come back in {place}: it must be a source of its own, under control, with room and not besieged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} does not go along: only units of the same activated space or stack that have not moved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} does not have to retreat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} does not help to meet the requirement, or is not in supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} does not return: it would be rebuilt on {turn}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} does not see {hex}: a change in elevation at {blocker} is in between, and nobody spots.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} does not see {hex}: {terrain} in {blocker} is in between, and nobody spots.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} enters the map: {path}, {cost:half} MP.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} finds no space and is removed for good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} finds no space to return to and is eliminated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} fires</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} fires at {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} flees from {hex} to {to}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} flies to bomb {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} flies to {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} from {hex}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} gets off {truck} only on the map.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} gives up a step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} gives up a step to go one space less</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} gives up a step: nobody retreats</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} goes from {before} to the Reserve Box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has acted already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has advanced already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has already built its bridge.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has already fired in this phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has already moved or been carried.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has already moved.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has been redeployed already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has flown this turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has fought already in this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has moved in this phase and cannot build.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has no headquarters to trace to.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has no hex to retreat to.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has no line to a source of its own nation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has no line to a source of its own nation and may not attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has no space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has no step to give up in the defended space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has no supply line.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has no unblocked route, cannot leave, or has come already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has nobody to attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has nowhere to go</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has one step only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} has orders to stand fast.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} in the defence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} in {place} cannot retreat and is removed for good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} in {place} is destroyed and may be replaced</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} in {place} is eliminated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} in {place} is lost for good: it is never rebuilt</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} in {place} is lost for good: no division can replace it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} in {place} is lost while out of supply and removed for good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} in {place} is one too many and removed for good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} in {place} is out of supply and removed for good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} in {place} loses a step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} in {space} is taken apart</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} in {space} loses a step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} in {space} loses its last step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is a reserve of Madrid and may not go there: the land at the Henares is closed to it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is activated for attack: end the activation first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is activated for attack: end the movement first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is activated for movement: end the activation first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is already assigned to another fire.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is already in {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is artillery and never advances.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is artillery: it barrages or supports.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is at full strength</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is being rebuilt and returns on {turn}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is carried {path}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is commanded by {hq}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is deployed in {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is deployed with ITA or CV-33, or in a port: not in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is deployed with a supplied unit of {region} or at its source, inside the region if possible: not in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is destroyed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is due on {turn}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is eliminated for good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is eliminated in {hex} ({cause}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is eliminated in {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is free by {label} at the latest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is given up for good: {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is in an enemy zone of control and must attack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is in supply by rule.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is in the stack already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is in {space:place} already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is named already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is needed for the siege</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is neither in the Beach Head nor in Mallorca</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is neither on the map nor in the Reserve Box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is next to the enemy and must fire.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is no air unit of yours.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is no division in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is no initial corps that waits to be deployed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is no militia that may become regular army</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is no other than one that is offered: name that one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is none of the attacking units that may defect</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not activated by itself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not activated for movement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not among the attackers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not among the beaten defenders</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not among the eliminated units that may come back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not among the units of {space} that may move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not among those who may defend here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not artillery of the side that is asked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not artillery on the map.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not at full strength</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not at the edge of the map.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not concerned by this loss.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not due.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not in a space activated for movement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not in an overcrowded hex.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not in the Eliminated Units box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not in the Replaceable Units box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not in the hex that was hit.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not in this combat.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not next to every hex of that attack ({hex}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not next to the enemy: it joins a combat when that is fought.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not next to {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not next to {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not waiting in the box.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not what {large:unit} is made of, or is not at hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not where {truck} is.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not yours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not yours on the map.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not yours to attack with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is not yours to command now: {side:sides} are asked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is on a truck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is out of command and may not enter an enemy zone of control ({hex}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is out of command and may not fire.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is out of command: no assault.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is out of supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is out of supply and may not fire.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is out of supply: no assault.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is out of supply: such units attack apart</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is out of the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is out of the war</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is placed: {path}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is put together in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is rebuilt at full strength: {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is rebuilt reduced: {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is reduced</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is removed for good: {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is set up in {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is spared the first step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is supplied from {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is taken apart: choose what stands in for it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is taken up again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is the highest headquarters.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is there but out of supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is under attack itself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} is {n} hexes from {hq}; at most {limit} are allowed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} joins only an attack of units stacked with it, once in a round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} lands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} lands from Africa in {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} lands in Sevilla or Cádiz, controlled and supplied</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} leads none of the units that must retreat.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} leaves over the border</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} leaves over the border and is due back, reduced, on {turn}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} leaves over the border to the Reserve Box, reduced</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} leaves the map at {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} leaves {truck} before entering the map.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} leaves {truck} in {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} loses a step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} loses a step in {hex} ({cause}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} loses a step in {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} marches to {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} may never be placed in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} may not attack together with these nations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} may not be given up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} may not cross the corps boundary at column 19.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} may not end in {space} while the Northern Front is on its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} may not end in {space}: regional corps stay in their region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} may not enter or attack {hex}: it is another division's objective, and {division} has not taken all its own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} may not land</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} may not replace this corps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} may not stand in here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} may not start in {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} may not support its own hex.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} moves</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} moves to {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} moves {path}, {cost:half} MP.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} must first fill the nearer hexes; {hex} is for those that find no room.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} must go back to its own region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} needs {need} MP to leave the map and has {have}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} never attacks.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} never receives replacements</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} never redeploys</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} next to the defence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} reaches {hq}, but that headquarters has no line to the one above it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} reaches {n} hexes; the target is farther.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} rebuilt</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} redeploys from {before} to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} regains a step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} regains a step ({pool} point)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} regains a step: {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} replaces a corps in {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} retreated before: it takes no losses of its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} retreats</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} retreats one hex, and {hex} is not next to it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} retreats {path}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} returns reduced to {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} rolls {die} and builds a {work} in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} rolls {die}, modifier {modifier:signed}, and builds a {work} in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} rolls {die}, modifier {modifier:signed}: no {work} in {space} yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} rolls {die}: no {work} in {space} yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} spots. {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} stands with his back to the wall</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} stays out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} storms</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} supports only units of its own formation.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} supports the attack on {hex}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} supports the attack on {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} supports the attack with its fire and is no part of it; it may not retreat before the die.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} supports the defence of {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} takes its place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} takes its place: {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} takes no part</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} takes part in no attack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} to the Reserve Box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} to {hex}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} took no part in the attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} took no part in this combat.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} waits for the return of the Serbs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} waits for {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} waits in the Madrid box and is not released.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} waits: first a space must be left that holds too many, or a unit like it is offered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} was already withdrawn once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} was set up inside the boundary of the Madrid reserves and stays there until any of them is released.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} withdraws</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} would be out of supply if the enemy entered {hex}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} would have no source of its own nation in {space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit} {n:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit}, halved: {cuts}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit}, out of supply: half</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit}, retreated in this round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit}: activate for {text:kind}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit}: enemy units or zones of control bar the line to {hq}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit}: only large units sail from {space}; small ones leave it by redeployment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit}: take the marker back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit}: {hq} is not on the map.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit}: {path}, {cost:half} MP.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{unit}: {what}, {formation}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{use}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:area} controlled by nobody</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:area} controlled by {w2:powers}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:card} has been played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:card} has not been played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:city} last held by nobody</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:city} last held by {w2:side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:event} face down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:event} face up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:event} held by {w2:sides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:event}: {w2:place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:faction} no longer purged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:faction} purged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:flag}: {w2:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:head} at {w2:space}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:head} taken away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:hex} controlled by {w2:sides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:holder}: {w2:plain} points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:marker} laid in {w2:area}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:nation} at war beside {w2:sides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:nation} has collapsed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:nation} has not collapsed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:nation} neutral</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:piece} becomes a {w2:kind}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:piece} disrupted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:piece} is a cadre</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:piece} no longer a cadre</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:piece} no longer disrupted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:piece} set down in {w2:place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:piece} taken away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:pool} replacement points: {w2:points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:power} has come in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:power} has not come in yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:region} controlled by nobody</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:region} controlled by {w2:side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:sides} have reorganised</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:sides} may still reorganise</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:sides}: {w2:card} and {w3:card} change places</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:siege}: resistance {w2:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:space} controlled by {w2:sides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:space} is isolated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:space} is not isolated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:space}: neither trench nor position</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:space}: {w2:work}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:unit} laid in {w2:place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:unit} set down in {w2:hex}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:unit} set down in {w2:place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:unit} taken off the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:unit} turned over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:unit} {w2:place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1:whose} political level: {w2:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w1} of {w3:sides} taken from {w2:area}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w2:card} in the hand of {w1:sides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w2:card} on the deck of {w1:sides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w2:card} on the discards of {w1:sides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w2:card} on top of the deck of {w1:sides}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w2:card} out of the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w2:card} set aside for a later phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{w2:purse}, {w1:side}: {w3:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} Big Push</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} Big Push, star down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} Big Push, star up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} action</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} actions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} air points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} areas closed to activation next round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} automatic victory at morale {n}: {m} away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} automatic victory at {n} VP: {m} away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} boxes used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} cards face up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} cards given at the start</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} cards out of the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} cards played for OPS this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} cards that join the deck later</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} cards that may come yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} chances to move a power (modifiers bought 0 · 1 · 2 · 3)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} commitment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} conflict card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} conflict cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} control</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} corps returning</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} counters left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} deck to shuffle, {n} cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} deck, number of cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} discards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} discards, number of cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} discards, top card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} discards, top last</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} divisions destroyed this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} doctrine</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} doctrine, last turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} doctrine, roll for breakthrough</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} doctrine, rolls for attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} doctrine, rolls for defence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} domestic EP of this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} draw pile, number of cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} eliminated units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} equipment points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} events</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} events, deal {n:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} fleets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} foreign EP of convoys still to come</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} forts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} hand size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} hand size larger by less than that</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} hand size larger by {n:plain} or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} hand size minus the opponent's</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} hand size {n:plain}, {sides} {m:plain}: difference {text:plain}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} hand, number of cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} hand: draw up to</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} level is low: attacks shift left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} mandatory offensive</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} mandatory offensive not yet made: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} offensive modifier</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} offensive rolled: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} points recorded by cards this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} political level</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} reorganisation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} replaceable units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} replacement points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} reserve</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} round {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} side puts back into the malls</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} strength points lost since the last income</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} units eliminated for good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} units on the turn track</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} units out of supply: {spaces}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} units out of supply: {units}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} war status</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} year</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} year, star down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} year, star up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} {text} Corps</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{whose} · {phase}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{winner:sides} win the tie as the active player: {axis_total:plain} each.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{winner:sides} win the tie by suit: {axis_total:plain} each.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{winner:sides} win {n} to {m} over {target:there}: do you use a last chance?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{winner:sides} win: Axis {axis_total:plain}, Allies {allied_total:plain}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{winner} win: the other side gives up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{year} · {whose} turn {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{year}: the year is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{zone}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>− its value, cards discarded at once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>−1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>−1 (unless Guderian or Overlord)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>−1, one card discarded</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>−3, at random</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>−{italy:plain}, at random</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>−{n} {n:plural=die|dice}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>GameCard</name>
  <message>
   <source>Alone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lay the printed map under the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Make a scenario of your own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mine</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>My copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>My pictures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>New scenario</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not listed: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Players</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put the printed figures in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This game cannot be read: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weight</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>fair</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>heavy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>light</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>light to medium</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>medium</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>poor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>very heavy</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>GameController</name>
  <message>
   <source>Enter the dice first, or undo.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First answer the question that is asked now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is asked about this place now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is carried here: a click is enough.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The program decided here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The program finds no choice and is paused: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no place here: it goes back to where it stood.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This change cannot be made.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is an earlier moment. Press End to return to the present.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is not asked now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} cannot go there with the others, so the stack stays. {1}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: take up what you laid; you are asked again.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>GuideDialog</name>
  <message>
   <source>Guide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pages of the guide</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>HandOverPage</name>
  <message>
   <source>Enter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is secret now; this page is shown because the preferences ask for it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Press the button, or {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Some things on the table are secret. Let only {0} look at the screen now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What happened since your last turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}, take your seat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}, take your seat again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: show the table</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>HandPanel</name>
  <message>
   <source>Choose a card to see what it can do.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lower</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No cards in this game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No use now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Raise (H)</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>HandoverChoice</name>
  <message>
   <source>Always hand over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Never: hands lie open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is covered; each player sees the hand of the one who decides.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The table is covered each time the other player is to decide.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The table is covered only where the next player sees what the other must not see.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The table stays in sight; hands lie face down until their owner holds them up.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When something is hidden</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>HeldHand</name>
  <message>
   <source>Show</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn the cards of {0} face down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} looks at the cards; the others look away</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>HistoryBar</name>
  <message>
   <source>Back to the present</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One step back (PageUp)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One step on (PageDown)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Position in the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Present · step %2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step %1 of %2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To the present (End)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To the start (Home)</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ItemList</name>
  <message>
   <source>Show on the map</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Kept</name>
  <message>
   <source>Empty the bin…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It cannot be read: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look at</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On the table now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The file {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your last game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>changed by hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>on the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>open in another program</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} to decide</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>KeptDelegate</name>
  <message>
   <source>A name for this game</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>KeptGames</name>
  <message>
   <source>A game from elsewhere is copied into your games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find a game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No game says that.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>None yet. Every game you begin is kept here from its first action.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a file…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your games</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>KeptList</name>
  <message>
   <source>Delete</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Duplicate</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export a copy…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rename</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show in folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your games</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>KeptMark</name>
  <message>
   <source>A trial is no game of yours until you keep it as one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every action is kept at once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep it elsewhere…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What you play since then is only in memory, and lost when the program ends.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a trial, not kept</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an example, kept</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>an example, not kept yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>kept {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not kept since {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>read-only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“Keep” in the recorder keeps it among your own examples.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>KeptModel</name>
  <message>
   <source>Bin ({0})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Finished games ({0})</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>KeysDialog</name>
  <message>
   <source>Find a key by what it does</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Key</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keys</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What it does</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>LearnPage</name>
  <message>
   <source>Add one from a file…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Begin with: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Examples of play on the real board: read, look, answer, make the moves yourself. {0} of {1} done.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on with: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Learn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No example speaks of that.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Search: a word, or the number of a rule</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Some examples cannot be read: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start page (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To the table (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have seen all examples of this game.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}  {1} of {2}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Legend</name>
  <message>
   <source>A counter that may be chosen or moved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A counter that was chosen, or that the question is about</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A place that may be attacked, or is pointed at</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A place that may be chosen or reached</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Legend</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Marks on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not allowed there; a note says why</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take this off the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the marks on the map mean</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>LevelsForm</name>
  <message>
   <source>A level is reached with figures from and to these; an empty field is no bound.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One more level</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rank</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wins</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>LitRows</name>
  <message>
   <source>%1 cards can be chosen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>%1 counters are lit on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>%1 places are lit on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 card can be chosen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 counter is lit on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 place is lit on the map</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>LiveBoard</name>
  <message>
   <source>Nothing is to be done in this step. Go on with Next, or play on with Try it yourself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The other side acts here. Look on with Next, or play on with Try it yourself.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>LogDelegate</name>
  <message>
   <source>(edited)</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>LogPanel</name>
  <message>
   <source>%1 of %2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As a web page…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As text…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Details</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export the log</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find in the log</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go back to here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep this phase as an example</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep this turn as an example</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next match (Enter)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Previous match (Shift+Enter)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Read rule %1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not found</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message>
   <source>Legend</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ManyField</name>
  <message>
   <source>Add…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take it out</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>MapEditor</name>
  <message>
   <source>Not in force: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not taken: {0}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>MapNote</name>
  <message>
   <source>Left after this</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Total</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>MapTab</name>
  <message>
   <source>A picture of the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A scan or photograph of the printed map: PNG, JPEG, WebP or BMP, up to 160 million pixels.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a picture…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cut it and lay it under the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag the four rings to the corners of the printed map: it will lie straight. The wheel goes nearer; arrows move a ring by a pixel, Space takes the next.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag the three rings to the printed spaces of these names: the first moves all, the second turns and stretches, the third sets the other side.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lay it as at first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Light on it what may be done</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Names over it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put the last space back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set the corners again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the picture away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The drawn map is shown. A scan or a photograph of the printed one can lie there.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The picture is cut into tiles, once. You may go on with something else.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The picture is read…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Then drag single spaces to their printed places; new games have them there.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Menus</name>
  <message>
   <source>Hands at this table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hands lie open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open table: hands are held up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Overlays</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Panels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Table covered at each change of player</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Table covered when something is hidden</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Toolbar</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tools</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>MiniMap</name>
  <message>
   <source>Overview: click or drag to look there</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ModuleTab</name>
  <message>
   <source>A VASSAL module</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A VASSAL module that you have (.vmod): its pictures can be picked. Nothing in it is carried out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Face of the card chosen there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Face of the counter chosen there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Faces for cards by their names…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Faces for counters by their names…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lay it under the map…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Maps alone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a module…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pieces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} pictures are refused, such as {1}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} with a picture of their own now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: {1} pictures, {2} pieces, {3} stacks.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>MoveBox</name>
  <message>
   <source>**Not allowed.** {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>**Roll your die** and click the face it shows, or type it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>**Your move**{0}: do it on the board or under *Decision*, or let *Show me* do it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>**{0}** is lawful. The example goes on another way. Try yours?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>**{0}** is lawful. The example goes on with **{1}**. Try yours?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>**{0}** to move: look on with *Next*.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Let them fall as in the example</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The dice fall as in the example, or press the die and enter your own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Try mine</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Yes. There is more to do in this step.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Yes. There is more to do in this step: **{0}**.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You rolled **{0}**. The example goes on with **{1}**. Try yours?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} and {1}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>MoveTool</name>
  <message>
   <source>Nothing that can be moved stands here.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>MyCopy</name>
  <message>
   <source>My copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your copy cannot be read</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>MyPictures</name>
  <message>
   <source>My pictures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your pictures cannot be read</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>NameTool</name>
  <message>
   <source>No name belongs to this hex.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>NewGameDialog</name>
  <message>
   <source>Begin</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name, if you like</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>New game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The program may be asked for advice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The program rolls</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This scenario cannot be played:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>We roll our own and enter them</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>NewScenarioDialog</name>
  <message>
   <source>Begin from</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Empty: no units on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Like: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>My scenario</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>New scenario</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The position on the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Yours alone: it is kept in your own folder, and can be shared as one file.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>NewsBar</name>
  <message>
   <source>Close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Since your last turn: </source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Watch what happened</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Offer</name>
  <message>
   <source>Take none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take those that are ticked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} of {1} pictures bear the name or number of one.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>OptionBox</name>
  <message>
   <source>as printed</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>OptionsForm</name>
  <message>
   <source>As in the rulings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is played so: nobody is asked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What players may choose before a game, and what is usual.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>OrderOfBattle</name>
  <message>
   <source>All units are on the map or in its boxes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag units onto the map and into boxes; drag one from the map to here, and it is taken off.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find a unit</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Orders</name>
  <message>
   <source>Find a place or unit: “{0}”</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find “{0}” in the log</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on with it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How wars go that the program plays with itself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is not kept.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look up “{0}” in the rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mine</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw it away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Why? The rule of this question: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>answers what is asked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>reason not allowed</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>OutlineTool</name>
  <message>
   <source>No border passes here.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>OwnExamples</name>
  <message>
   <source>Add an example from a file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Added: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delete</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delete an example</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delete the example “{0}”? Its file is gone then.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Examples ({0})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not added</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not deleted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a game first: an example is recorded from a position on the table.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>OwnScenarios</name>
  <message>
   <source>Add a scenario from a file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Added: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back to the editor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delete</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delete a scenario</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delete the scenario “{0}”? Games that were begun with it can no longer be opened.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kept among your own scenarios: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not added</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not deleted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not written</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scenarios ({0})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share this scenario</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This cannot be done</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This cannot be opened</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You try “{0}”; nothing of it is kept.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PastBar</name>
  <message>
   <source>Go back to here for good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Return to the present (End)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You are looking at an earlier moment: step {0} of {1}.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PicturesDesk</name>
  <message>
   <source>Cancelled; nothing was changed.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PicturesPage</name>
  <message>
   <source>Back (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the one whose face it is here, then go back to the module.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>My pictures of</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not taken: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show my pictures (F6)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The picture lies under the map.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>They stay in your own folder: no pack, no kept game and no print has them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>VASSAL module</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PlaceMenu</name>
  <message>
   <source>Compare and show overlays for this place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find in the log</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show the stack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Why is nothing offered here?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Why not {0}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Why? The rule of what is asked ({0})</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PlaceNameTool</name>
  <message>
   <source>No name of a place stands here.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PlayerPanel</name>
  <message>
   <source>*The printed example:* {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back to the main line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave the example here and play on; you can come back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave this side line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next: see it done</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not allowed: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pause</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play by itself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Print or keep this example as a walk-through (PDF or HTML)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Roll real dice in this step and enter what they show</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rules: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show me</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Speed when it plays by itself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The end</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game is over here: there is nothing to try.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Try it yourself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} more lines</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} · step {1} of {2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} · the position</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} · what was done</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PlayersDialog</name>
  <message>
   <source>Players</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The program may be asked for advice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whoever takes a seat sees its hand. The program knows no more than its seat.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PreferencesDialog</name>
  <message>
   <source>A soft sound</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Always answered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Animation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As the system</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ask again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ask all confirmations again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blank screen always</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blank screen when something is hidden</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colour-blind safe</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Confirmations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dark</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each player's own comes back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fast</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hands lie open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How the hands of new games are hidden; the game on the table follows if its players agree.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Instant</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Light</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>None</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Normal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing. A right click on an answer offers it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open table, hands are held up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Preferences</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Secrecy of hands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Size of all text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slow</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sound at a change of player</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Speed of the program's play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Standard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stays where it is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Theme</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>View of the map at a change of player</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PreviewColumn</name>
  <message>
   <source>Attack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By the die</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chances</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Defence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Die modifiers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No fight is under discussion. Point at an attack, or choose attackers and a target.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>good for %1</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PrintDialog</name>
  <message>
   <source> %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source> mm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;For</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Margins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Print</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All pages</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All sides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At its scale</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counters, cards and map are at true size: print them at 100 %.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Farther</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>M&amp;ap</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Map &amp;scale</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nearer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On one sheet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On up to {0} sheets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pa&amp;per</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pages</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Previous page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Print and export</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Printed: 1 page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Printed: {0} pages</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Print…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save as PDF</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save as PDF…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whole page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} pages</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Printing</name>
  <message>
   <source>(edited)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A dark corner: {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A figure beside a counter: how many stand there. The tables name them all.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After-action report</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the end of the log</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the end of: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Boxes and tracks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cards of {0:g} by {1:g} mm; print at 100 %, not “fit to page”.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counters of {0:g} mm, map spaces of {1:.1f} mm: print at 100 %, not “fit to page”.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each counter with its front and, where it has one, its reduced side.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everything</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Figures that the publisher does not state are ours:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For {0} alone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Grounds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Letters in squares: places of arrival.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lines and ways</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Map legend</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Map, page {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Markers and tracks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next to choose: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not marked on the map: {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Numbers: set up at start. Hatched: anywhere within.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Options in use</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Order of battle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Order of battle, {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Order of set-up: {0}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Player aid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Player aid: charts and sequence of play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Position</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Position (adjourned game)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Position, {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reinforcements by turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Report</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set-up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set-up sheet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set-up, {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Signs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special rules of the scenario</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turns: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What happened before is not known: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>at start</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>later</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} pages in {1} rows of {2}. Print at 100 %, not “fit to page”: spaces are {3:.1f} mm apart and take counters of {4:.1f} mm; the whole map is {5:.0f} by {6:.0f} mm. Neighbouring pages overlap by {7:g} mm: cut one of them along the dashed line, lay it on the other so that the crosses meet, and tape it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}. Tick each counter as you place it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: after-action report</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: arrives {1} ({2})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: at start ({1} counters)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: backs, in mirror order.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: backs, in mirror order: print on the other side, turned on the long edge.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: boxes and tracks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: faces.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: fronts.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: legend of the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: player aid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: set-up sheet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: the game as it stands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: where each unit stands ({1})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: {1} order of battle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: {1} set-up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: {1} unit at {2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}: {1} units at {2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>† Figures and places that the publisher does not state are ours:</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ProgramRow</name>
  <message>
   <source>Go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One choice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pause</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The program is paused.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The program plays …</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>QuestionBox</name>
  <message>
   <source>Give me a hint</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not quite.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Right.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>QuestionForm</name>
  <message>
   <source>A hint, for whoever asks for one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Answer {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Answer {0} is right</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Answers (tick what is right), and what is replied to each:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ask it when the acts are done</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This answer is right</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is replied</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the reader is asked; leave it empty to ask nothing.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RecorderPanel</name>
  <message>
   <source>+ Side line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>+ Words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A step after this one in which nothing is done</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close the recorder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delete</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>I set the dice of what I play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Join</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep it among your own examples (Learn, Mine)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep it and read it as others will</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Make this step and the next one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put the step earlier</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put the step later</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Read it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recorder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Redo in the example</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the step out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Title of the example</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Undo in the example</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Walk-through as PDF or HTML, or the file itself to share</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What if: other steps that leave the line here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What it shows, in a sentence</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RecordingDesk</name>
  <message>
   <source>An example is being recorded already: keep it first, or close it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another way to play it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Examples are played with the figures that ship, not with those of your own copy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kept among your own examples: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>My example: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recorder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What if?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is to be said here.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RecordsField</name>
  <message>
   <source>Add</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Earlier</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Later</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take out</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ReplayBar</name>
  <message>
   <source>Back to the game (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Faster (Up)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One step back (Left)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One step on (Right)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pause or go on (Space)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Slower (Down)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>and %n more in the log</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} of {1}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Reporting</name>
  <message>
   <source>Not written</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save a report to be sent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written: {0}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ResultCard</name>
  <message>
   <source>%1 against %2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show the place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The dice have fallen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>column %1</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ResultStrip</name>
  <message>
   <source>%1: %2 dice</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RowWidget</name>
  <message>
   <source>Show on the map</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RowsForm</name>
  <message>
   <source>Take out</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RulesPanel</name>
  <message>
   <source>Back (Alt+Left)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contents</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Example of play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forward (Alt+Right)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing found.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Number or words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ruling</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RulingsBox</name>
  <message>
   <source>Advanced</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Advanced: rulings, optional rules, repeatable dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where the book is unclear, or offers a choice. What is picked is how the program plays it.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Sandtable</name>
  <message>
   <source>! otherwise than you confirmed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Help</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;View</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>+ new</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>= the same</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>About the data</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Activated for combat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Activated for movement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a scenario from a file…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Albania</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Arrows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack under way</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Austria-Hungary</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back to my own view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Beach head</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Border of a nation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Border of a region</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Border of two areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Border of two sea areas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Border that nobody may cross now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Border that somebody may cross now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bridge, or way across a river</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Briefing of the scenario</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bulgaria</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Capital</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Capital, or what holds now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Carry the whole stack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Charts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>City</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Concede…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Confirmed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Connection</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Connection across water</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Connection that goes on at the same number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Credits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ctrl + wheel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Decision</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Doubtful</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Edit the position</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Elsewhere</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enter a die that was rolled at the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everything is drawn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export log as HTML…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export log as text…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export picture of the map…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export sheets as PDF…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Farther</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find a command…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find a place or unit…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fort</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Full screen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Germany</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go to the next lit place; with Shift, to the one before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Greece</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Groups shown at sea stand in this area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Guide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Heights, for the eye only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hide counters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>High mountains, for the eye only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hills</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hold up the hand of whoever is asked, as long as it is down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How the game ended</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How wars go</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In My copy: as it ships</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In My copy: as printed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In My copy: doubtful, to be looked at again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In My copy: put the figure in and go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In an example of play: one step back, one step on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In an example of play: run on by itself, or pause</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the list of games: go on with it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the list of games: into the bin</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the list of games: name it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the rules: a page on; with Shift, a page back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It does not fit and is not in force.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Italy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keys</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lake</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Land</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Larger text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Learn: examples of play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Legend: what the map and its marks mean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Light or dark</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Line between the sides at the start</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Links</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Log</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look at the opening</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look one step back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look one step on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Main city, or key city</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Main road</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Map alone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Map alone (from anywhere)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Minor road</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Montenegro</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountains</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>My copy…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>My own pictures: off or on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>My pictures…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nearer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nearer and farther</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neutral country</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>New game…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>New scenario of your own…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not in play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One choice of the program</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open ground</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open the stack under the focus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ours: the rule book does not state it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Panels and overlays</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pause the program</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pick up the piece; arrows carry it, Enter sets it down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Players…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pontoon bridge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Port</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Preferences…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Prepared position</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Print…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Production</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put it back, turn the hand down, or answer no</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Record an example…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Redo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reset the layout</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Return to the present</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>River</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Romania</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rough ground</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Russia</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save as…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sea</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Serbia</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set-ups</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shift + drag</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show me what is asked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smaller text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>So many victory points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Source of supply</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spaces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Swamp</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tables and levels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the choice that is marked in the Decision dock</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take what is lit: a space, a piece, a choice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rule book states it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Town</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tracks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trench</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turkey</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Undo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units enter here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Walk from space to space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>War room</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Watch what happened since your last action</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Way of a landing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Way over the border</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What would you do?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whole map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Woods</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Worth victory points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have added it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have changed it, and not yet confirmed the whole.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have confirmed it as printed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no pictures of this game yet: Game &gt; My pictures… takes them in.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have taken it out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You want to look at it again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your own pictures are shown.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>added</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>again forward</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attack battle fight odds strength losses</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>author licence version about</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>begin start scenario play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>beginning start first opening</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>by the book</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>camera return back zoom</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cards play event</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>change correct fix cheat move by hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>closer magnify bigger plus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>computer ai opponent bot solo program seat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>computer ai opponent single next</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>computer ai opponent stop wait go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>confirmed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>copy duplicate branch name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>doubtful</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>exit close end leave</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>font text size bigger letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>font text size letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>further smaller overview minus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>give up resign surrender end</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>help hint advice best move suggest computer adviser</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>history record report web page file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>history record report write file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>history what happened record</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>home menu main games library leave</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>import take in friend shared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>keep store write</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>key colours blue lit highlight</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>later next look</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>load import file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>luck rolls statistics</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>make own editor set-up author change units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>make own tutorial lesson annotate author teach</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>manual help user how handbook</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>maximise window whole</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>night black white theme</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>now end current live</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>order of battle army corps list pieces</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>ours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>own printed figures corrections values box counters cards map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>panels docks lost window</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>panels hide full map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>paper pdf set-up sheet counters map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>past earlier previous look rewind</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>pdf print set-up sheet counters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>played discard deck draw pile</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>question answer choose move attack retreat losses pass done end turn next player what now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>result score winner finish over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>scan photo printed map faces switch</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>scan photo printed map import cards counters vassal vmod module</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>screenshot image png map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>search action menu do</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>search where unit hex city</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>set aside</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>settings options font sound speed animation colour</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>shortcut keyboard help</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>situation aim goal victory how to win points hint special rules start</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>source dagger reconstructed invented</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>statistics balance self-play how often wins table count</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tables results crt odds terrain costs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>take back mistake wrong</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>taken out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tutorial lesson teach first turn how</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>units here hex pile</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>units pieces map terrain look under</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>victory points vp score turn morale</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>victory win status score war</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>watch again what happened show enemy move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>where find camera decision</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>why book help reason</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>zoom all overview board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>× does not fit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>≠ otherwise than yours</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ScenarioCards</name>
  <message>
   <source>Play a new game</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ScenarioPage</name>
  <message>
   <source>All figures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Arrivals</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change by hand, as in edit mode</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clicks on the map give control to: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clicks on the map give nobody control</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is wrong with it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Options</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Print…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Redo (Ctrl+Y)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is {0} already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Try it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Undo (Ctrl+Z)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Without a name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>line {0}: {1}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ScenarioRow</name>
  <message>
   <source>A new one like it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delete it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set-up sheet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share it as a file…</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ScoreStrip</name>
  <message>
   <source>No change this turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This turn: {0}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Seats</name>
  <message>
   <source>A person</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The program: novice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The program: regular</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The program: veteran</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>SheetModel</name>
  <message>
   <source>How it stands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ours was: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>SheetTable</name>
  <message>
   <source>Confirmed as printed: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pasted: {0} figures</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>StackInspector</name>
  <message>
   <source>Nothing stands here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Point at a stack to look into it.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>StandingAnswers</name>
  <message>
   <source>Always answer so when this is asked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Always: {0}, {1}: {2}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>StandingRows</name>
  <message>
   <source>Ask again</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>StartPage</name>
  <message>
   <source>Board wargames at one screen, with the rules enforced.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Learn: examples of play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play a new game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step by step on the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your games</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>StatusLine</name>
  <message>
   <source>EDITED POSITION</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>StepForm</name>
  <message>
   <source>A click points at a space or a counter, a drag draws an arrow; again: it goes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Acts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the foot</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dice and draws, as they fall</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Faces in order, such as 5 2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Heading, where a new section begins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing: the step only says something.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Point at nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Point: click on the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Question</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Said before it is done</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Said when it is done (empty: the same)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Title of this side line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is done</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What it points at</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where its acts are done.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Words</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>StudyBox</name>
  <message>
   <source>A study game: the same number gives the same dice again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dice that can be repeated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whoever knows the number knows the dice: the game is marked as a study in title, list and log.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>TableController</name>
  <message>
   <source>Earlier moves cannot be looked at: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game as it was stays in {0}.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>TakingIn</name>
  <message>
   <source>Also in the place of what I have confirmed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Entry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How it differs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave everything as it is (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What it says</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What {0} would change</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ToolBar</name>
  <message>
   <source>Back to the table (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Border</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bridge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Brush</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose what to put in; click or drag over spaces, or click on a link.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click on a space or a link to see its figures; drag moves the map.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click on an edge with a river: a bridge is there, or no longer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click on edges, or drag along them: the river is there, or no longer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click on two spaces: they are linked, or no longer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a corner of a border, or a new one out of it; onto the next corner, and it is gone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a name to another hex.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a name to where it is printed; onto its place, and it finds its own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag a space to where it is printed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag from an end of the road on, from hex to hex, or back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drag over hexes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Link</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Link: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Redo (Ctrl+Y)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>River</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Road</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Terrain</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Undo (Ctrl+Z)</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>TurningPage</name>
  <message>
   <source>Chances of {0} to win, as the program reckons them. Luck is what dice and draws changed, judged by the same choices under others; choice is what was chosen, judged by what the program would have made of it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How the game ended</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look at it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look at the map (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neither luck nor choices changed the chances by much.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The program has nothing to say of this game: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The program looks through the game …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turning points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} chose: {1}. The program would have chosen: {2}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} in 100 before, {1} after: luck {2}, choice {3}, to be expected {4}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>UndoBar</name>
  <message>
   <source>Undo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{0}” is in the bin.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>UnitsPanel</name>
  <message>
   <source>Carried</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Due</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Eliminated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exited</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find a unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In boxes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the pool</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On the map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Out of the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To be set up</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>UnkeptBar</name>
  <message>
   <source>Close, and lose it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not written: {0}. What you entered is still here; it is lost when the program ends.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Try again</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Walkthrough</name>
  <message>
   <source>Answers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not allowed: {0}. {1} ({2})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Right.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rules: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The printed example: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Walk-through</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} rolls {1}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>WarTables</name>
  <message>
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Games:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How they end</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How wars go: {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the war itself, and seldom or never in them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody has counted this scenario yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The games above are these.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The games could not be counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn by turn, on average</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What happens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What happens in them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>fights</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>first, as a rule</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>how often</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in the war itself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>turn {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with my own figures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} games with the program in every seat (level: {1}), seeds from {2}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} of {1}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0} times</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{0}, at the end on average</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>When</name>
  <message>
   <source>today {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>yesterday {0}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Wiring</name>
  <message>
   <source>Nothing has happened yet.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>WordsBar</name>
  <message>
   <source>Close</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>WordsForm</name>
  <message>
   <source>5 turns, an evening</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Aims of {0}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Briefing: the situation, five sentences, a line for each</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How long it takes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Notes for the set-up sheet, a line for each</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special rules, a line for each</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three hints, a line for each</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the sides are called, if otherwise</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the start page says of it</source>
   <translation type="unfinished" />
  </message>
 </context>
</TS>
