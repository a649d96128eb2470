import type { AppState } from '../../page/app-state.ts';
import { Setting } from './setting.svelte.ts';

const kept = new WeakMap<AppState, Setting>();

/** The setting of a page, which stays when another view is opened. */
export function settingOf(app: AppState): Setting {
  const known = kept.get(app);
  if (known) return known;
  const setting = new Setting(app);
  kept.set(app, setting);
  return setting;
}
