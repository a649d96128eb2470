/**
 * The words of the settings, apart from the others because they are loaded when they are wanted. A
 * translation is a second file with the type of `settings`.
 */
import { settings } from './en/settings.ts';

type SettingsWords = typeof settings;
export const settingsWords: SettingsWords = settings;
