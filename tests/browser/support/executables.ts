import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The browsers under test. */
export const browserNames = ['chromium', 'firefox'] as const;
export type BrowserName = (typeof browserNames)[number];

const candidates: Record<BrowserName, readonly string[]> = {
  chromium: [
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  firefox: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
};

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of an installed browser: `CHROMIUM` or `FIREFOX` of the environment, else the first
 * one found where browsers are usually installed; undefined when there is none.
 */
export function executableOf(name: BrowserName): string | undefined {
  const chosen = process.env[name.toUpperCase()];
  if (chosen !== undefined && chosen !== '') return chosen;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return candidates[name]
    .flatMap((file) =>
      file.startsWith('/') ? [file] : folders.map((folder) => join(folder, file)),
    )
    .find(isExecutable);
}
