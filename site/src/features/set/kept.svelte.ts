import type { AppState } from '../../page/app-state.ts';
import { Setting } from './setting.svelte.ts';

const kept = new WeakMap<AppState, Setting>();

/** The setting of a page, which stays when another view is opened. */
export function settingOf(app: AppState): Setting {
  if (!kept.has(app)) {
    // By itself, since what it derives would end with the view that is open now.
    $effect.root(() => void kept.set(app, new Setting(app)));
  }
  return kept.get(app) as Setting;
}
