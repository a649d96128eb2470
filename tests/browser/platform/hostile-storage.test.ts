import { expect, test } from 'vitest';

import { describeInBrowsers } from '../support/browsers.ts';
import { mystic } from '../support/player.ts';
import { fileUrl, serveSite } from '../support/site-server.ts';
import { useVictim } from '../support/victim.ts';

/** What a text would do if it were taken for markup; see Victim.harm(). */
const markup = '<img src=x onerror="attacked=1"><script>attacked=1</script>';
const nested = '['.repeat(100_000);

describeInBrowsers('a page whose storage is damaged or denied', (launch) => {
  const victim = useVictim(launch);

  for (const [what, text] of [
    ['of a version to come', '{"version":9,"lines":[],"at":0,"savePoints":[]}'],
    ['of brackets without an end', nested],
    ['of nested lists', nested + ']'.repeat(nested.length)],
    ['that is a prototype', '{"__proto__":{"version":1,"lines":["="],"at":0,"savePoints":[]}}'],
    ['of markup', JSON.stringify(markup)],
  ] as const) {
    test(`stored work ${what} is put aside, not lost`, async () => {
      await victim().openAndType();
      await victim().kept();
      await victim().page.evaluate((content) => {
        for (const key of Object.keys(localStorage)) {
          if (!key.endsWith('/tabs')) localStorage.setItem(key, content);
        }
      }, text);
      await victim().page.reload();
      await victim().sees('could not be read. It was set aside');
      await victim().type();
      const aside = await victim().page.evaluate(
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
    await victim().open(fileUrl, mystic.puzzle);
    await victim().kept();
    await victim().page.evaluate((key) => {
      const entries = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
      const [entry] = entries;
      // The same one twice, one from beyond the calendar, and things that are none.
      const stored = [entry, entry, { ...entry, changed: 1e300 }, null, 7, { line: 1, changed: 1 }];
      localStorage.setItem(key, JSON.stringify(stored));
    }, 'ninefold/1/library');
    await victim().page.reload();
    await victim().button('Library');
    await victim().page.waitFor(
      () => document.querySelectorAll('dialog[open] [role=option]').length,
      undefined,
    );
    expect(
      await victim().page.evaluate(
        () => document.querySelectorAll('dialog[open] [role=option]').length,
        undefined,
      ),
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
      await victim().open(server.url);
      await victim().sees('does not let the page store anything');
      await victim().type();
      await victim().button('Solver');
      await victim().button('First solution');
      await victim().sees('The first solution');
    } finally {
      await server.stop();
    }
  });
});
