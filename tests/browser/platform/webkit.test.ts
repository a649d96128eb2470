import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { SiteServer } from '../support/site-server.ts';
import { fileUrl, serveSite } from '../support/site-server.ts';
import type { WebKitPage } from '../support/webkit.ts';
import { hasWebKit, openWebKit } from '../support/webkit.ts';

/** A Mystic puzzle with one solution: torus knight, and 2 never beside 6 nor 3. */
const mystic = '1;torus-knight,torus-pairs:26.23;v4d2b5a3l9t8h1c3a';

if (!hasWebKit()) console.warn('WebKitGTK and its driver are not installed: not tested in WebKit');

/** Everything that the page does first, as its visitor does it; what it says afterwards. */
async function useThePage() {
  const until = async <Found>(find: () => Found | null | undefined | false): Promise<Found> => {
    for (const end = Date.now() + 15_000; Date.now() < end;) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`waited in vain for ${find.toString()}`);
  };
  const button = (label: string) =>
    until(() =>
      [...document.querySelectorAll('button')].find((each) =>
        each.textContent.trim().startsWith(label),
      ),
    );
  const answer = (about: string) =>
    until(() => {
      const text = document.querySelector<HTMLElement>('.result')?.innerText ?? '';
      return text.includes(about) && text;
    });
  await until(() => document.querySelectorAll('[role=gridcell]').length === 81);
  await until(() => performance.getEntriesByName('ninefold:engine-ready').length > 0);
  // The address is plain again as soon as the puzzle in it is on the board.
  await until(() => location.hash === '');
  (await button('Solve')).click();
  const solved = await answer('One solution');
  (await button('Count')).click();
  const counted = await answer('1 solution');
  (await button('Watch')).click();
  const watched = await until(() =>
    document.querySelector('main')?.textContent?.includes('Nothing has happened yet'),
  );
  return { solved, counted, watched };
}

describe.skipIf(!hasWebKit())('the page in WebKit', () => {
  let page: WebKitPage;
  let server: SiteServer;

  beforeAll(async () => {
    server = await serveSite();
    page = await openWebKit();
  });
  afterAll(async () => {
    await page.close();
    await server.stop();
  });

  test.each(['disk', 'host'])('solves, counts and is watched, from %s', async (where) => {
    await page.goto(`${where === 'disk' ? fileUrl : server.url}#${mystic}`);
    const said = await page.evaluate(useThePage);
    expect(said.solved).toContain('search complete');
    expect(said.counted).toContain('search complete');
    expect(said.watched).toBe(true);
  });
});
