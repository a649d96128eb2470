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
};
