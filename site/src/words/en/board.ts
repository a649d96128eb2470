const modeNames = {
  digit: 'Digit',
  corner: 'Corner',
  centre: 'Centre',
  colour: 'Colour',
  pen: 'Pen',
};
const colourNames = [
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'violet',
  'pink',
  'grey',
];

type MarkKind = 'corner' | 'centre' | 'ruledOut' | 'colours';
const markNames: Record<MarkKind, string> = {
  corner: 'corner mark',
  centre: 'centre mark',
  ruledOut: 'ruled-out candidate',
  colours: 'colour',
};

/** What is said of one cell. */
export interface CellWords {
  readonly row: number;
  readonly column: number;
  readonly box: number | undefined;
  readonly region?: number | undefined;
  readonly given: boolean;
  /** The digit in it; 0 may be a digit. */
  readonly value: number | undefined;
  readonly shown: boolean;
  readonly corner: readonly number[];
  readonly centre: readonly number[];
  readonly candidates: readonly number[];
  readonly colours: readonly number[];
  readonly house: boolean;
  readonly conflict: string;
  /** The rules of a variant that are about it. */
  readonly rules: readonly string[];
}

function contents(cell: CellWords): string {
  const { value } = cell;
  if (value === undefined) return 'empty';
  if (cell.shown) return `${value} shown by the solver`;
  return cell.given ? `given ${value}` : `${value}`;
}

export const board = {
  label: (rows: number, columns: number) => `Sudoku board, ${rows} by ${columns}`,
  help: 'Arrow keys move, digits fill in, Delete clears. Press question mark for all shortcuts.',
  /** "row 4 column 7, box 6, empty, candidates 2 5 9" */
  cell: (cell: CellWords) => {
    const parts = [`row ${cell.row} column ${cell.column}`];
    if (cell.box) parts.push(`box ${cell.box}`);
    if (cell.region) parts.push(`region ${cell.region}`);
    parts.push(contents(cell));
    if (cell.conflict) parts.push(cell.conflict);
    if (cell.candidates.length > 0) parts.push(`candidates ${cell.candidates.join(' ')}`);
    if (cell.corner.length > 0) parts.push(`corner marks ${cell.corner.join(' ')}`);
    if (cell.centre.length > 0) parts.push(`centre marks ${cell.centre.join(' ')}`);
    if (cell.house) parts.push('in an extra house');
    if (cell.colours.length > 0)
      parts.push(`coloured ${cell.colours.map((c) => colourNames[c - 1]).join(' and ')}`);
    return [...parts, ...cell.rules].join(', ');
  },
  section: 'Board',
  /** What is wrong, and how many conflicts there are in all. */
  conflict: (sentence: string, count: number) =>
    count > 1 ? `${sentence} (and ${count - 1} more)` : sentence,
  /** What a screen reader says of a cell in conflict; `sentence` is what is wrong. */
  inConflict: (sentence: string) => `in conflict: ${sentence}`,
  sees: (cells: number, far: number) =>
    far > 0 ? `sees ${cells} cells, ${far} of them by the extra rules` : '',
  cage: (sum: number, count: number, sets: string) =>
    count === 0 ? `Cage ${sum}: no digits add up to it` : `Cage ${sum}: ${sets}`,
  selected: (cells: number) => `${cells} cells selected`,
  modes: 'What the digit keys write',
  modeNames,
  modeHints: {
    digit: 'Z',
    corner: 'X or Shift',
    centre: 'C or Ctrl',
    colour: 'V, Alt or Ctrl Shift',
    pen: 'W',
  },
  colourNames,
  keypad: 'Digits',
  digitLeft: (digit: number, left: number) => `${digit}, ${left} to place`,
  colour: (colour: number) => colourNames[colour - 1] ?? '',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear',
  restart: 'Restart',
  autoCandidates: 'Auto candidates',
  autoCandidatesMeaning:
    'The digits that the rules still allow in each cell. In Centre mode a digit key removes that candidate; corner marks stand out.',
  selectSeveral: 'Select several',
  selectSeveralMeaning: 'Pressing a cell adds or removes it; so does Space.',
  isGiven: (cell: string) => `${cell} is a given`,
  areGivens: 'These cells are givens',
  modeIs: (name: string) => `${name} mode`,
  autoIs: (on: boolean) => (on ? 'Auto candidates on' : 'Auto candidates off'),
  /** What is heard of a change on the board. */
  changes: {
    cells: (count: number) => `${count} cells`,
    entered: (digit: number, where: string) => `${digit} in ${where}`,
    removed: (what: string, where: string) => `${what} removed from ${where}`,
    cleared: (where: string) => `${where} cleared`,
    digits: (count: number) => `${count} digits changed`,
    added: (what: string, where: string) => `${what} in ${where}`,
    mark: (kind: MarkKind, digits: readonly number[]) =>
      kind === 'colours'
        ? digits.map((digit) => colourNames[digit - 1]).join(' and ')
        : `${digits.length === 1 ? markNames[kind] : `${markNames[kind]}s`} ${digits.join(' ')}`,
    marks: (kind: MarkKind, where: string) => `${markNames[kind]}s changed in ${where}`,
    pen: 'pen',
    rules: 'Rules changed',
    puzzle: (title: string) => `Puzzle: ${title}`,
    undone: (what: string) => (what ? `Undone: ${what}` : 'Undone'),
    redone: (what: string) => (what ? `Redone: ${what}` : 'Redone'),
  },
  settingGivens: 'Type the givens',
  settingGivensMeaning: 'Digits you type belong to the puzzle.',
  settingDone: 'Start playing',
  editGivens: 'Edit the givens',
  solved: 'Solved. Every rule holds.',
  full: 'The board is full, but a rule is broken.',
};
