/** One line of meaning and a short name for each rule, by the core's names. */
export const rules = {
  title: 'Rules',
  presets: { classic: 'Classic', mystic: 'Mystic', asterisk: 'Asterisk' },
  presetsLabel: 'Kind of puzzle',
  faces: {
    classic: { label: 'Boxes', meaning: 'Each box holds every digit once, like rows and columns' },
    knight: { label: "Knight's move", meaning: "No two equal digits a knight's move apart" },
    king: { label: "King's move", meaning: 'No two equal digits touch, not even at a corner' },
    pairs: {
      label: 'Forbidden neighbours',
      meaning: 'These pairs of digits are never side by side',
    },
    asterisk: { label: 'Asterisk', meaning: 'The nine marked squares hold every digit once' },
    house: { label: 'Extra house', meaning: 'Cells you choose hold every digit once' },
  },
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
  houseFromSelection: (picked: number, size: number) =>
    picked === size
      ? 'Use the selected cells'
      : `Select ${size} cells on the board (${picked} so far)`,
  houseHint: (size: number) => `Select ${size} cells on the board, then press this.`,
  houseName: (index: number) => `House ${index}`,
  showHouse: (index: number) => `Select the cells of house ${index}`,
  removeHouse: (index: number) => `Remove house ${index}`,
  /** The rule that two cells break, after "in the same": used where the core names it. */
  broken: {
    classic: 'equal digits in one row, column or box',
    latin: 'equal digits in one row or column',
    knight: "equal digits a knight's move apart",
    'torus-knight': "equal digits a knight's move apart, around the edges",
    king: "equal digits a king's move apart",
    'torus-king': "equal digits a king's move apart, around the edges",
    pairs: 'a forbidden pair side by side',
    'torus-pairs': 'a forbidden pair side by side, around the edges',
    asterisk: 'equal digits in the asterisk squares',
    house: 'equal digits in an extra house',
  } as Record<string, string>,
};
