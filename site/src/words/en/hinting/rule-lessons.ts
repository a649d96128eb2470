/** A lesson on each kind of rule that can be practised: what it means, what follows from it, and where to look. */
import type { PlacedKind } from '../../../engine/messages/names.ts';

/** Kinds of rules with a lesson; a mixture teaches nothing of its own. */
export type RuleKind = Exclude<PlacedKind, 'mixed'>;

interface RuleLesson {
  readonly meaning: string;
  /** What follows from it. */
  readonly idea: string;
  /** Where to look first. */
  readonly search: string;
}

export const ruleLessons: Readonly<Record<RuleKind, RuleLesson>> = {
  killer: {
    meaning: 'The digits of a cage differ and add up to the number in its corner.',
    idea: 'Sums near the smallest or the largest possible have few combinations: two cells make 3, 4, 16 and 17 in one way each, three make 6, 7, 23 and 24. Candidates that are in no combination go, and a digit that is in all of them is somewhere in the cage, so cells that see all its places lose it. What the other cells make at least and at most bounds each cell: in a cage of 20 with three cells, two make 17 at most, so the third is 3 or more. And each row, column and box makes 45: where cages fill all of it but one cell, the rest of 45 is in that cell.',
    search:
      'Begin with cages that have a single combination. Then look for houses that cages fill except for a cell or two, or where a cage sticks out by a cell.',
  },
  thermometers: {
    meaning: 'Digits rise along a thermometer, from the bulb to the tip.',
    idea: 'Each cell leaves room for a smaller digit in every cell before it and a larger one in every cell after it. On a thermometer of five cells the bulb is 1 to 5, the next cell 2 to 6, and so on up to the tip, which is 5 to 9. When a cell loses its smallest or its largest candidates, all that follow or precede it move with it: if the third cell is 4 at most, the bulb is 1 or 2.',
    search:
      'Begin with the longest thermometers. Then follow each digit that is found along its thermometer in both directions.',
  },
  arrows: {
    meaning: 'The digits along an arrow add up to the digit in its circle.',
    idea: 'The circle is at least what the cells of the arrow make at least: two cells that see each other make 3 or more, three in one box 6 or more. Each cell of the arrow is at most what the others leave of 9: beside 1 and 2 that is 6. So long arrows have small digits and a large circle.',
    search:
      'Begin with arrows of three cells and more, and with those in one box. Then look at circles with few candidates: each of them has few sums.',
  },
  kropki: {
    meaning:
      'Digits beside a white dot are consecutive; of those beside a black dot one is twice the other.',
    idea: 'A black dot joins 1 and 2, 2 and 4, 3 and 6, or 4 and 8, so 5, 7 and 9 are never beside one. Three cells of a house joined by two black dots are 1 2 4 or 2 4 8: they have 2 and 4, and one of these is in the middle. A white dot leaves a cell only digits with a neighbour in the other cell, and cells of a house joined by white dots are a run, such as 4 5 6.',
    search:
      'Strike 5, 7 and 9 from black dots first. Then look for chains of dots in a house, and for dots with few candidates on one side.',
  },
  xv: {
    meaning: 'Digits beside an X add up to 10, those beside a V to 5.',
    idea: 'V is 1 and 4, or 2 and 3, so its cells are 4 or less. X is 1 and 9, 2 and 8, 3 and 7, or 4 and 6; it has no 5, since both cells would. Two Vs in one house use up 1, 2, 3 and 4 there. Whatever one cell loses, the other loses its counterpart.',
    search:
      'Look for houses with several Vs or Xs: they share out few pairs. Then compare the two sides of each X, candidate by candidate.',
  },
  whispers: {
    meaning: 'Neighbours along a German whispers line differ by 5 or more.',
    idea: 'A 5 would have no neighbour, so it is never on the line. Digits from 1 to 4 and from 6 to 9 alternate: knowing whether one cell is low or high settles all the others. Beside 4 there can only be 9, and beside 6 only 1, so a cell whose two neighbours see each other is neither of them.',
    search:
      'Strike 5 everywhere, and 4 and 6 where both neighbours share a house. Then find one cell that must be low or high, and mark the line from there.',
  },
  renban: {
    meaning: 'The digits of a renban line are consecutive and differ, in any order.',
    idea: 'All digits of a line lie as close together as it is long: on a line of three cells with a 7, the others are 5 to 9. Of 1 to 9, a line of five cells always has the 5, and one of six has 4, 5 and 6. A digit that all its possible sets have in common is somewhere on the line, so cells that see all its places lose it.',
    search:
      'Begin with long lines. Then look for lines on which a digit has no place left: the run lies wholly below it or wholly above it.',
  },
  sandwich: {
    meaning: 'A clue is the sum of the digits between 1 and 9 in its row or column.',
    idea: 'The clue says how many cells lie between 1 and 9. One cell makes 2 to 8, two make 5 to 15, three make 9 to 21, and all seven make 35, so for 4 it is the 4 alone, and for 0 they stand side by side. That many cells leave few places for 1 and 9, and what cannot be in the sum is outside.',
    search:
      'Begin with 0, 2, 3, 4 and the largest clues. Then look for lines where 1 or 9 has few places left, and count from there.',
  },
  'little-killer': {
    meaning: 'The digits along the diagonal of an arrow add up to its clue.',
    idea: 'Digits on the diagonal may repeat, but not in one box: three cells of a box make 6 to 24, two make 3 to 17. What the others make at least and at most bounds each cell. A clue near the smallest or the largest possible sum leaves nothing to spare, and every cell has its extreme digits.',
    search:
      'Begin with clues that are very small or very large for their length, and with short diagonals.',
  },
};
