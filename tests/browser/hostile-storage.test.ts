import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { describeInBrowsers } from './support/browsers.ts';
import { mystic } from './support/player.ts';
import { fileUrl, serveSite } from './support/site-server.ts';
import type { TestBrowser } from './support/test-page.ts';
import { Victim } from './support/victim.ts';

/** What a text would do if it were taken for markup; see Victim.harm(). */
const markup = '<img src=x onerror="attacked=1"><script>attacked=1</script>';
const nested = '['.repeat(100_000);

describeInBrowsers('a page whose storage is damaged or denied', (launch) => {
  let browser: TestBrowser;
  let player: Victim;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    player = new Victim(await browser.newPage());
  });
  afterEach(async () => {
    expect(await player.harm()).toEqual([]);
    await player.page.close();
  });

  for (const [what, text] of [
    ['of a version to come', '{"version":9,"lines":[],"at":0,"savePoints":[]}'],
    ['of brackets without an end', nested],
    ['of nested lists', nested + ']'.repeat(nested.length)],
    ['that is a prototype', '{"__proto__":{"version":1,"lines":["="],"at":0,"savePoints":[]}}'],
    ['of markup', JSON.stringify(markup)],
  ] as const) {
    test(`stored work ${what} is put aside, not lost`, async () => {
      await player.openAndType();
      await player.kept();
      await player.page.evaluate((content) => {
        for (const key of Object.keys(localStorage)) {
          if (!key.endsWith('/tabs')) localStorage.setItem(key, content);
        }
      }, text);
      await player.page.reload();
      await player.sees('could not be read and was put aside');
      await player.type();
      const aside = await player.page.evaluate(
        () =>
          Object.keys(localStorage)
            .filter((key) => key.startsWith('ninefold/1/damaged/history/'))
            .map((key) => localStorage.getItem(key)),
        undefined,
      );
      expect(aside).toEqual([text]);
    });
  }

  test('a damaged list of puzzles still opens', async () => {
    await player.open(fileUrl, mystic.puzzle);
    await player.kept();
    await player.page.evaluate((key) => {
      const entries = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
      const [entry] = entries;
      // The same one twice, one from beyond the calendar, and things that are none.
      const stored = [entry, entry, { ...entry, changed: 1e300 }, null, 7, { line: 1, changed: 1 }];
      localStorage.setItem(key, JSON.stringify(stored));
    }, 'ninefold/1/library');
    await player.page.reload();
    await player.button('My puzzles');
    await player.page.waitFor(() => document.querySelectorAll('dialog[open] li').length, undefined);
    expect(
      await player.page.evaluate(() => document.querySelectorAll('dialog[open] li').length, undefined),
    ).toBe(1);
  });

  test('where storage is denied the page works and says that nothing is kept', async () => {
    // A sandboxed document has no origin, so the browser refuses it any storage, and scripts too
    // unless the host lets everybody read them, as GitHub Pages does.
    const server = await serveSite(undefined, undefined, {
      'content-security-policy': 'sandbox allow-scripts allow-modals allow-forms',
      'access-control-allow-origin': '*',
    });
    try {
      await player.open(server.url);
      await player.sees('does not let the page keep anything');
      await player.type();
      await player.button('First');
      await player.sees('The first solution');
    } finally {
      await server.stop();
    }
  });
});
