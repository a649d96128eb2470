import { describe, expect, test } from 'vitest';

import { endless } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import { usePage, type OwnPage } from '../support/use-page.ts';

/** What is to be seen of sheets, trouble and questions under way. */
const seen = (own: OwnPage) =>
  own.page.evaluate(
    () =>
      Object.entries({
        sheet: '.layout > .open h2',
        trouble: '.notice.trouble',
        question: '.bar .stop',
      }).flatMap(([what, where]) =>
        document.querySelector(where)?.checkVisibility() ? [what] : [],
      ),
    undefined,
  );

describe('Escape on a phone closes what is on top:', () => {
  const own = usePage((player) => player.open(fileUrl, endless), {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });

  test.each(['Rules', 'Puzzle', 'Solver'])(
    'the sheet %s before the notice behind it',
    async (name) => {
      await own.player.paste('nothing of any kind');
      await expect.poll(() => seen(own)).toEqual(['trouble']);
      await own.player.button(name);
      await expect.poll(() => seen(own)).toEqual(['sheet', 'trouble']);
      await own.page.press('Escape');
      expect(await seen(own)).toEqual(['trouble']);
      await own.page.press('Escape');
      expect(await seen(own)).toEqual([]);
    },
  );

  test('a sheet before the question under way behind it, which is stopped before its own', async () => {
    await own.player.button('Solver');
    await own.player.button('Count');
    await own.page.press('Escape');
    await expect.poll(() => seen(own)).toEqual(['sheet']);
    await own.player.button('Count');
    await own.page.evaluate(
      () => document.querySelector<HTMLElement>('.ask.open [aria-label=Close]')?.click(),
      undefined,
    );
    await own.player.button('Rules');
    await expect.poll(() => seen(own)).toEqual(['sheet', 'question']);
    await own.page.press('Escape');
    expect(await seen(own)).toEqual(['question']);
    await own.page.press('Escape');
    await expect.poll(() => seen(own)).toEqual([]);
  });
});

describe('Escape in a wide window', () => {
  const own = usePage((player) => player.open(fileUrl, endless));

  test('closes a notice at once', async () => {
    await own.player.paste('nothing of any kind');
    await expect.poll(() => seen(own)).toEqual(['trouble']);
    await own.page.press('Escape');
    expect(await seen(own)).toEqual([]);
  });
});
