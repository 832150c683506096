card-pattern-drill = Pattern Drill
story-pattern-drill = Lesson one: lay the table. Lesson two: lay it in the dark.

card-field-medicine = Field Medicine
story-field-medicine = The workbook comes with needle and thread. One chapter is stitched shut.

card-cartography = Cartography
story-cartography = Draw the street before you cross it, and again from the other side.

card-pest-control = Pest Control
story-pest-control = On page one, a list of things that only look like rats.

card-clean-hands = Clean Hands
story-clean-hands = Wash. Count your fingers. Give back the one that is not yours.

card-silence-course = Silence Course
story-silence-course = The examination is held in a room full of spoons.

card-wardrobe-studies = Wardrobe Studies
story-wardrobe-studies = Sleep a week in the left arm. Then write it a letter.

card-open-library = Open Library
story-open-library = All the books are out. The borrowers are listed with their windows.

card-guild-manners = Guild Manners
story-guild-manners = How to pour, how to bow, how to hold a knife so that it stays a gift.

card-door-theory = Door Theory
story-door-theory = There are two ways past a door. One is to be the draught.

card-dead-drop = Dead Drop
story-dead-drop = The letter goes under the third pot. Somebody waters the plants.

card-inner-compiler = Inner Compiler
story-inner-compiler = You learn to read your pulse as a list of warnings.

card-frost-grammar = Frost Grammar
story-frost-grammar = In this language the spoiled words are the verbs.
