/** What the dialogs offer, apart from what a first visit needs. */
import { plainKinds } from '../../solver/maker.ts';

/** Kinds of puzzle that have grades. */
export const gradedKinds = ['board', ...plainKinds] as const;
