const colourNames = ['ink', 'red', 'blue', 'green', 'orange', 'violet'];
const forms = { circle: 'Circle', cross: 'Cross' };

/** "r1c1, r1c2 and r2c1" */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** "1 cell", "3 cells" */
function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

export const pen = {
  colour: (colour: number) => colourNames[colour - 1] ?? '',
  colours: 'Colour of the pen',
  how: 'Draw through cells or along borders; draw again to erase. Tap for a circle or a cross.',
  keys: 'Space or Shift with arrows draws, Enter ends it or marks the cell, B goes along borders.',
  boardHelp:
    'The pen is on. Arrow keys move. Space begins a line and goes on with it, Shift with arrows draws from cell to cell, and Enter ends the line. Enter without a line puts a circle, then a cross. B moves in half cells, for borders and corners. Digits choose the colour, Delete erases, Z, X, C and V leave the pen.',
  clear: 'Erase everything drawn',
  cleared: 'Everything drawn is erased',
  isColour: (colour: number) => `Pen: ${colourNames[colour - 1] ?? ''}`,
  /** A stroke that is under way or done. */
  through: (count: number) => `line through ${counted(count, 'cell')}`,
  along: (count: number) => `line along ${counted(count, 'border')}`,
  drawn: (what: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)}`,
  erased: (what: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)} erased`,
  marked: (form: keyof typeof forms, where: string) => `${forms[form]}: ${where}`,
  unmarked: (where: string) => `Mark removed: ${where}`,
  erasedAt: (where: string) => `Erased: ${where}`,
  nothingAt: (where: string) => `Nothing drawn: ${where}`,
  dropped: 'Stroke dropped',
  notThere: 'Lines go from middle to middle of cells, or from corner to corner.',
  halves: (isOn: boolean, where: string) =>
    isOn ? `Half cells, ${where}` : `Whole cells, ${where}`,
  between: (cells: readonly string[]) => `between ${listed(cells)}`,
  side: (side: 'left' | 'right' | 'top' | 'bottom', cell: string) => `${side} edge of ${cell}`,
  corner: (cells: readonly string[]) => `corner of ${listed(cells)}`,

  /** What is heard of a cell: "pen: circle, line to r1c2" */
  inCell: (parts: readonly string[]) => `pen: ${parts.join(', ')}`,
  mark: (form: keyof typeof forms, colour: number) =>
    `${colourNames[colour - 1] ?? ''} ${forms[form].toLowerCase()}`,
  markOn: (form: keyof typeof forms, side: string) => `${forms[form].toLowerCase()} on its ${side}`,
  lineTo: (cells: readonly string[]) => `line to ${listed(cells)}`,
  lineOn: (sides: readonly string[]) => `line on its ${listed(sides)}`,
  sides: { left: 'left edge', right: 'right edge', top: 'top edge', bottom: 'bottom edge' },

  keyLabels: {
    begin: 'Begin a line, or go on with it',
    draw: 'Draw to the next cell',
    finish: 'End the line; without one a circle, a cross, none',
    takeBack: 'Take back the last cell, or erase what is at the cursor',
    halves: 'Move in half cells, for borders and corners',
    colour: 'Colour',
    drop: 'Drop the line',
  },
};
