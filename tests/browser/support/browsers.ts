import { existsSync } from 'node:fs';
import { platform } from 'node:os';

import { describe } from 'vitest';

import type { BrowserName } from '../../../scripts/browsers.mjs';
import { executableOf } from '../../../scripts/browsers.mjs';
import { launchChromium } from './chromium.ts';
import { launchFirefox } from './firefox.ts';
import type { TestBrowser } from './test-page.ts';

/** The browsers under test. */
const browserNames = ['chromium', 'firefox'] as const;

const launchers: Record<BrowserName, (path: string) => Promise<TestBrowser>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
};

/**
 * Describes the same tests once for each browser. A browser that is not installed is skipped with
 * a message, unless `NINEFOLD_BROWSERS` names it (comma separated): then it must be there.
 */
export function describeInBrowsers(
  title: string,
  tests: (launch: () => Promise<TestBrowser>) => void,
): void {
  const required = (process.env['NINEFOLD_BROWSERS'] ?? 'chromium').split(',');
  for (const name of browserNames) {
    const path = executableOf(name);
    if (path === undefined && !required.includes(name)) {
      console.warn(`${name} is not installed: its tests are skipped`);
    }
    describe.skipIf(path === undefined && !required.includes(name))(`${title} (${name})`, () => {
      tests(() => {
        if (path === undefined) throw new Error(`${name} is not installed`);
        // As in a root that was made for the tests alone; the browsers' own messages do not say it.
        if (platform() === 'linux' && !existsSync('/proc/self'))
          throw new Error(`${name} cannot run: /proc is not mounted`);
        return launchers[name](path);
      });
    });
  }
}
