/** The words around rules; those of each rule are in its file in site/src/rules/kinds. */
export const rules = {
  title: 'Rules',
  presets: { classic: 'Classic', mystic: 'Mystic', asterisk: 'Asterisk' },
  presetsLabel: 'Kind of puzzle',
  wrap: 'wraps around the edges',
  wrapLabel: (rule: string) => `${rule} wraps around the edges`,
  size: 'Size',
  sizeName: (rows: number, columns: number) => `${rows} × ${columns}`,
  pair: (a: number, b: number) => `${a} · ${b}`,
  addPair: 'Add a pair',
  firstDigit: 'First digit',
  secondDigit: 'Second digit',
  add: 'Add',
  removePair: (a: number, b: number) => `Remove the pair ${a} and ${b}`,
  useSelected: 'Use the selected cells',
  cellCount: (count: number) => (count === 1 ? '1 cell' : `${count} cells`),
  chooseCells: 'Choose the cells',
  /** `size` cells make a house; undefined where any number will do. */
  cellProgress: (picked: number, size: number | undefined, isOrdered: boolean) =>
    `Select ${size === undefined ? 'cells' : `${size} cells`} on the board${isOrdered ? ', in order' : ''} (${picked} so far). Pressing a cell adds or removes it.`,
  nameOfOne: (name: string, index: number) => `${name} ${index}`,
  showOne: (name: string, index: number) => `Select the cells of ${name.toLowerCase()} ${index}`,
  editOne: (name: string, index: number) => `Edit ${name.toLowerCase()} ${index}`,
  removeOne: (name: string, index: number) => `Remove ${name.toLowerCase()} ${index}`,
  numberExpected: (found: string, least: number, most: number) =>
    `${found ? `“${found}” is not a` : 'Enter a'} whole number from ${least} to ${most}.`,
  paintRegions: 'Paint the regions',
  regionsLabel: 'Region to paint',
  regionName: (region: number, cells: number, size: number) =>
    `Region ${region}, ${cells} of ${size} cells`,
  noRegion: 'No region',
  clearRegions: 'Clear all',
  useRegions: 'Use these regions',
  paintingHow:
    'Choose a region, then press or drag over its cells. A press on a cell of that region takes it out.',
  paintingHelp:
    'Digits choose a region, 0 none. Arrow keys move, Space paints the cell, Shift with arrow keys paints on.',
  paintedCell: (row: number, column: number, region: number, given: number) =>
    `row ${row} column ${column}, ${region ? `region ${region}` : 'no region'}${given ? `, given ${given}` : ''}`,
  /** A rule of a variant by the number of its item, and by what it is called and how it is written. */
  item: (number: number) => `rule ${number}`,
  ofItem: (label: string, text: string) =>
    `${label} ${text
      .replace(/^\.[A-Za-z]*~?/, '')
      .replaceAll('~', ' ')
      .toLowerCase()}`.trim(),
  variantTitle: 'Rules of this puzzle',
  copyVariant: 'Copy as constraint text',
  removeVariant: 'Remove these rules',
  notWithVariant: (view: string) =>
    `${view} shows searches that know houses, moves and pairs. It cannot show this puzzle, whose other rules they do not know yet. Play, Check and every question know all of its rules.`,
  backToPlay: 'Back to Play',
  regionsWhole: (size: number) => `All ${size} regions have ${size} cells.`,
  /** What is missing; `uneven` are regions with another number of cells than they must have. */
  regionsMissing: (
    unpainted: number,
    uneven: readonly { readonly region: number; readonly cells: number }[],
    size: number,
  ) => {
    const parts: string[] = [];
    if (unpainted > 0)
      parts.push(`${unpainted === 1 ? '1 cell has' : `${unpainted} cells have`} no region.`);
    const [first] = uneven;
    if (first) {
      const others = uneven.length - 1;
      const more =
        others === 0
          ? ''
          : others === 1
            ? `, and one other region does not have ${size} either`
            : `, and ${others} other regions do not have ${size} either`;
      parts.push(`Region ${first.region + 1} has ${first.cells} of ${size} cells${more}.`);
    }
    return parts.join(' ');
  },
};
