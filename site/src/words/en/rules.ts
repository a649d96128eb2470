/** The words around rules; those of each rule are in its file in site/src/rules/kinds. */
export const rules = {
  title: 'Rules',
  presets: { classic: 'Classic', mystic: 'Mystic', asterisk: 'Asterisk' },
  /** How many rules there are, where they are no kind of puzzle that has a name. */
  several: (count: number) => (count === 1 ? '1 rule' : `${count} rules`),
  presetsLabel: 'Kind of puzzle',
  wrap: 'wraps around the edges',
  wrapLabel: (rule: string) => `${rule} wraps around the edges`,
  size: 'Size',
  sizeName: (rows: number, columns: number) => `${rows} × ${columns}`,
  pair: (a: number, b: number) => `${a} · ${b}`,
  useSelected: 'Use the selected cells',
  /** `size` cells make a house; undefined where any number will do. */
  cellProgress: (picked: number, size: number | undefined, isOrdered: boolean) =>
    `Select ${size === undefined ? 'cells' : `${size} cells`} on the board${isOrdered ? ', in order' : ''} (${picked} so far). Pressing a cell adds or removes it.`,
  nameOfOne: (name: string, index: number) => `${name} ${index}`,
  showOne: (name: string, index: number) => `Select the cells of ${name.toLowerCase()} ${index}`,
  editOne: (name: string, index: number) => `Edit ${name.toLowerCase()} ${index}`,
  removeOne: (name: string, index: number) => `Remove ${name.toLowerCase()} ${index}`,
  paintingHelp:
    'Digits choose a region, 0 none. Arrow keys move, Space paints the cell, Shift with the arrow keys keeps painting.',
  paintedCell: (row: number, column: number, region: number, given: number) =>
    `row ${row} column ${column}, ${region ? `region ${region}` : 'no region'}${given ? `, given ${given}` : ''}`,
  /** A rule of a variant by the number of its item, and by what it is called and how it is written. */
  item: (number: number) => `rule ${number}`,
  ofItem: (label: string, text: string) =>
    `${label} ${text
      .replace(/^\.[A-Za-z]*~?/, '')
      .replaceAll('~', ' ')
      .toLowerCase()}`.trim(),
};
