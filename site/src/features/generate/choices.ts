/** What the dialogs offer, apart from what a first visit needs. */
import { plainKinds, type Technique } from '../../solver/maker.ts';

/** Kinds of puzzle that have grades. */
export const gradedKinds = ['board', ...plainKinds] as const;

/** Whether the path to a solution goes by the technique: what is left out there is told by hints alone. */
export function isWished(technique: Technique): boolean {
  return !/^(Dual|Franken|Finned Franken|Mutant|Finned Mutant|Template|Brute) /.test(technique);
}
