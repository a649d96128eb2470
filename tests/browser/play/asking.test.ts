import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { describeInBrowsers } from '../support/browsers.ts';
import { endless, mystic, Player } from '../support/player.ts';
import type { SiteServer } from '../support/site-server.ts';
import { fileUrl, serveSite } from '../support/site-server.ts';
import type { TestBrowser } from '../support/test-page.ts';

/** Milliseconds from Esc until nothing runs any more. */
async function stopByEscape(): Promise<number> {
  const begin = performance.now();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  while (document.querySelector('progress')) await new Promise((resolve) => setTimeout(resolve, 2));
  return performance.now() - begin;
}

describeInBrowsers('asking the page', (launch) => {
  let browser: TestBrowser;
  let server: SiteServer;
  let player: Player;

  beforeAll(async () => {
    browser = await launch();
    server = await serveSite();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  beforeEach(async () => {
    player = new Player(await browser.newPage());
  });
  afterEach(async () => {
    expect(await player.page.complaints()).toEqual([]);
    await player.page.close();
  });

  for (const where of ['disk', 'host'] as const) {
    const url = () => (where === 'disk' ? fileUrl : server.url);

    test(`solves a Mystic puzzle, opened from ${where}`, async () => {
      await player.open(url(), mystic.puzzle);
      await player.button('Solve');
      await player.sees('One solution');
      await player.sees('Based on 30 givens.');
      await player.sees('search complete');
      expect(await player.digits()).toBe(mystic.solution);
    });

    test(`says no answer of another puzzle any more, opened from ${where}`, async () => {
      const spoken = () =>
        player.page.evaluate(
          () =>
            [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent),
          undefined,
        );
      await player.open(url(), mystic.puzzle);
      await player.button('Solve');
      await player.sees('One solution');
      await expect.poll(async () => (await spoken()).join()).toContain('One solution');
      await player.paste('1234............');
      await player.sees('4 givens');
      await expect.poll(async () => (await spoken()).join()).toContain('Pasted puzzle');
      expect((await spoken()).join()).not.toContain('One solution');
      // Nor is it said once more when the puzzle is back.
      await player.page.press('Control+z');
      await expect.poll(async () => (await spoken()).join()).toContain('Undone');
      expect((await spoken()).join()).not.toContain('One solution');
    });

    test(`counts with progress and stops at once, opened from ${where}`, async () => {
      await player.open(url(), endless);
      const took: number[] = [];
      // A busy machine may hold up one of them; the quickest shows what the page itself takes.
      for (let round = 0; round < 3; round++) {
        await player.button('Count');
        await player.sees('solutions so far');
        took.push(await player.page.evaluate(stopByEscape, undefined));
      }
      expect(Math.min(...took)).toBeLessThan(100);
      await player.sees('At least');
      await player.sees('stopped by you');
      await player.button('First solution');
      await player.sees('The first solution');
    });
  }

  test('types while it counts, and the page stays quick', async () => {
    await player.open(fileUrl, endless);
    await player.button('Count');
    await player.sees('solutions so far');
    const longest = await player.page.evaluate(async () => {
      let gap = 0;
      for (let last = performance.now(), end = last + 1500; last < end;) {
        await new Promise((resolve) => setTimeout(resolve, 0));
        gap = Math.max(gap, performance.now() - last);
        last = performance.now();
      }
      return gap;
    }, undefined);
    expect(longest).toBeLessThan(150);
    await player.pick(40);
    await player.page.press('5');
    await player.page.waitFor(
      () =>
        document
          .querySelectorAll('[role=gridcell]')[40]
          ?.getAttribute('aria-label')
          ?.includes('given 5'),
      undefined,
      1000,
    );
    await player.button('Stop Esc');
  });

  test('leafs through all solutions and shows where they differ', async () => {
    await player.open(fileUrl, '1;;4b52.1.3.9.8b5b1h8b43j9c56c7e6f3c7b2.2d4.5');
    await player.button('All solutions');
    await player.sees('3 solutions');
    await player.sees('1 of 3');
    const first = await player.digits();
    expect(first.startsWith('487526193293871546')).toBe(true);
    await player.button('Next solution');
    await player.sees('2 of 3');
    const second = await player.digits();
    expect(second > first).toBe(true);
    await player.button('Previous solution');
    await player.button('Previous solution');
    await player.sees('3 of 3');
  });

  test('says which givens contradict, and on which rule', async () => {
    await player.open(
      fileUrl,
      '1;torus-knight,torus-pairs:27;3c2b1g7.2c5.13b9d8f1.6.2c17b635e94.1b42d6679f',
    );
    await player.button('Solve');
    await player.sees('No solution');
    await player.sees('Two 2s a knight’s move apart, around the edge of the board: r1c5 and r8c4');
    await player.button('Why no solution?');
    await player.sees('These 2 givens contradict each other');
    for (const cell of [4, 66])
      expect(await player.nameOf(cell)).toContain(
        'in conflict: Two 2s a knight’s move apart, around the edge of the board: r1c5 and r8c4',
      );
  });

  test('finds a deep contradiction, none of whose givens can be left out', async () => {
    await player.open(fileUrl, '1;;8g57d6.1b6.532d5f91.2.79e4c7e8l6449.31d');
    await player.button('Why no solution?');
    await player.sees('givens contradict each other');
    await player.sees('Remove any one of them and the rest have a solution.');
  });

  test('shows candidates and writes them as marks', async () => {
    await player.open(fileUrl, '1;;4b52.1.3.9.8b5b1h8b43j9c56c7e6f3c7b2.2d4.5');
    await player.button('Candidates');
    await player.sees('Digits that occur in at least one solution');
    // What stands in every solution is shown as a digit.
    expect(await player.nameOf(1)).toMatch(/, 8 shown by the solver$/);
    expect(await player.nameOf(65)).toMatch(/empty, candidates 1 4 9$/);
    await player.button('Copy as centre marks');
    expect(await player.nameOf(1)).toMatch(/empty, centre marks 8$/);
    expect(await player.nameOf(65)).toMatch(/empty, centre marks 1 4 9$/);
  });

  test('says in how many solutions the digits of the selected cell stand', async () => {
    await player.open(fileUrl, '1;;1n2');
    await player.button('Candidates');
    await player.button('In how many solutions?');
    // What `ninefold candidates --counts 1000` says too.
    await player.sees(
      'As a given, 3 in r1c3 would leave the fewest: 3 solutions; so would 11 others.',
    );
    await player.sees('Select a cell to see its numbers.');
    await player.pick(0);
    await player.sees('r1c1: 1 in every solution');
    await player.pick(6);
    await player.sees('r2c3: 1, 2 in 6 solutions each; 3, 4 in 3 each');
    await player.page.press('ArrowRight');
    await player.sees('r2c4: 1 in 12 solutions; 3, 4 in 3 each');
    // A digit of one's own that was not counted changes nothing; a given does.
    await player.page.press('3');
    await player.sees('r2c4: 1 in 12 solutions');
    await player.page.click('.puzzle input[type=checkbox]');
    await player.page.press('1');
    await player.sees('The board has changed since this answer.');
    expect(await player.text()).not.toContain('r2c4: 1 in');
  });

  test('stops counting for each digit at once, and keeps the candidates', async () => {
    await player.open(fileUrl, '1;torus-knight,torus-pairs:12.37;zzzc');
    await player.button('Candidates');
    await player.button('In how many solutions?');
    await player.sees('Counting for each digit…');
    expect(await player.page.evaluate(stopByEscape, undefined)).toBeLessThan(100);
    await player.sees('Digits that occur in at least one solution');
    await player.sees('In how many solutions?');
  });

  test("counts with the person's digits when asked to, and says so", async () => {
    await player.open(fileUrl, mystic.puzzle);
    await player.pick(2);
    await player.page.press('3');
    await player.button('Solve');
    await player.sees('1 of your digits differs from this solution.');
    await player.button('givens and my digits');
    await player.button('Solve');
    await player.sees('No solution');
    await player.sees('Based on 30 givens and your 1 digit.');
  });
});
