/**
 * Rules that are told to people in words, of which a program can only say whether it knows them
 * all. A sentence is known when it is about a rule that the puzzle has anyway, and every word of it
 * is one that such sentences are made of: "Cells a knight's move apart cannot contain the same
 * digit" beside anti-knight. Anything else may be a rule that nothing but the text says.
 */
import type { Board } from './board.ts';
import type { ForeignRule } from './names.ts';

/** What a puzzle has; `regions` are boxes, or others in their place. */
export type Has = ReadonlySet<ForeignRule | 'regions'>;

/** A way in which a rule is told. */
interface Telling {
  /** The rules that must be in the puzzle. */
  readonly rules: readonly (ForeignRule | 'regions')[];
  /** What makes it a sentence about them and nothing else: all of these occur. */
  readonly needs: readonly RegExp[];
  readonly words: ReadonlySet<string>;
  /** A sentence that says what clues do not forbid lifts no rule of the puzzle. */
  readonly mayLift?: true;
}

/** Words that sentences about what digits must and must not do are made of. */
const common = `a an the and or of in on to with is are be as it its that this which by any all each
  every both also additionally another itself digit digits number numbers cell cells grid sudoku
  rule rules apply applies must may can cannot can't not never no do does don't contain contains
  appear appears hold have has same identical equal repeat repeats repeated different from`;

const words = (own: string, shared = common) => new Set(`${shared} ${own}`.trim().split(/\s+/));

const negation = /\b(no|not|never|cannot|can't|don't|different)\b/;
const sameness = /\b(same|identical|equal|repeat\w*|itself|different)\b/;
/** "May repeat" and "do not have to be different" lift a rule; "no digit may repeat" does not. */
const lifting = /^(?!no\b).*\b(may|can|might) (?!not\b|never\b)|\bhave to\b|\bneed\b/;

/** Says that something may be, and nothing about what must not. */
const allowing =
  /^(?!.*\b(?:no|not|never|cannot|can't|don't|different)\b).*\b(?:may|can|allowed)\b/;

const plainWords = `normal standard classic classical regular usual ordinary sudoku rules rule the
  this puzzle here apply applies constraints of is that's it only size-by-size`;
const rowWords = `fill filled enter put write place into so row rows column columns 1-to-size size-by-size
  exactly once one`;
const boxWords = `${rowWords} box boxes region regions block blocks box-by-box outlined bold`;
const areaWords = `gray grey shaded extra coloured colored region regions area areas box boxes
  1-to-size set exactly once one`;
const diagonalWords = `main long marked blue indicated diagonal along line lines 1-to-size exactly
  once one`;
const sideBySide = 'orthogonally orthogonal adjacent neighbouring neighboring neighbours neighbors';

const sums = `sum sums add adds up total totals given equal shown indicated small value values
  number's its their to clue clues`;
const parts = `${sideBySide} between two join joined joining connected either side separated by cells'
  standard normal kropki dots dot circle circles marked`;
const linesOf = 'line lines along on standard normal';
const cageWords = `${sums} killer cage cages standard normal within inside top left top-left upper
  corner unique when if`;
const arrowWords = `${sums} ${linesOf} arrow arrows arrow's circle circles circled attached digit's
  corresponding inside its`;
const colours = 'gray grey light dark black white green orange purple pink magenta blue';

/** What clues say, each by itself. */
const clueTellings: readonly Telling[] = [
  {
    rules: ['killer-cages'],
    needs: [/\bcages?\b/, /\bsums?\b|\badds?\b|\btotals?\b|\brepeat|\bunique\b|\bdifferent\b/],
    words: words(cageWords),
  },
  {
    rules: ['killer-cages'],
    needs: [/\b(killer|cage)\b/, /\brules?\b/],
    words: words('normal standard killer cage', plainWords),
  },
  {
    rules: ['thermometer'],
    needs: [/\bthermo(meter)?s?\b/, /\bincreas\w+\b/],
    words: words(`${linesOf} ${colours} thermo thermos thermometer thermometers increase increases
      increasing strictly bulb round end ends tip start starting moving away value values`),
  },
  {
    rules: ['thermometer'],
    needs: [/\bthermo(meter)?s?\b/, /\brules?\b/],
    words: words('normal standard thermo thermos thermometer thermometers', plainWords),
  },
  {
    rules: ['arrow'],
    needs: [/\barrows?\b/, /\bsums?\b|\badds?\b|\btotals?\b/],
    words: words(arrowWords),
  },
  {
    rules: ['arrow'],
    needs: [/\brepeat\b/, /\barrows?\b/, allowing],
    words: words(`${linesOf} arrow arrows if permitted allowed normally other rules`),
    mayLift: true,
  },
  {
    rules: ['difference'],
    needs: [/\bwhite\b/, /\bconsecutive\b/],
    words: words(`${parts} white consecutive value values`),
  },
  {
    rules: ['ratio'],
    needs: [/\bblack\b/, /\bratio\b|\bdouble\b/],
    words: words(`${parts} black ratio 1:2 2:1 double one value values`),
  },
  {
    rules: ['xv'],
    needs: [/\b[xv]\b/, /\b(5|10)\b/, /\bsums?\b|\badds?\b/],
    words: words(`${parts} x v xs vs sum sums add adds up total 5 10 respectively`),
  },
  {
    rules: ['palindrome'],
    needs: [/\bpalindrom/, /\bsame\b|\blines? (are|is)\b/],
    words: words(`${linesOf} ${colours} palindrome palindromes palindromic sequence form read reads
      forwards backwards directions direction both either`),
  },
  {
    rules: ['renban'],
    needs: [/\bconsecutive\b/, /\blines?\b/],
    words: words(`${linesOf} ${colours} renban set consecutive non-repeating order any`),
  },
  {
    rules: ['whispers'],
    needs: [/\b(at least|minimum)\b/, /\b5\b/],
    words:
      words(`${linesOf} ${sideBySide} ${colours} german whisper whispers differ difference least
      minimum at 5`),
  },
  {
    rules: ['between'],
    needs: [/\bbetween\b/, /\blines?\b/],
    words: words(`${linesOf} ${colours} between strictly value values circle circles end ends its`),
  },
  {
    rules: ['odd'],
    needs: [/\bodd\b/, /\bcircles?\b/],
    words: words(`${colours} odd circle circles`),
  },
  {
    rules: ['even'],
    needs: [/\beven\b/, /\bsquares?\b/],
    words: words(`${colours} even square squares`),
  },
  {
    rules: ['odd', 'even'],
    needs: [/\bodd\b/, /\beven\b/, /\bcircles?\b/, /\bsquares?\b/],
    words: words(`${colours} odd even circle circles square squares`),
  },
  {
    rules: ['little-killer'],
    needs: [/\bdiagonals?\b/, /\bsums?\b|\badds?\b|\btotals?\b/],
    words:
      words(`${sums} little killer outside diagonal diagonals along arrow arrows pointed pointing
      marked next show shows indicate indicates standard normal`),
  },
  {
    rules: ['little-killer'],
    needs: [/\brepeat\b/, /\bdiagonals?\b/, allowing],
    words: words('diagonal diagonals along if permitted allowed normally other rules these'),
    mayLift: true,
  },
  ...(['difference', 'ratio', 'xv'] as const).map((rule): Telling => ({
    rules: [rule],
    needs: [/\bnot all\b|\bno negative\b/],
    words: words(`not all possible necessarily kropki dots dot black white xs vs x v given shown
        marked negative constraint constraints there`),
  })),
];

const tellings: readonly Telling[] = [
  { rules: ['regions'], needs: [/\bsudoku\b/], words: words(plainWords, '') },
  {
    rules: [],
    needs: [/\brows?\b/, /\bcolumns?\b/, /\b(once|repeat\w*|different|fill|place|put|enter)\b/],
    words: words(rowWords),
  },
  {
    rules: ['regions'],
    needs: [/\brows?\b/, /\bcolumns?\b/, /\b(once|repeat\w*|different|fill|place|put|enter)\b/],
    words: words(boxWords),
  },
  {
    rules: ['knight'],
    needs: [/\bknight/, negation, sameness],
    words: words(`anti-knight antiknight knight knight's knights chess chess's single separated
      move moves apart away distance two value values`),
  },
  {
    rules: ['knight'],
    needs: [/^(normal )?anti-?\s?knight/],
    words: words(`normal anti anti-knight antiknight knight knight's move constraint`),
  },
  {
    rules: ['king'],
    needs: [/\bking|\bdiagonally\b/, negation, sameness],
    words: words(`anti-king antiking king king's kings chess single separated diagonally adjacent
      touch touching move moves apart away two value values`),
  },
  {
    rules: ['king'],
    needs: [/^(normal )?anti-?\s?king\b/],
    words: words(`normal anti anti-king antiking king king's move constraint`),
  },
  {
    rules: ['non-consecutive'],
    needs: [/\bconsecutive\b/, negation],
    words: words(`${sideBySide} consecutive horizontally vertically two value values`),
  },
  {
    rules: ['non-consecutive'],
    needs: [/^(normal )?non-?consecutive/],
    words: words('normal nonconsecutive non-consecutive constraint'),
  },
  {
    rules: ['rising-diagonal', 'falling-diagonal'],
    needs: [/\bdiagonals?\b/],
    words: words(`${diagonalWords} diagonals two`),
  },
  {
    rules: ['rising-diagonal'],
    needs: [/\bdiagonal\b/],
    words: words(`${diagonalWords} positive`),
  },
  {
    rules: ['falling-diagonal'],
    needs: [/\bdiagonal\b/],
    words: words(`${diagonalWords} negative`),
  },
  {
    rules: ['disjoint-groups'],
    needs: [/\bdisjoint\b|\bposition/],
    words: words(`disjoint groups group sets set relative corresponding position positions box
      boxes region regions box-by-box`),
  },
  {
    rules: ['extra-house'],
    needs: [/\b(regions?|areas?|box|boxes)\b/, /\b(gray|grey|shaded|extra|colou?red)\b/],
    words: words(areaWords),
  },
  {
    rules: ['jigsaw'],
    needs: [/\b(irregular|jigsaw)\b/],
    words: words(`normal ${boxWords} irregular jigsaw shape shapes`),
  },
  {
    rules: ['negative-xv'],
    needs: [/\b5\b/, /\b10\b/, /\bsums?\b|\badd\b/, negation],
    words: words(`${sideBySide} sum sums up add 5 10 two`),
  },
  {
    rules: ['negative-ratio'],
    needs: [/\b(ratio|double)\b/, negation],
    words: words(`${sideBySide} ratio 1:2 2:1 double two`),
  },
];

/** What words may call a board. */
type Sides = Pick<Board, 'digits' | 'boxRows' | 'boxColumns'>;

/** Whether a text may tell of rules beyond those that the puzzle is known to have. */
export function tellsMore(told: string, board: Sides, has: Has): boolean {
  const usable = [...tellings, ...clueTellings].filter(({ rules }) =>
    rules.every((rule) => has.has(rule)),
  );
  return sentencesOf(told, board).some(
    (sentence) => !usable.some((telling) => isTelling(sentence, telling)),
  );
}

/** Whether a text says that the plain rules hold, boxes among them. */
export function tellsPlainRules(told: string, board: Sides): boolean {
  const [plain] = tellings;
  return sentencesOf(told, board).some((sentence) => plain && isTelling(sentence, plain));
}

function isTelling(sentence: string, telling: Telling): boolean {
  return (
    telling.needs.every((need) => need.test(sentence)) &&
    (telling.mayLift || !lifting.test(sentence)) &&
    sentence.split(' ').every((word) => telling.words.has(word))
  );
}

/**
 * Its sentences, each of lower-case words with single blanks between. What depends on the board is
 * put in words: "1-9" is 1-to-size on a board of nine digits, and no known word on any other.
 */
function sentencesOf(told: string, { digits: size, boxRows, boxColumns }: Sides): string[] {
  const box = `${boxRows}x${boxColumns}|${boxColumns}x${boxRows}`;
  return told
    .toLowerCase()
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/(\d)\s?[x×*]\s?(\d)/g, '$1x$2')
    .replace(new RegExp(`\\b${size}x${size}\\b`, 'g'), 'size-by-size')
    .replace(new RegExp(`\\b(${box})\\b`, 'g'), 'box-by-box')
    .replace(new RegExp(`\\b1\\s?(-|–|—|to|through|thru)\\s?${size}\\b`, 'g'), '1-to-size')
    .replace(/\band that's it\b/g, '.')
    .split(/[.!;]+(?=\s|$)|\n|: /)
    .map((sentence) =>
      sentence
        .replace(/[()",“”•*]+/g, ' ')
        .replace(/(^|\s)[-–—]+(?=\s|$)/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((sentence) => sentence !== '');
}
