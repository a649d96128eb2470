/**
 * The words of Set, apart from the others because whoever only plays does without them. A translation is a second
 * file with the type of `setting`.
 */
import { setting } from './en/setting/index.ts';

export type SettingWords = typeof setting;
export const settingWords: SettingWords = setting;
