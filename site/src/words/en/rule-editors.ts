/** The words of the rule editors, and of the list of a variant’s rules. */
export const ruleEditors = {
  addPair: 'Add a pair',
  firstDigit: 'First digit',
  secondDigit: 'Second digit',
  add: 'Add',
  removePair: (a: number, b: number) => `Remove the pair ${a} and ${b}`,
  cellCount: (count: number) => (count === 1 ? '1 cell' : `${count} cells`),
  chooseCells: 'Choose the cells',
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
    'Choose a region, then press or drag over its cells. Pressing a cell already in that region removes it.',
  variantTitle: 'Rules of this puzzle',
  copyVariant: 'Copy as constraint text',
  variantText: 'Constraint text',
  removeVariant: 'Remove these rules',
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
