/** The keys of the pen, for the sheet of shortcuts; Penning.key() does what they say. */
import { words } from '../../words/index.ts';
import { penWords } from '../../words/pen.ts';
import { penColours } from './drawing.ts';

const { keyLabels: labels } = penWords;
const { arrows, space } = words.shortcuts;

export const penKeys: readonly { readonly keys: readonly string[]; readonly label: string }[] = [
  { keys: [space], label: labels.begin },
  { keys: ['Shift', arrows], label: labels.draw },
  { keys: ['Enter'], label: labels.finish },
  { keys: ['Delete'], label: labels.takeBack },
  { keys: ['B'], label: labels.halves },
  { keys: ['1', '–', String(penColours)], label: labels.colour },
  { keys: ['Esc'], label: labels.drop },
];
