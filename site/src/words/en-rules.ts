/** The words around rules; those of each rule are in its file in site/src/rules/kinds. */
export const rules = {
  title: 'Rules',
  presets: { classic: 'Classic', mystic: 'Mystic', asterisk: 'Asterisk' },
  presetsLabel: 'Kind of puzzle',
  wrap: 'wraps around the edges',
  wrapLabel: (rule: string) => `${rule} wraps around the edges`,
  size: 'Size',
  sizeName: (size: number) => `${size} × ${size}`,
  pair: (a: number, b: number) => `${a} · ${b}`,
  addPair: 'Add a pair',
  firstDigit: 'First digit',
  secondDigit: 'Second digit',
  add: 'Add',
  removePair: (a: number, b: number) => `Remove the pair ${a} and ${b}`,
  addHouse: 'Add an extra house',
  useSelected: 'Use the selected cells',
  houseProgress: (picked: number, size: number) =>
    `Select ${size} cells on the board (${picked} so far). A press adds a cell or takes it away.`,
  houseName: (index: number) => `House ${index}`,
  showHouse: (index: number) => `Select the cells of house ${index}`,
  removeHouse: (index: number) => `Remove house ${index}`,
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
