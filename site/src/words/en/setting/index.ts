/** "1 rule", "12 rules". */
function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** "r1c1", "r1c1 and r1c2", "r1c1, r1c2 and r1c3". */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

export const setting = {
  section: 'Set the puzzle',
  boardHelp:
    'Arrow keys move. Digits are givens of the selected cells. Press slash to find a rule to draw; with a rule chosen, Space adds the cell, Shift with arrows moves and adds, and Enter finishes.',
  boardLabel: (rows: number, columns: number) => `The puzzle being set, ${rows} by ${columns}`,

  palette: 'Rules to draw',
  search: 'Find a rule',
  searchHint: 'killer, whispers, kropki …',
  nothingFound: (text: string) => `No rule is called “${text}”.`,
  select: 'Select',
  drawRule: 'Draw a rule …',
  selectMeaning: 'Type givens; select, change and remove what is there',
  groups: {
    recent: 'Recent',
    cells: 'Cells',
    lines: 'Lines',
    cages: 'Cages',
    between: 'Between cells',
    corners: 'Corners',
    outside: 'Outside',
    grid: 'Whole grid',
    logic: 'Logic',
  },
  inPuzzle: (count: number) => `${count} in the puzzle`,
  isOn: 'on',
  needsBoard: 'not on this board',

  /** Labels of tools that are a kind with something set; others are called as their kinds are. */
  tools: {
    dutch: 'Dutch whisper',
    odd: 'Odd digit',
    even: 'Even digit',
    rising: 'Rising diagonal',
    falling: 'Falling diagonal',
  },
  meanings: {
    dutch: 'Neighbours on the line differ by at least 4',
    odd: 'The cell holds an odd digit',
    even: 'The cell holds an even digit',
    rising: 'The digits of the diagonal from lower left to upper right differ',
    falling: 'The digits of the diagonal from upper left to lower right differ',
  },
  /** What else people call them. */
  synonyms: {
    Cage: 'killer sum',
    Sum: 'repeats little sum cage',
    AllDifferent: 'extra region house',
    RellikCage: 'anti-killer antikiller',
    Thermo: 'thermo',
    SlowThermometer: 'slow thermo',
    Whisper: 'german whispers',
    dutch: 'dutch whispers',
    Renban: 'run consecutive line',
    RegionSumLine: 'box sum',
    SumLine: 'ten line 10',
    Between: 'between',
    WhiteDot: 'kropki consecutive difference',
    BlackDot: 'kropki ratio double',
    X: 'xv ten',
    V: 'xv five',
    GreaterThan: 'inequality sign fortress minimum maximum',
    Quad: 'quad quadruples',
    Skyscraper: 'towers',
    LittleKiller: 'diagonal sum',
    Sandwich: 'between 1 and 9',
    odd: 'parity circle',
    even: 'parity square',
    Indexing: '159',
    AntiKnight: 'chess knight',
    AntiKing: 'chess king',
    AntiConsecutive: 'nonconsecutive',
    Windoku: 'hyper windows',
    rising: 'x diagonals',
    falling: 'x diagonals',
    StrictKropki: 'negative kropki',
    StrictXV: 'negative xv',
    SameValues: 'clone',
    Regex: 'regexp pattern',
    NFA: 'automaton state machine',
    PairX: 'nabner custom',
    Pair: 'custom table',
  } as Readonly<Record<string, string>>,

  /** How a tool is used, by its gesture. */
  how: {
    line: 'Draw from the first cell to the last. Going back takes back.',
    set: 'Draw over the cells; with Shift a rectangle.',
    control: 'Draw from the cell that counts over those that are counted.',
    sets: 'Draw one set after another, then press Done.',
    edge: 'Press the edge between two cells.',
    corner: 'Press the point where four cells meet.',
    mark: 'Press or paint the cells.',
    line_clue: 'Press beside a row or column.',
    diagonal: 'Press beside the board, on the half of the square that the arrow leans to.',
    regions: 'Press in a region and draw: it spreads over the cells that you pass.',
    given: 'Select cells and type.',
    none: '',
  },
  thenType: (what: string) => `Then type the ${what}.`,
  parameters: {
    sum: 'sum',
    clue: 'clue',
    'clue from the other end': 'clue from the other end',
    difference: 'difference',
    modulus: 'modulus',
    'counts and values': 'clue',
    'cells of the pill': 'cells in the pill',
    sets: 'number of sets',
    layout: 'regions of one size',
    targets: 'cells where copies begin',
    table: 'pairs',
    values: 'digits',
  } as Readonly<Record<string, string>>,

  /** What the keys write now: "Sum of the killer cage at r2c3". */
  caret: (what: string, of: string, where: string) =>
    `${what.charAt(0).toUpperCase()}${what.slice(1)} of the ${of.charAt(0).toLowerCase()}${of.slice(1)} at ${where}`,
  caretGiven: (where: string) => `Given at ${where}`,
  caretGivens: (count: number) => `Givens of ${count} cells`,
  range: (least: number, most: number) => `from ${least} to ${most}`,

  stroke: (label: string, where: string, count: number) =>
    count > 1 ? `${label}, ${where}, ${count} cells` : `${label}, ${where}`,
  made: (label: string, count: number, rules: number) =>
    `${label}${count > 1 ? `, ${count} cells,` : ''} made. ${counted(rules, 'rule')}.`,
  alreadyThere: (label: string) => `${label}: already there`,
  replaced: (label: string, other: string) => `${label} in place of ${other}`,
  removed: (label: string) => `${label} removed`,
  selectedThing: (label: string, where: string) => `${label} at ${where} selected`,
  regionHas: (count: number) => `The region has ${counted(count, 'cell')}.`,
  copiesOfWhat: 'Select the rules to copy first.',
  copies: (count: number) => (count === 1 ? '1 copy' : `${count} copies`),
  drawInto: (label: string) => `${label}: what you draw now goes into it.`,
  putTogether: (label: string, count: number) => `${label}: ${counted(count, 'rule')} put together`,
  takenOut: (label: string) => `${label} taken out`,
  selectedThings: (count: number) => `${counted(count, 'rule')} selected`,
  removedThings: (count: number) => `${counted(count, 'rule')} removed`,
  movedTo: (label: string, where: string) => `${label} moved to ${where}`,
  notThere: 'There is no room for it there.',
  moving: (label: string) => `${label}: arrows move it, Enter ends`,
  diagonalTo: (cell: string) => `Diagonal to ${cell}. Space turns, Enter sets.`,
  reversed: (label: string) => `${label} reversed`,
  toolIs: (label: string, how: string) => `${label}. ${how}`,
  switchedOn: (label: string) => `${label} on`,
  switchedOff: (label: string) => `${label} off`,
  dropped: 'Stroke dropped',
  strokeTaken: (count: number) => counted(count, 'cell'),

  answer: {
    label: 'Answer',
    checking: 'Checking …',
    empty: 'Nothing set yet.',
    one: 'One solution',
    none: 'No solution',
    noneOf: (rules: number, givens: number) => {
      const parts = [
        ...(rules > 0 ? [counted(rules, 'rule')] : []),
        ...(givens > 0 ? [counted(givens, 'given')] : []),
      ];
      return rules + givens === 1
        ? `No solution: ${listed(parts)} cannot hold`
        : `No solution: ${listed(parts)} contradict each other`;
    },
    several: 'Several solutions',
    differ: (cells: number) => `${counted(cells, 'cell')} differ`,
    differAtLeast: (cells: number) => `at least ${counted(cells, 'cell')} differ`,
    notYet: 'Not known yet',
    failed: 'The answer did not come. It is asked again with the next change.',
    unfinished: (count: number) => `${counted(count, 'rule')} unfinished, left out`,
    goOn: 'Go on',
    candidates: 'True candidates',
    candidatesMeaning:
      'The digits that each cell has in some solution, in the board; your marks stay as they are.',
    show: 'Show where',
  },

  know: {
    label: 'About the puzzle',
    needless: 'Not needed?',
    needlessMeaning:
      'Looks for rules and givens without any one of which there is still one solution; again after every change while it is on.',
    grade: 'How hard?',
    walk: 'Walkthrough',
    trying: (at: number, all: number) => `Leaving out ${at} of ${all} …`,
    allNeeded: 'Every rule and given is needed.',
    notNeeded: (count: number) =>
      count === 1
        ? 'There is still one solution without this one:'
        : 'There is still one solution without any one of these:',
    unknown: (count: number) => `${counted(count, 'one')} not found out in time`,
    given: (where: string) => `Given ${where}`,
    grading: 'Finding out …',
  },

  strip: {
    label: 'What is drawn',
    done: 'Done',
    reverse: 'Reverse',
    remove: 'Delete',
    edit: 'Edit',
    drop: 'Drop',
  },

  list: 'Rules of the puzzle',
  listEmpty: 'No rules drawn yet. Choose one and draw it on the board.',
  listCount: (count: number) => (count === 0 ? 'No rules' : counted(count, 'rule')),
  /** "Killer cage 15, 3 cells, r1c1-r1c3" */
  row: (label: string, value: string, cells: number, where: string) =>
    [
      value ? `${label} ${value}` : label,
      ...(cells > 1 ? [counted(cells, 'cell')] : []),
      ...(where ? [where] : []),
    ].join(', '),
  unfinishedRow: 'unfinished',
  intoThis: 'What you draw comes here. Esc ends it.',
  blocks: { drawInto: 'Draw into it', takeOut: 'Take out', takeApart: 'Take apart' },
  table: {
    label: 'Pairs that are allowed',
    pair: (first: number, second: number) => `${first} then ${second}`,
    presets: {
      consecutive: 'Consecutive',
      apart: 'Far apart',
      doubles: 'Doubles',
      parity: 'Odd and even',
      greater: 'Rising',
      none: 'None',
    },
  },
  board: {
    is: (rows: number, columns: number, lowest: number, highest: number) =>
      `Board ${rows} × ${columns}, digits ${lowest} to ${highest}`,
    rows: 'Rows',
    columns: 'Columns',
    lowest: 'Digits from',
    highest: 'to',
    repeats: 'Rows and columns may repeat digits',
    boxes: 'Boxes',
    wrong: 'Rows and columns from 2 to 16; digits from 0 or 1, up to 16.',
    take: (rows: number, columns: number) => `Make it ${rows} × ${columns}`,
    made: (rows: number, columns: number) => `The board has ${rows} × ${columns} cells now.`,
    lost: (count: number) =>
      `${count === 1 ? 'One given or rule does' : `${count} givens and rules do`} not fit on it. Undo brings ${count === 1 ? 'it' : 'them'} back.`,
  },
  add: 'Add a rule by its name',
  addButton: 'Add',
  form: {
    cells: 'Cells',
    cellsHint: 'r1c1-r1c4 r2c5, or steps: r1c1 dr dr d',
    wrongCell: (word: string) => `“${word}” is no cell of this board.`,
    wrongNumber: (least: number, most: number) => `A number from ${least} to ${most}.`,
    wrongCharacter: (character: string) => `“${character}” cannot stand here.`,
    line: 'Row or column',
    lineHint: 'R3 or C7',
    fewCells: (least: number) => `At least ${counted(least, 'cell')}.`,
    wrongLine: 'R and the number of a row, or C and that of a column.',
    refused: (found: string, expected: string) => `Found ${found}; expected ${expected}.`,
    raw: 'As text',
    remove: 'Delete this rule',
    find: 'Show on the board',
  },
  space: 'Space',
  arrows: 'arrows',
  keyLabels: {
    find: 'Find a rule to draw',
    select: 'Select',
    last: 'The rule drawn before',
    add: 'Add the cell; of a diagonal, turn it',
    extend: 'Move and add the cell',
    takeBack: 'Take back the last cell or figure',
    finish: 'Finish the stroke or the number',
    escape: 'Leave the stroke, the number, the selection, the tool',
    next: 'Next rule',
    previous: 'Previous rule',
    move: 'Move the selected rule with the arrows',
    lengthen: 'Go on with the selected line',
    lengthenStart: 'Go on from its start',
    reverse: 'Reverse it',
    remove: 'Delete it',
    list: 'Rules of the puzzle',
    candidates: 'True candidates',
    play: 'Play what is set',
  },
};
