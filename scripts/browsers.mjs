import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @typedef {'chromium' | 'firefox'} BrowserName */

/** @type {Record<BrowserName, readonly string[]>} */
const candidates = {
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

/**
 * What Chromium is to do without. It heeds the last such list alone, so Playwright's is in it, too.
 * The popups of the address bar are pages of their own in every window, and cost three times what a
 * window without them does.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** What Chromium is started with: no window, nothing asked of other hosts on its own account. */
export const chromiumArguments = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} path */
function isExecutable(path) {
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
 * @param {BrowserName} name
 * @returns {string | undefined}
 */
export function executableOf(name) {
  const chosen = process.env[name.toUpperCase()];
  if (chosen !== undefined && chosen !== '') return chosen;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return candidates[name]
    .flatMap((file) =>
      file.startsWith('/') ? [file] : folders.map((folder) => join(folder, file)),
    )
    .find(isExecutable);
}
