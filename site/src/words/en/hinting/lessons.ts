/** A lesson on each technique: the idea, why it holds, and how to find it. */
import type { Technique } from '../../../engine/messages/names.ts';
import { techniqueWords, type HintFamily } from './names.ts';
import { ruleLessons } from './rule-lessons.ts';

interface Lesson {
  /** What the pattern is, and why it holds. */
  readonly idea: string;
  /** How to look for it. */
  readonly search: string;
}

const lessons: Readonly<Record<Exclude<HintFamily, 'single'>, Lesson>> = {
  locked: {
    idea: 'In one house, all places left for a digit lie where it crosses another house. Whichever of them it is, the digit of the other house is there too, so it can be removed from the rest of that house. From a box into a line this is called pointing, from a line into a box claiming.',
    search:
      'Take a digit and a box. If its places in the box share a row or a column, follow that line out of the box. Then do the same from rows and columns into boxes.',
  },
  naked: {
    idea: 'Some cells that see each other have only as many candidates between them as there are cells. Each cell takes one of these digits, so all of them are used up there, and every cell that sees all of these cells loses them. Two cells are a pair, three a triple, four a quad; a triple need not have all three digits in each cell.',
    search:
      'Look at the cells with the fewest candidates first: two cells with the same two candidates, then three cells with two or three.',
  },
  hidden: {
    idea: 'Some digits of a house have only as many places left as there are digits. These cells are needed for them, so nothing else can go there: all their other candidates are removed. It is the counterpart of a naked set in the same house.',
    search:
      'Count places instead of candidates. Two digits with the same two places in a house are a hidden pair, however many other candidates these cells have.',
  },
  cellForcing: {
    idea: 'A cell has a few candidates left, and each of them rules out the same candidate of another cell: through the houses, or through a rule about the two cells, such as dots, a line, or neighbours that are never consecutive. Whatever the cell turns out to be, that candidate goes.',
    search:
      'Take a cell with two or three candidates, and see what each of them would leave in the cells that share a rule with it.',
  },
  rule: {
    idea: 'A rule by itself allows only some ways to fill its cells. Candidates that occur in none of these are removed. A cage of 4 in two cells is 1 and 3; on a thermometer, a digit must leave room for a smaller one in each cell before it and a larger one in each cell after it; an arrow’s circle is at least as large as the smallest sum of its arm; two cells of a black dot cannot be 5, 7 or 9; a digit on a whisper line needs a neighbour far enough away. Here too, cells that see each other must differ.',
    search:
      'Begin with the rules that leave few ways: very small and very large sums, long lines, cells with few candidates. List the ways, and remove every candidate that is in none of them.',
  },
  rulePointing: {
    idea: 'Every way to fill the cells of a rule uses a certain digit: a cage of 7 in three cells is 1, 2 and 4. So one of its cells has that digit, and a cell that sees all the places where it can be does not.',
    search:
      'For each cage or line, write down the digits that all its combinations have in common, and look for cells outside that see all their places.',
  },
  innies: {
    idea: 'Each row, column and box holds every digit, so its sum is known: 45 on a 9 × 9 board. Take the cages that fill most of such a house, or of several side by side, and subtract their sums. What is left is the sum of the cells that no cage covers, the innies; cells of these cages that stick out, the outies, count the other way. This is known as the rule of 45.',
    search:
      'Look for houses that cages fill except for one or two cells, or that cages fill with one or two cells sticking out.',
  },
  contradiction: {
    idea: 'Assume that a cell holds a digit, and follow what that means: what it leaves for the rules on that cell, the singles that come of it, and what these leave for other rules. Where a cell, a digit of a house or a rule has nothing left in the end, the cell does not hold the digit.',
    search:
      'Begin with a digit that several rules look at, in a cell with few candidates, and follow the rules with the fewest open cells first.',
  },
  ruleForcing: {
    idea: 'Assume that a cell holds a digit, and follow it as in a contradiction through rules, but more closely: try every way to fill a rule, and take a house together with the rules in it. Or go through all the cases there are: the two or three digits of a cell, or the places of a digit in a house. One of them must hold, so whatever they all lead to is true. Within an assumption, cases help in the same way.',
    search:
      'Where nothing simpler is left, begin with cells that have two candidates and digits that have two places in a house, beside rules with few fillings left.',
  },
  ruleHouse: {
    idea: 'Cages that lie in one house, or have several cells in it, share out its digits among them: where a cage of 3 takes 1 and 2, a cage of 10 beside it is 3 and 7 or 4 and 6. So try the combinations of one rule together with those of the others. What is in no filling of the house goes.',
    search:
      'Look at a house with several small cages, begin with the cage that has the fewest combinations, and strike from the others what it needs.',
  },
  fish: {
    idea: 'Take some rows and the same number of columns such that all places for a digit in these rows lie in these columns. Each of the rows has the digit once, in a column of its own, so the columns get theirs from these rows and lose the digit everywhere else. Two lines make an X-wing, three a swordfish, four a jellyfish; rows and columns may swap roles.',
    search:
      'For one digit at a time, look for lines with two or three places left, and see whether the places of several such lines fall into the same lines across.',
  },
  remotePair: {
    idea: 'Cells with the same two candidates, each of which sees the next, hold the two digits alternately. Two of them an odd number of steps apart hold different digits, so a cell that sees both can have neither.',
    search: 'Look for four or more cells with the same pair, and link those that see each other.',
  },
  graveOfPairs: {
    idea: 'If every open cell had two candidates, and every digit two places in each house, there would be two solutions or none. Where a single cell has one extra candidate, the digit with three places in its houses must go there. This relies on the puzzle having exactly one solution.',
    search: 'Look near the end, when all cells but one have two candidates.',
  },
  graveOfSeveral: {
    idea: 'If every open cell had two candidates, and every digit two places in each house, there would be two solutions or none. Where a few cells have extra candidates, one of these must be true. If it is the same digit in all of them, a cell that sees them all loses it (type 2). Otherwise the cells act together like one cell with the extra digits, which may form a set with others (type 3), or a digit that is tied to two of them leaves only extra digits beside it (type 4). This relies on the puzzle having exactly one solution.',
    search:
      'Look near the end, when all cells but two or three have two candidates, and find out which candidate of each is the extra one: it has three places in a house.',
  },
  twoLinks: {
    idea: 'Two houses each have only two places left for a digit. If a place in the first sees one in the second, these two cannot both have it, so at least one of the far ends does. A cell that sees both far ends loses the digit. Two parallel lines make a skyscraper, a row and a column that meet in a box a 2-string kite; any other such pair is a turbot fish.',
    search:
      'For one digit, mark the houses with two places left, and look for two of them with ends that see each other.',
  },
  emptyRectangle: {
    idea: 'In a box, the places for a digit all lie in one row and one column: it is in the row part or in the column part. A line outside the box with two places for the digit, one of them in that row or column, joins the two cases: in both of them, a certain cell sees the digit.',
    search:
      'Look for boxes in which a digit forms a cross or an L, and for a line outside with two places that meets one of its arms.',
  },
  wWing: {
    idea: 'Two cells have the same two candidates but do not see each other. A house where one of the digits has two places, each seen by one of the cells, keeps them from both being that digit. So one of them is the other digit, and every cell that sees both loses it.',
    search: 'Collect cells with the same two candidates, then look for a house that joins them.',
  },
  wing: {
    idea: 'A pivot has two candidates and sees two cells with two candidates each: one shares its first digit, one its second, and both have the same third digit. Whatever the pivot is, one of the two is that third digit, so a cell that sees both cannot be. In an XYZ-wing the pivot has the third digit too; then only a cell that sees all three loses it.',
    search:
      'Start at a cell with two candidates and look along its houses for two partners that each share one digit with it and another with each other.',
  },
  wxyzWing: {
    idea: 'Four cells of more than one house have only four digits between them. All places of three of these digits see each other, so each of the three is in one of the cells at most. Four cells need four digits, so the fourth digit is there, too, and a cell that sees all its places in the four loses it.',
    search:
      'Start at a cell with three or four candidates, and add cells from two of its houses that bring no further digit.',
  },
  alignedPair: {
    idea: 'Take two cells, and a digit of the first. If it were true, cells with two candidates that both see would take up every candidate of the second: each of them loses the digit and must be its other one. Then the second cell would have nothing left, so the digit goes.',
    search:
      'Look for a pair of cells that sees several cells with two candidates, all of which share a digit of the first.',
  },
  rectangle: {
    idea: 'If four cells in two rows, two columns and two boxes, none of them given, held only the same two digits, these could be swapped: there would be two solutions. In a puzzle with one solution that cannot happen, so whatever prevents it must be true. The types differ in what that is: an extra candidate in one corner, the same one in two, a set that the extra candidates form, or a digit that is tied to two corners.',
    search:
      'Look for two or three corners of such a rectangle with just the same two candidates. This is valid only in puzzles known to have one solution, and only under the classic rules.',
  },
  loop: {
    idea: 'As in a unique rectangle, but with six cells or more: a loop that has two cells, or none, in every row, column and box. If all of them held only the same two digits, these could be swapped all along the loop: there would be two solutions. So one of the extra candidates must be true. The types are those of rectangles: extra candidates in one cell (type 1), the same one in several (type 2), a set that the extra candidates form (type 3), a digit that is tied to two cells (type 4).',
    search:
      'Where many cells have the same two candidates, go from one to the next, along rows, columns and boxes, and see whether one or two cells with more close the loop.',
  },
  avoidable: {
    idea: 'As in a unique rectangle, but with cells that are filled in already: if three of four corners, none of them given, hold two digits crosswise, the fourth must not complete the pattern, or the two digits could be swapped.',
    search: 'Look for digits you have entered, not givens, that lie crosswise.',
  },
  sueDeCoq: {
    idea: 'Two or three cells where a box and a line cross have too many candidates to be a set. Cells in the rest of the line take some of these digits, and cells in the rest of the box take others. Together they have exactly as many digits as there are cells: each set is locked, and its digits are removed from the rest of its house.',
    search:
      'Look for crossings of a box and a line with four or five candidates in two or three cells, then for cells with two candidates, drawn from these, in the rest of both.',
  },
  colours: {
    idea: 'Houses with two places for a digit link them in pairs: one of each pair has the digit. Colour the linked places alternately; either all places of one colour have the digit, or all of the other. A cell that sees both colours cannot have it. If two cells of one colour see each other, that colour is wrong.',
    search: 'Take a digit with two places in many houses and follow the pairs as far as they go.',
  },
  multiColours: {
    idea: 'Two groups of linked places for a digit, each coloured alternately. If a colour of the first sees one of the second, these two are not both true, so at least one of the other two is: a cell that sees both of those cannot have the digit. If one colour sees both colours of the other group, it is wrong.',
    search: 'Colour each group of linked places for a digit on its own, then compare them.',
  },
  medusa: {
    idea: 'As with the colours of one digit, but going on from digit to digit through cells with two candidates. All candidates of one colour are true, and none of the other. If a colour would put two digits into a cell, or a digit twice into a house, or leave a cell nothing, it is wrong. Otherwise, what both colours exclude goes: a candidate sees its digit in both colours, shares its cell with both, or sees one and shares its cell with the other.',
    search:
      'Begin with a cell that has two candidates, colour each of them, and follow both through pairs of places and further cells with two candidates.',
  },
  chain: {
    idea: 'A chain alternates strong links (if this is false, that is true) and weak ones (if this is true, that is false), and begins and ends with a strong one. If its beginning is false, its end is true, so at least one of them holds. Whatever both rule out is removed. An X-chain stays with one digit, an XY-chain with cells of two candidates; the general form uses both.',
    search:
      'Start from a candidate that you would like to be rid of: if two others each exclude it, look for a chain from one to the other.',
  },
  continuous: {
    idea: 'A chain that comes back to its beginning, with strong and weak links alternating all the way round. Either every other candidate holds or all the rest do, so each weak link becomes strong too: one of its two candidates is true, and whatever both exclude is removed.',
    search: 'If the ends of a chain that you follow exclude each other, the loop is closed.',
  },
  discontinuous: {
    idea: 'A chain that comes back to the candidate it began with and says the opposite. An assumption that leads to its own opposite is wrong: with two weak links at the start the candidate is removed, with two strong ones it is true.',
    search: 'Assume a candidate and follow links from both sides until they meet.',
  },
  almostLocked: {
    idea: 'An almost locked set is a set of cells in a house with one more candidate than cells: take any one digit away and the rest is locked. If two sets share a digit that only one of them can have, the other set is locked without it. So any other digit they share is in one of the two: a cell that sees all its places in both loses it. Longer chains go from set to set.',
    search:
      'Cells with two candidates are the smallest such sets. Look for a digit in two sets whose places all see each other.',
  },
  blossom: {
    idea: 'Every candidate of a cell, the stem, takes a digit from an almost locked set, a petal. Whichever it is, one of the petals is locked, and a digit that all petals have is in one of them: a cell that sees all its places loses it.',
    search: 'Start at a cell with two or three candidates that touches several small sets.',
  },
  equivalence: {
    idea: 'Every row, column and box holds each digit once. So two rows and two boxes without a common cell hold the same digits, as often, as four columns do. Take away the cells that both have, and what is left on either side still holds the same digits. The best known example is the ring of Phistomefel: the sixteen cells around the middle box hold the same digits as the four squares of four in the corners.',
    search:
      'Count one digit on both sides. Where one side already has it as often as the other side can, neither has room for more of it.',
  },
  skLoop: {
    idea: 'Four boxes at the corners of a rectangle, with a cell chosen in each, so that the four lie in two rows and two columns. The other two cells in the row of such a cell and the two in its column, inside the box, make sixteen cells in all. They form a ring that goes on through a box and a row or column in turn. If every candidate can be assigned to one of these eight houses so that there are sixteen digits in all, each of them is in the ring: no other cell of its house has it.',
    search:
      'Look for four digits already placed at the corners of a rectangle, in four boxes, while the rest of their rows and columns in these boxes is open; neighbouring pairs of cells should have two digits in common.',
  },
  exocet: {
    idea: 'Two base cells share a box and a line, and have three or four candidates. In each of the other two boxes of the band there is a target, off the line of the base; the cell beside it that lies in the same line across the band, its companion, has none of these digits. Three lines across the band matter: those of the targets, and the one that passes beside the base. A digit that the base holds must be in each of the three. In the band only the targets have room for it, and if elsewhere two rows or columns hold all its places, it is there no more than twice; so it is in a target. The targets then hold the same two digits as the base.',
    search:
      'In a box, look for two cells of a line with three or four candidates, then for cells in the other boxes of the band whose neighbours across are filled in with other digits.',
  },
  forcing: {
    idea: 'All candidates of a cell, or all places for a digit in a house, are followed one by one. Whatever all of them lead to is true. Or a single candidate is followed to two consequences that cannot both be true: then it is wrong.',
    search:
      'A last resort: choose a cell with two candidates, since then there are only two chains.',
  },
  net: {
    idea: 'A candidate is assumed, and all singles that follow are entered, with several consequences combined at each step. If this leads to a contradiction, the candidate is wrong.',
    search: 'Better left to a computer; it is close to trial and error.',
  },
  template: {
    idea: 'A template is a way to place one digit nine times on the whole board. Cells that are in every template still possible have the digit, and cells that are in none do not.',
    search: 'A method for programs: there are 46,656 templates for each digit.',
  },
  guess: {
    idea: 'No technique known here helps, so a digit was taken from the solution.',
    search: 'Few people get this far without trial and error.',
  },
};

const singles: Readonly<Record<string, Lesson>> = {
  'Full House': {
    idea: 'One cell of a row, column or box is still empty. It holds the only digit that is missing there.',
    search: 'After every digit you enter, check whether it leaves a house with one open cell.',
  },
  'Naked Single': {
    idea: 'All digits but one are already in the houses of a cell, or are ruled out there. The one that is left is its digit.',
    search:
      'In crowded rows, columns and boxes, count through the digits for each cell; or fill in candidates and look for cells with only one.',
  },
  'Hidden Single': {
    idea: 'In a row, column or box only one cell is left for a digit, however many candidates that cell has. The digit must go somewhere in the house, so it goes there.',
    search:
      'Take a digit that occurs often. In a box without it, cross out what its rows and columns see; often one cell is left.',
  },
};

/** What some fish have in addition, by a part of the name. */
const fishes: readonly (readonly [part: RegExp, idea: string, search: string])[] = [
  [
    /Franken|Mutant/,
    'Boxes may take part too: a Franken fish has boxes among lines of one direction, a mutant fish mixes rows, columns and boxes freely. Five houses make a squirmbag, six a whale.',
    'Such fish are hard to see; look for boxes whose places lie in two lines.',
  ],
  [
    /Finned|Sashimi/,
    'A few extra places, the fins, spoil the pattern. Either one of them has the digit, or the fish holds, so only cells that see all fins lose it. The fish is sashimi if a line has only one place left without its fins.',
    'Fins usually lie in one box, and so do the candidates that are removed.',
  ],
];

/** The lesson on a technique; those of one family share it, or most of it. */
function lessonOn(technique: Technique): Lesson {
  const { family } = techniqueWords[technique];
  if (family === 'single') return singles[technique] ?? lessons.guess;
  const { idea, search } = lessons[family];
  const beside = family === 'fish' ? fishes.filter(([part]) => part.test(technique)) : [];
  return {
    idea: [idea, ...beside.map(([, more]) => more)].join(' '),
    search: [search, ...beside.map(([, , more]) => more)].join(' '),
  };
}

export const learning = {
  lessonOn,
  ruleLessons,
  subject: 'Lessons on',
  subjects: { techniques: 'Techniques', rules: 'Rules' },
  chooseRule: 'Rule',
  follows: 'What follows from it',
  choose: 'Technique',
  order: 'From simplest to hardest.',
  search: 'How to look for it',
  find: 'Find one on my board',
  looking: 'Looking for one…',
  none: (name: string) => `${name}: there is none on your board at the moment.`,
  use: 'Hints and walkthroughs may use it',
  practise: 'Practise',
  practiseMeaning:
    'A new puzzle, solved up to the point where this is the simplest step left. Finding it is up to you; Hint shows it.',
  practiseTitle: (name: string) => `Practise: ${name}`,
  practiseSay: (name: string) => `Find the next step: ${name}. Hint shows it.`,
  practiseRuleMeaning:
    'A new puzzle, solved up to a point where such a rule says something. Finding out what is up to you; Hint shows it.',
  practiseRuleSay: (name: string) => `${name}: what can be removed now? Hint shows it.`,
  stop: 'Stop',
  ruleNotFound: (name: string) =>
    `${name}: no puzzle was made in which a rule says something. Try again.`,
  notFound: (name: string, count: number) =>
    `${name}: none of the ${count.toLocaleString('en')} puzzles tried in 20 seconds needs it. Try again, or choose another technique.`,
};
