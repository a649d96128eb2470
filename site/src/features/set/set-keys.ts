/** The keys of Set, for the sheet of shortcuts; keys.ts does what they say. */
import { settingWords } from '../../words/setting.ts';

const { keyLabels: labels, arrows } = settingWords;

export const setKeys: readonly { readonly keys: readonly string[]; readonly label: string }[] = [
  { keys: ['/'], label: labels.find },
  { keys: ['V'], label: labels.select },
  { keys: ['B'], label: labels.last },
  { keys: ['W'], label: labels.pen },
  { keys: [settingWords.space], label: labels.add },
  { keys: ['Shift', arrows], label: labels.extend },
  { keys: ['Backspace'], label: labels.takeBack },
  { keys: ['Enter'], label: labels.finish },
  { keys: ['Esc'], label: labels.escape },
  { keys: ['.'], label: labels.next },
  { keys: [','], label: labels.previous },
  { keys: ['M'], label: labels.move },
  { keys: ['E'], label: labels.lengthen },
  { keys: ['Shift', 'E'], label: labels.lengthenStart },
  { keys: ['R'], label: labels.reverse },
  { keys: ['D'], label: labels.duplicate },
  { keys: ['Ctrl', 'C'], label: labels.copy },
  { keys: ['Ctrl', 'V'], label: labels.paste },
  { keys: ['Delete'], label: labels.remove },
  { keys: ['I'], label: labels.list },
  { keys: ['K'], label: labels.candidates },
  { keys: ['G'], label: labels.play },
];
