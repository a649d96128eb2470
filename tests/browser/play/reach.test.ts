import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startChromium, type ChromiumBrowser } from '../support/chromium.ts';
import { Player } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';

/**
 * What is shown of Play, the panels of puzzle and rules apart, that is not wholly in the window, or is
 * cut off by a part of the page that scrolls. Of an answer these are the headline and the controls.
 */
function cutOff(): string[] {
  const shown = [
    ...document.querySelectorAll(
      'header button, #board, .status button, .keys button, .ask :is(button, input, .headline)',
    ),
  ].filter((each) => each.checkVisibility());
  return shown.flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let part = element.parentElement; part; part = part.parentElement) {
      if (part === document.body || getComputedStyle(part).overflowY === 'visible') continue;
      const around = part.getBoundingClientRect();
      room.left = Math.max(room.left, around.left);
      room.top = Math.max(room.top, around.top);
      room.right = Math.min(room.right, around.right);
      room.bottom = Math.min(room.bottom, around.bottom);
    }
    const isWhole =
      left > room.left - 1 &&
      top > room.top - 1 &&
      right < room.right + 1 &&
      bottom < room.bottom + 1;
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    return isWhole ? [] : `${name} at ${[left, top, right, bottom].map(Math.round).join(' ')}`;
  });
}

/** The questions whose words touch the border of their button, or stand out of it. */
function tooTight(): string[] {
  return [...document.querySelectorAll('.ask .questions button')].flatMap((button) => {
    const label = document.createRange();
    label.selectNodeContents(button);
    const [inside, outside] = [label.getBoundingClientRect(), button.getBoundingClientRect()];
    const fits = inside.left >= outside.left + 3 && inside.right <= outside.right - 3;
    return fits ? [] : `${button.textContent.trim()} ${inside.width} of ${outside.width}`;
  });
}

/** Three solutions. */
const several = '1;;4b52.1.3.9.8b5b1h8b43j9c56c7e6f3c7b2.2d4.5';

const questions: readonly (readonly [string, string])[] = [
  ['Check', 'several solutions'],
  ['Solve', 'More than one solution'],
  ['Count', '3 solutions'],
  ['First solution', 'The first solution'],
  ['All solutions', '1 of 3'],
  ['Why no solution?', 'No contradiction'],
  ['Candidates', 'occur in at least one solution'],
  ['In how many solutions?', 'Solutions by candidate'],
];

describe('without scrolling', () => {
  let browser: ChromiumBrowser;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  test.each([
    [1366, 650],
    [1280, 720],
    [1280, 800],
    [1024, 768],
    [768, 1024],
  ])('at %i by %i a person reaches every control of Play and of its answers', async (...size) => {
    const page = await browser.newPage();
    const player = new Player(page);
    await page.resize(...size);
    await player.open(fileUrl, several);
    // With a digit of one's own an answer says what it is about, and there is one more row.
    await player.pick(1);
    await page.press('6');
    await player.sees('givens and my digits');
    expect(await page.evaluate(tooTight, undefined)).toEqual([]);
    for (const [question, answer] of questions) {
      await player.button(question);
      await player.sees(answer);
      expect(await page.evaluate(cutOff, undefined), question).toEqual([]);
    }
    await page.close();
  });

  test.each([
    [1366, 650],
    [1280, 800],
  ])('at %i by %i trouble that is told pushes nothing out of the window', async (...size) => {
    const page = await browser.newPage();
    const player = new Player(page);
    await page.resize(...size);
    await player.open(fileUrl);
    await player.pick(0);
    await page.press('5');
    await player.paste('nonsense');
    await player.page.waitFor(() => document.querySelector('.notice.trouble'), undefined);
    await player.sees('Start playing');
    expect(await page.evaluate(cutOff, undefined)).toEqual([]);
    await page.close();
  });

  test.each([
    [1366, 650],
    [1280, 800],
    [768, 1024],
  ])('at %i by %i an answer is reached while trouble is told', async (...size) => {
    const page = await browser.newPage();
    const player = new Player(page);
    await page.resize(...size);
    await player.open(fileUrl, several);
    await player.paste('nonsense');
    await player.page.waitFor(() => document.querySelector('.notice.trouble'), undefined);
    for (const [question, answer] of questions) {
      await player.button(question);
      await player.sees(answer);
      expect(await page.evaluate(cutOff, undefined), question).toEqual([]);
    }
    await page.close();
  });
});
