/** The techniques: what they are called, what they are about, and which sentence says why they hold. */
import type { Technique } from '../../../engine/messages/names.ts';

/** Techniques that one sentence explains. */
export type HintFamily =
  | 'single'
  | 'naked'
  | 'locked'
  | 'hidden'
  | 'cellForcing'
  | 'rule'
  | 'rulePointing'
  | 'innies'
  | 'ruleHouse'
  | 'contradiction'
  | 'ruleForcing'
  | 'fish'
  | 'remotePair'
  | 'graveOfPairs'
  | 'graveOfSeveral'
  | 'twoLinks'
  | 'emptyRectangle'
  | 'wWing'
  | 'wing'
  | 'wxyzWing'
  | 'alignedPair'
  | 'rectangle'
  | 'loop'
  | 'avoidable'
  | 'sueDeCoq'
  | 'colours'
  | 'multiColours'
  | 'medusa'
  | 'chain'
  | 'continuous'
  | 'discontinuous'
  | 'almostLocked'
  | 'blossom'
  | 'equivalence'
  | 'skLoop'
  | 'exocet'
  | 'forcing'
  | 'net'
  | 'template'
  | 'guess';

interface Told {
  readonly name: string;
  readonly family: HintFamily;
}

/** In order, simplest first. */
export const techniqueWords: Readonly<Record<Technique, Told>> = {
  'Full House': { name: 'Full house', family: 'single' },
  'Naked Single': { name: 'Naked single', family: 'single' },
  'Hidden Single': { name: 'Hidden single', family: 'single' },
  'Locked Pair': { name: 'Locked pair', family: 'naked' },
  'Locked Triple': { name: 'Locked triple', family: 'naked' },
  'Locked Candidates Type 1 (Pointing)': { name: 'Pointing', family: 'locked' },
  'Locked Candidates Type 2 (Claiming)': { name: 'Claiming', family: 'locked' },
  'Locked Candidates': { name: 'Locked candidates', family: 'locked' },
  'Pair Rule': { name: 'Pair rule', family: 'rule' },
  'Thermometer Bounds': { name: 'Thermometer bounds', family: 'rule' },
  'Cage Combinations': { name: 'Cage combinations', family: 'rule' },
  'Arrow Sums': { name: 'Arrow sums', family: 'rule' },
  'Line Rule': { name: 'Line rule', family: 'rule' },
  'Cell Forcing': { name: 'Cell forcing', family: 'cellForcing' },
  'Rule Pointing': { name: 'Rule pointing', family: 'rulePointing' },
  'Outside Clue': { name: 'Outside clue', family: 'rule' },
  'Innies and Outies': { name: 'Innies and outies', family: 'innies' },
  'Rule Fillings': { name: 'Rule fillings', family: 'rule' },
  'Rules in a House': { name: 'Rules in a house', family: 'ruleHouse' },
  'Naked Pair': { name: 'Naked pair', family: 'naked' },
  'Naked Triple': { name: 'Naked triple', family: 'naked' },
  'Hidden Pair': { name: 'Hidden pair', family: 'hidden' },
  'Hidden Triple': { name: 'Hidden triple', family: 'hidden' },
  'Naked Quadruple': { name: 'Naked quad', family: 'naked' },
  'Hidden Quadruple': { name: 'Hidden quad', family: 'hidden' },
  'X-Wing': { name: 'X-wing', family: 'fish' },
  Swordfish: { name: 'Swordfish', family: 'fish' },
  Jellyfish: { name: 'Jellyfish', family: 'fish' },
  'Remote Pair': { name: 'Remote pair', family: 'remotePair' },
  'Bivalue Universal Grave + 1': { name: 'BUG + 1', family: 'graveOfPairs' },
  Skyscraper: { name: 'Skyscraper', family: 'twoLinks' },
  '2-String Kite': { name: '2-string kite', family: 'twoLinks' },
  'Dual 2-String Kite': { name: 'Dual 2-string kite', family: 'twoLinks' },
  'Turbot Fish': { name: 'Turbot fish', family: 'twoLinks' },
  'Empty Rectangle': { name: 'Empty rectangle', family: 'emptyRectangle' },
  'Dual Empty Rectangle': { name: 'Dual empty rectangle', family: 'emptyRectangle' },
  'W-Wing': { name: 'W-wing', family: 'wWing' },
  'XY-Wing': { name: 'XY-wing', family: 'wing' },
  'XYZ-Wing': { name: 'XYZ-wing', family: 'wing' },
  'Unique Rectangle Type 1': { name: 'Unique rectangle, type 1', family: 'rectangle' },
  'Unique Rectangle Type 2': { name: 'Unique rectangle, type 2', family: 'rectangle' },
  'Unique Rectangle Type 3': { name: 'Unique rectangle, type 3', family: 'rectangle' },
  'Unique Rectangle Type 4': { name: 'Unique rectangle, type 4', family: 'rectangle' },
  'Unique Rectangle Type 5': { name: 'Unique rectangle, type 5', family: 'rectangle' },
  'Unique Rectangle Type 6': { name: 'Unique rectangle, type 6', family: 'rectangle' },
  'Hidden Rectangle': { name: 'Hidden rectangle', family: 'rectangle' },
  'Unique Loop Type 1': { name: 'Unique loop, type 1', family: 'loop' },
  'Unique Loop Type 2': { name: 'Unique loop, type 2', family: 'loop' },
  'Unique Loop Type 3': { name: 'Unique loop, type 3', family: 'loop' },
  'Unique Loop Type 4': { name: 'Unique loop, type 4', family: 'loop' },
  'Bivalue Universal Grave Type 2': { name: 'BUG, type 2', family: 'graveOfSeveral' },
  'Bivalue Universal Grave Type 3': { name: 'BUG, type 3', family: 'graveOfSeveral' },
  'Bivalue Universal Grave Type 4': { name: 'BUG, type 4', family: 'graveOfSeveral' },
  'Avoidable Rectangle Type 1': { name: 'Avoidable rectangle, type 1', family: 'avoidable' },
  'Avoidable Rectangle Type 2': { name: 'Avoidable rectangle, type 2', family: 'avoidable' },
  'Finned X-Wing': { name: 'Finned X-wing', family: 'fish' },
  'Sashimi X-Wing': { name: 'Sashimi X-wing', family: 'fish' },
  'WXYZ-Wing': { name: 'WXYZ-wing', family: 'wxyzWing' },
  'Finned Swordfish': { name: 'Finned swordfish', family: 'fish' },
  'Sashimi Swordfish': { name: 'Sashimi swordfish', family: 'fish' },
  'Finned Jellyfish': { name: 'Finned jellyfish', family: 'fish' },
  'Sashimi Jellyfish': { name: 'Sashimi jellyfish', family: 'fish' },
  'Sue de Coq': { name: 'Sue de Coq', family: 'sueDeCoq' },
  'Simple Colors Trap': { name: 'Simple colours (trap)', family: 'colours' },
  'Simple Colors Wrap': { name: 'Simple colours (wrap)', family: 'colours' },
  'Multi Colors Type 1': { name: 'Multi-colours, type 1', family: 'multiColours' },
  'Multi Colors Type 2': { name: 'Multi-colours, type 2', family: 'multiColours' },
  'Aligned Pair Exclusion': { name: 'Aligned pair exclusion', family: 'alignedPair' },
  '3D Medusa': { name: 'Medusa (colours of several digits)', family: 'medusa' },
  'X-Chain': { name: 'X-chain', family: 'chain' },
  'XY-Chain': { name: 'XY-chain', family: 'chain' },
  'Continuous Nice Loop': { name: 'Continuous nice loop', family: 'continuous' },
  AIC: { name: 'Alternating chain', family: 'chain' },
  'Discontinuous Nice Loop': { name: 'Discontinuous nice loop', family: 'discontinuous' },
  'ALS-XZ': { name: 'ALS-XZ', family: 'almostLocked' },
  'ALS-XY-Wing': { name: 'ALS-XY-wing', family: 'almostLocked' },
  'Grouped Continuous Nice Loop': { name: 'Grouped continuous nice loop', family: 'continuous' },
  'Grouped AIC': { name: 'Grouped alternating chain', family: 'chain' },
  'Grouped Discontinuous Nice Loop': {
    name: 'Grouped discontinuous nice loop',
    family: 'discontinuous',
  },
  'ALS-XY-Chain': { name: 'ALS chain', family: 'almostLocked' },
  'Death Blossom': { name: 'Death blossom', family: 'blossom' },
  'Set Equivalence': { name: 'Set equivalence', family: 'equivalence' },
  'Franken X-Wing': { name: 'Franken X-wing', family: 'fish' },
  'Franken Swordfish': { name: 'Franken swordfish', family: 'fish' },
  'Franken Jellyfish': { name: 'Franken jellyfish', family: 'fish' },
  'Finned Franken X-Wing': { name: 'Finned Franken X-wing', family: 'fish' },
  'Finned Franken Swordfish': { name: 'Finned Franken swordfish', family: 'fish' },
  'Finned Franken Jellyfish': { name: 'Finned Franken jellyfish', family: 'fish' },
  'Mutant X-Wing': { name: 'Mutant X-wing', family: 'fish' },
  'Mutant Swordfish': { name: 'Mutant swordfish', family: 'fish' },
  'Mutant Jellyfish': { name: 'Mutant jellyfish', family: 'fish' },
  'Finned Mutant X-Wing': { name: 'Finned mutant X-wing', family: 'fish' },
  'Finned Mutant Swordfish': { name: 'Finned mutant swordfish', family: 'fish' },
  'Finned Mutant Jellyfish': { name: 'Finned mutant jellyfish', family: 'fish' },
  'Mutant Squirmbag': { name: 'Mutant squirmbag', family: 'fish' },
  'Mutant Whale': { name: 'Mutant whale', family: 'fish' },
  'Finned Mutant Squirmbag': { name: 'Finned mutant squirmbag', family: 'fish' },
  'Finned Mutant Whale': { name: 'Finned mutant whale', family: 'fish' },
  'SK Loop': { name: 'SK loop', family: 'skLoop' },
  Exocet: { name: 'Exocet', family: 'exocet' },
  'Contradiction Through Rules': {
    name: 'Contradiction through rules',
    family: 'contradiction',
  },
  'Forcing Chain': { name: 'Forcing chain', family: 'forcing' },
  'Forcing Net': { name: 'Forcing net', family: 'net' },
  'Forcing Through Rules': { name: 'Forcing through rules', family: 'ruleForcing' },
  'Template Set': { name: 'Template set', family: 'template' },
  'Template Delete': { name: 'Template delete', family: 'template' },
  'Brute Force': { name: 'Needs a guess', family: 'guess' },
};

/** What each family is about, to be said after its name: "X-wing: ...". */
export const familyWords: Readonly<Record<Exclude<HintFamily, 'single'>, string>> = {
  naked: 'cells that see each other have only as many candidates between them as there are cells.',
  locked: 'cells elsewhere see every place for a digit in one house.',
  hidden: 'some digits of a house have only as many places between them as there are digits.',
  cellForcing: 'whatever digit a cell holds, the same candidates elsewhere are ruled out.',
  rule: 'one rule by itself leaves its cells fewer candidates.',
  contradiction: 'a digit that leads, rule by rule, to one that cannot be kept.',
  ruleForcing:
    'a digit that leads, by several rules together, to something that cannot be, or cases that all lead to the same.',
  rulePointing: 'every place for a digit that a rule needs sees the same candidates.',
  innies:
    'the cells that cages leave uncovered in whole houses, or that stick out of them, have a known sum.',
  ruleHouse: 'a house together with the cages and other rules in it leaves fewer candidates.',
  fish: 'all places for a digit in some rows lie in the same number of columns, or the other way round.',
  remotePair: 'a chain of cells with the same two candidates, each of which sees the next.',
  graveOfPairs: 'all open cells but one have two candidates.',
  graveOfSeveral: 'all open cells but a few have two candidates.',
  twoLinks:
    'two houses have two places each for a digit, and a place in one sees a place in the other.',
  emptyRectangle: 'all places for a digit in a box lie in one row and one column.',
  wWing:
    'two cells with the same two candidates, joined by a house with two places for one of them.',
  wing: 'a pivot sees two cells with two candidates each, one of which must be the digit that they share.',
  wxyzWing: 'four cells with four digits between them, of which three can each be there only once.',
  alignedPair:
    'two cells that would leave a third nothing, whatever one of them were beside a digit of the other.',
  rectangle:
    'four corners in two boxes that cannot all be left with the same two digits, since the puzzle has one solution.',
  loop: 'cells in a loop that cannot all be left with the same two digits, since the puzzle has one solution.',
  avoidable: 'four corners, none of them given, that cannot hold the same two digits crosswise.',
  sueDeCoq: 'cells where a box and a line cross, and other cells of both that complete a set.',
  colours: 'places for a digit that are linked in pairs, in alternating colours.',
  multiColours: 'two groups of linked places for a digit, each in alternating colours.',
  medusa: 'candidates of several digits that are linked in pairs, in alternating colours.',
  chain: 'link by link, if one end is false, the other is true.',
  continuous: 'a chain whose ends rule each other out.',
  discontinuous: 'a chain that comes back to where it began and contradicts itself.',
  almostLocked:
    'sets of cells with one more digit than cells, joined by digits that only one of them can have.',
  blossom: 'a cell each of whose candidates locks a set of cells.',
  equivalence:
    'whole houses hold the same digits as as many others, and so do the cells that they do not share.',
  skLoop: 'sixteen cells in a ring of four boxes have only sixteen places for digits between them.',
  exocet: 'two target cells hold the same digits as two base cells of another box.',
  forcing:
    'chains from every possibility that lead to the same result, or from one that contradict each other.',
  net: 'a candidate that leads to a contradiction by singles alone.',
  template: 'all ways to place a digit on the whole board.',
  guess: 'a cell filled in from the solution.',
};

/** The same of singles, each of which is about something else. */
export const singleWords: Readonly<
  Record<'Full House' | 'Naked Single' | 'Hidden Single', string>
> = {
  'Full House': 'a house has one empty cell left.',
  'Naked Single': 'a cell has one candidate left.',
  'Hidden Single': 'a digit has one place left in a row, column or box.',
};
