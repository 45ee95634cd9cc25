"""The scenes of the vignettes, stroke by stroke, in units of a sheet of 120 by 80.

A line is a tone, a form and its points: `fill` a polygon, `round` an ellipse (middle and half axes), `line` a chain and
`arc` a curve, both led by the width of the pen. `use` draws another scene at a place (x, y) and size.
"""

from __future__ import annotations

SCENES = {
    # -- parts -------------------------------------------------------------------------------------
    "hills": """
        far fill 0,80 0,52 18,44 38,52 60,42 84,52 104,45 120,50 120,80
        near fill 0,80 0,64 30,58 66,66 96,59 120,64 120,80""",
    "plain": """
        far fill 0,80 0,58 40,55 80,58 120,55 120,80
        near fill 0,80 0,68 60,65 120,69 120,80""",
    "waves": """
        near fill 0,80 0,60 120,60 120,80
        mid arc 1.6 4,66 10,62 16,66 22,70 28,66 34,62 40,66
        mid arc 1.6 62,70 68,66 74,70 80,74 86,70 92,66 98,70
        mid arc 1.6 20,75 26,71 32,75 38,79 44,75
        light arc 1.4 82,65 88,61 94,65 100,69 106,65""",
    "soldier": """
        dark line 1.6 3,-6 11,-19
        dark fill -4,0 -5,-11 4,-11 4,0
        dark line 3 -2,0 -5,11
        dark line 3 2,0 5,11
        dark round 0 -14 3 3.2
        mid fill -5,-15 -3,-19 3,-19 5,-15
        dark line 2.2 -3,-9 3,-5""",
    "flag": """
        dark line 1.8 0,0 0,-34
        mid fill 0,-34 9,-37 17,-33 26,-36 26,-22 17,-19 9,-23 0,-20
        light fill 0,-29.5 9,-32.5 17,-28.5 26,-31.5 26,-27 17,-24 9,-28 0,-25""",
    "burst": """
        light fill 0,-12 3,-4 11,-6 5,0 11,7 3,4 0,12 -3,4 -11,7 -5,0 -11,-6 -3,-4
        mid fill 0,-6 2,-2 6,-3 3,0 6,4 2,2 0,6 -2,2 -6,4 -3,0 -6,-3 -2,-2""",
    "aeroplane": """
        dark fill -15,-1.5 14,-3 17,0 14,2.5 -15,1.5
        dark fill -3,-2 -6,-20 2,-20 7,-2
        dark fill -3,2 -6,20 2,20 7,2
        dark fill -15,-1 -18,-8 -14,-8 -11,-1
        dark fill -15,1 -18,8 -14,8 -11,1
        dark line 1.4 18,-6 18,6
        light round -1 -13 1.8 1.8
        light round -1 13 1.8 1.8""",
    "rifle": """
        dark fill -30,-2.4 -12,-1.8 -12,2.2 -22,3.4 -30,5
        dark line 2.2 -14,0 26,0
        mid line 1.4 26,-0.6 36,-0.6
        dark line 1.4 -12,2 -10,5 -7,2""",
    "house": """
        mid fill 0,0 0,-10 6,-15 12,-10 12,0
        light fill 4,-3 4,-7 8,-7 8,-3""",
    "crate": """
        mid fill 0,0 0,-13 15,-13 15,0
        light line 1.2 0,-13 15,0
        light line 1.2 15,-13 0,0
        dark line 1.2 0,0 0,-13 15,-13 15,0 0,0""",
    "sandbags": """
        mid round 0 0 8 4
        mid round 15 0 8 4
        mid round 30 0 8 4
        mid round 45 0 8 4
        mid round 8 -7 8 4
        mid round 23 -7 8 4
        mid round 38 -7 8 4""",
    "crowd": """
        dark round 0 0 4 4.4
        dark fill -7,16 -6,6 0,4 6,6 7,16
        dark round 15 3 4 4.4
        dark fill 8,19 9,9 15,7 21,9 22,19
        dark round 30 -1 4 4.4
        dark fill 23,15 24,5 30,3 36,5 37,15
        dark round 45 3 4 4.4
        dark fill 38,19 39,9 45,7 51,9 52,19""",
    "pine": """
        dark fill 0,0 -7,0 0,-9
        dark fill 0,0 7,0 0,-9
        dark fill -6,-5 6,-5 0,-15
        dark fill -4,-11 4,-11 0,-20
        dark line 1.6 0,0 0,4""",
    # -- armies ------------------------------------------------------------------------------------
    "march": """
        use hills 0 0 1
        use soldier 22 62 1.05
        use soldier 42 60 1.05
        use soldier 62 62 1.05
        use soldier 82 60 1.05
        use soldier 102 62 1.05""",
    "army": """
        use hills 0 0 1
        use flag 56 62 1.3
        use soldier 20 64 0.95
        use soldier 38 62 0.95
        use soldier 76 62 0.95
        use soldier 96 64 0.95""",
    "volunteers": """
        use hills 0 0 1
        use flag 28 50 1
        use flag 76 52 1
        use crowd 12 60 1
        use crowd 60 58 1""",
    "cavalry": """
        use plain 0 0 1
        dark arc 4 22,64 60,44 98,10
        mid arc 2 26,62 62,40 99,9
        dark line 3.4 22,50 36,64
        dark line 4.4 18,68 24,62
        dark arc 4 98,64 60,44 22,10
        mid arc 2 94,62 58,40 21,9
        dark line 3.4 98,50 84,64
        dark line 4.4 102,68 96,62""",
    "armour": """
        use plain 0 0 1
        dark fill 44,44 47,33 70,33 76,44
        dark line 4 70,38 104,34
        mid fill 26,54 34,43 88,43 96,54
        dark fill 20,58 26,51 94,51 102,58 94,69 28,69
        light round 32 60 4 4
        light round 47 61 4.4 4.4
        light round 62 61 4.4 4.4
        light round 77 61 4.4 4.4
        light round 91 60 4 4""",
    "artillery": """
        use hills 0 0 1
        use burst 108 14 0.9
        dark fill 46,52 100,22 103,28 52,60
        dark fill 56,42 48,34 52,32 62,40
        dark line 5 52,58 18,72
        mid round 56 60 13 13
        light round 56 60 9 9
        dark line 2 56,48 56,72
        dark line 2 44,60 68,60
        dark round 56 60 3 3""",
    "rail": """
        use plain 0 0 1
        light round 26 14 8 6
        light round 38 10 7 5
        light round 14 20 6 4
        dark fill 34,36 34,22 31,19 43,19 40,22 40,36
        mid fill 24,56 24,36 76,36 76,56
        dark fill 70,56 70,24 104,24 104,56
        light fill 78,40 78,30 96,30 96,40
        dark fill 18,56 110,56 110,61 14,61 18,56
        dark round 34 64 7 7
        dark round 54 64 7 7
        dark round 74 64 7 7
        dark round 95 64 7 7
        light round 34 64 2.6 2.6
        light round 54 64 2.6 2.6
        light round 74 64 2.6 2.6
        light round 95 64 2.6 2.6
        dark line 2 0,72 120,72""",
    # -- fighting ----------------------------------------------------------------------------------
    "offensive": """
        use hills 0 0 1
        use burst 92 22 1.1
        use burst 62 14 0.7
        mid fill 6,74 22,56 48,50 44,40 82,44 64,76 58,66 32,70 16,78
        light arc 1.6 14,72 28,60 56,56""",
    "attack": """
        use plain 0 0 1
        use burst 60 34 2.1
        use soldier 24 64 1.15
        use soldier 50 66 1.15
        dark line 3 92,70 96,58
        dark line 2 86,66 116,62
        dark line 2 84,74 118,70""",
    "defence": """
        use hills 0 0 1
        use soldier 40 52 1
        use soldier 66 50 1
        use sandbags 10 66 1
        use sandbags 63 66 1
        near fill 0,80 0,69 120,69 120,80
        dark line 2.2 12,76 12,56
        dark line 2.2 106,76 106,56
        dark arc 1.2 12,66 22,56 32,66 42,76 52,66 62,56 72,66 82,76 92,66 99,58 106,66""",
    "withdraw": """
        use hills 0 0 1
        mid fill 112,44 112,58 62,58 62,70 28,50 62,32 62,44
        light arc 1.6 104,51 80,49 52,51
        use soldier 92 70 0.8""",
    "flank": """
        use hills 0 0 1
        dark fill 46,40 74,40 74,56 46,56
        light line 1.8 46,40 74,56
        light line 1.8 74,40 46,56
        mid arc 6 18,74 8,14 60,16
        mid fill 56,6 56,26 74,18
        mid arc 6 102,74 116,34 92,40
        mid fill 96,30 94,52 80,44""",
    "trench": """
        use hills 0 0 1
        dark fill 10,80 20,64 38,66 46,56 66,60 76,50 98,54 120,44 120,56 100,64 84,60 72,70 52,68 42,78 30,80
        light line 1.4 20,64 38,66 46,56 66,60 76,50 98,54 120,44
        dark line 2 16,58 26,40
        dark line 2 24,58 14,40
        dark line 2 52,50 62,32
        dark line 2 60,50 50,32
        dark arc 1.2 20,49 30,38 38,46 46,52 56,41""",
    "fort": """
        use hills 0 0 1
        mid fill 16,70 16,34 26,34 26,28 34,28 34,34 44,34 44,44 76,44 76,34 86,34 86,28 94,28 94,34 104,34 104,70
        dark fill 52,70 52,56 60,51 68,56 68,70
        dark line 2.4 24,44 34,44
        dark line 2.4 86,44 96,44
        use flag 60 44 0.8""",
    "gas": """
        use plain 0 0 1
        near round 40 44 20 13
        near round 66 38 22 16
        near round 92 46 20 13
        far round 56 50 22 11
        far round 84 54 20 9
        dark fill 12,70 12,50 15,46 19,46 22,50 22,70
        dark fill 26,72 26,52 29,48 33,48 36,52 36,72
        dark line 2 17,46 17,41 24,41
        dark line 2 31,48 31,43 38,43""",
    "siege": """
        use fort 14 -2 0.8
        near fill 0,80 0,66 120,66 120,80
        use burst 96 18 1.1
        use sandbags 8 72 0.7
        use sandbags 66 72 0.7""",
    # -- air and sea -------------------------------------------------------------------------------
    "air": """
        light round 26 52 18 7
        light round 40 47 14 8
        light round 96 62 18 6
        use aeroplane 70 32 1.4
        use aeroplane 24 22 0.7
        use aeroplane 104 14 0.6""",
    "bombing": """
        use aeroplane 74 20 1.1
        dark round 60 42 2 3.6
        dark round 74 48 2 3.6
        dark round 88 42 2 3.6
        near fill 0,80 0,70 120,70 120,80
        mid fill 10,80 10,56 24,56 24,62 34,62 34,50 40,44 46,50 46,80
        mid fill 54,80 54,60 70,60 70,80
        mid fill 76,80 76,54 86,54 86,64 104,64 104,80
        use burst 64 66 1""",
    "sea": """
        use waves 0 0 1
        dark fill 8,48 112,46 102,62 20,62
        mid fill 34,48 34,38 84,38 84,48
        mid fill 48,38 50,24 66,24 68,38
        dark line 2 58,24 58,10
        dark line 1.2 50,16 66,16
        dark line 3 30,44 12,40
        dark line 3 88,44 106,40
        dark round 32 44 4.5 3.6
        dark round 87 44 4.5 3.6""",
    "submarine": """
        use waves 0 4 1
        dark fill 10,60 22,53 98,53 114,60 100,66 22,66
        mid fill 50,53 53,40 70,40 72,53
        dark line 2 60,40 60,26 66,26
        light arc 1.4 2,66 12,60 22,66""",
    "convoy": """
        use waves 0 0 1
        dark fill 8,54 56,54 50,64 14,64
        mid fill 34,54 34,44 46,44 46,54
        dark line 2 22,54 22,38
        dark fill 62,50 116,50 108,64 70,64
        mid fill 92,50 92,38 106,38 106,50
        dark line 2 78,50 78,34
        light round 100 30 6 4
        light round 110 25 5 3""",
    "landing": """
        use waves 0 0 1
        near fill 74,80 84,62 120,54 120,80
        dark fill 18,58 62,56 58,68 24,68
        use soldier 30 54 0.7
        use soldier 42 54 0.7
        use soldier 54 53 0.7
        use flag 98 60 0.8""",
    # -- home and abroad ---------------------------------------------------------------------------
    "politics": """
        use plain 0 0 1
        mid fill 20,32 60,14 100,32
        mid fill 22,34 98,34 98,39 22,39
        mid fill 26,40 34,40 34,62 26,62
        mid fill 44,40 52,40 52,62 44,62
        mid fill 68,40 76,40 76,62 68,62
        mid fill 86,40 94,40 94,62 86,62
        dark fill 54,62 54,46 66,46 66,62
        dark fill 20,62 100,62 104,66 16,66
        dark fill 14,67 106,67 110,71 10,71
        use flag 60 16 0.45""",
    "treaty": """
        light fill 24,10 88,10 88,70 24,70
        far fill 24,10 88,10 88,14 24,14
        mid line 1.6 32,24 78,24
        mid line 1.6 32,32 80,32
        mid line 1.6 32,40 74,40
        mid line 1.6 32,48 62,48
        dark fill 70,58 66,76 73,72 80,77 77,58
        mid round 74 56 9 9
        light round 74 56 5 5
        dark fill 116,8 98,40 94,50 102,43 120,14""",
    "supply": """
        use plain 0 0 1
        use crate 14 70 1.3
        use crate 38 70 1.3
        use crate 26 52 1.3
        dark fill 62,62 62,40 92,40 92,62
        mid fill 92,62 92,46 104,46 110,54 110,62
        light fill 96,53 96,49 102,49 105,53
        dark round 72 66 6 6
        dark round 100 66 6 6
        light round 72 66 2.2 2.2
        light round 100 66 2.2 2.2""",
    "industry": """
        use plain 0 0 1
        light round 92 12 9 5
        light round 104 8 8 4
        light round 62 10 8 4
        dark fill 82,66 84,18 92,18 94,66
        dark fill 54,66 56,24 63,24 65,66
        mid fill 10,70 10,46 24,38 24,46 38,38 38,46 52,38 52,46 108,46 108,70
        light fill 16,58 16,52 26,52 26,58
        light fill 34,58 34,52 44,52 44,58
        light fill 70,58 70,52 80,52 80,58
        light fill 90,58 90,52 100,52 100,58""",
    "leader": """
        far round 60 40 44 38
        dark fill 22,80 28,62 50,55 70,55 92,62 98,80
        light fill 53,55 60,64 67,55
        near fill 50,46 50,58 60,62 70,58 70,46
        near round 60 40 14 17
        mid fill 42,30 46,16 60,11 74,16 78,30
        dark fill 42,30 78,30 80,35 60,38 40,35
        light round 60 23 3 3
        light fill 30,66 42,61 43,64 31,69
        light fill 90,66 78,61 77,64 89,69""",
    "honour": """
        use flag 16 74 1.7
        dark fill 74,8 82,32 90,8
        light fill 78,8 82,20 86,8
        mid fill 82,28 87,43 103,43 90,53 95,69 82,59 69,69 74,53 61,43 77,43
        light round 82 49 6 6""",
    "unrest": """
        use plain 0 0 1
        mid fill 24,14 92,10 92,30 24,34
        light line 2 32,22 84,18
        light line 2 32,28 70,25
        dark line 2 26,64 24,12
        dark line 2 90,64 92,8
        use crowd 14 56 1
        use crowd 62 57 1""",
    "mourning": """
        use plain 0 0 1
        dark line 2.6 28,66 28,36
        dark line 2.6 20,44 36,44
        dark line 2.6 60,70 60,34
        dark line 2.6 50,44 70,44
        dark line 2.6 92,66 92,36
        dark line 2.6 84,44 100,44
        mid round 60 30 7 5
        dark fill 50,32 70,32 72,35 48,35
        near fill 16,70 28,62 40,70
        near fill 44,75 60,65 76,75
        near fill 80,70 92,62 104,70""",
    "spy": """
        use hills 0 0 1
        dark line 2 50,70 60,18 70,70
        dark line 1.6 53,54 67,54
        dark line 1.6 56,38 64,38
        dark line 1.2 53,54 64,38
        dark line 1.2 67,54 56,38
        dark round 60 17 3 3
        mid arc 2 46,8 38,17 46,26
        mid arc 2 38,2 26,17 38,32
        mid arc 2 74,8 82,17 74,26
        mid arc 2 82,2 94,17 82,32""",
    "sabotage": """
        use plain 0 0 1
        dark round 54 50 20 20
        light round 47 43 5 5
        dark fill 64,30 72,38 78,32 70,24
        dark arc 2.4 74,28 84,16 94,24
        use burst 98 22 1""",
    "winter": """
        light fill 0,80 0,60 34,54 74,62 120,54 120,80
        use pine 22 62 1.5
        use pine 46 66 1.1
        use pine 98 62 1.6
        light round 14 16 2 2
        light round 34 26 2 2
        light round 58 12 2 2
        light round 74 32 2 2
        light round 90 14 2 2
        light round 110 28 2 2
        light round 62 46 2 2
        light round 8 40 2 2""",
    "storm": """
        use hills 0 0 1
        mid round 40 22 20 11
        mid round 62 16 22 13
        mid round 84 23 20 10
        dark line 1.6 34,38 28,52
        dark line 1.6 50,38 44,54
        dark line 1.6 82,38 76,54
        dark line 1.6 96,36 90,50
        light fill 66,34 56,52 63,52 58,68 74,46 66,46 72,34""",
    "bridge": """
        use hills 0 0 1
        near fill 0,80 0,60 120,60 120,80
        dark fill 0,48 120,44 120,50 0,54
        dark arc 3 4,64 20,44 36,62
        dark arc 3 40,64 60,40 80,62
        dark arc 3 84,62 100,42 116,62
        dark fill 35,64 36,50 41,50 42,66
        dark fill 78,64 79,48 84,48 85,64
        light arc 1.4 10,72 18,68 26,72
        light arc 1.4 56,74 64,70 72,74""",
    "border": """
        use hills 0 0 1
        dark line 3 22,70 22,34
        mid fill 16,34 28,34 28,22 16,22
        light fill 16,30 28,30 28,26 16,26
        dark fill 22,50 110,44 110,50 22,56
        light fill 40,48.8 52,48 52,54 40,54.8
        light fill 64,47.1 76,46.3 76,52.3 64,53.1
        light fill 88,45.5 100,44.7 100,50.7 88,51.5
        dark line 3 104,70 104,46""",
    "town": """
        use hills 0 0 1
        mid fill 50,70 50,28 56,12 62,28 62,70
        dark line 1.4 56,12 56,4
        dark line 1.4 53,7 59,7
        use house 12 70 1.7
        use house 32 72 1.4
        use house 64 72 1.6
        use house 86 70 1.8
        light fill 54,38 54,33 58,33 58,38""",
    "prisoners": """
        use plain 0 0 1
        use crowd 16 50 1
        use crowd 62 52 1
        dark line 2.6 8,78 8,22
        dark line 2.6 60,78 60,22
        dark line 2.6 112,78 112,22
        dark line 1.4 0,34 120,34
        dark line 1.4 0,48 120,48
        dark line 1.4 0,62 120,62""",
    "retreat": """
        use hills 0 0 1
        use flag 26 56 0.9
        dark line 2 60,70 66,52
        use crowd 40 58 0.9
        light round 92 26 12 12""",
}  # fmt: skip
"""By name."""
