import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { describeInBrowsers } from './support/browsers.ts';
import { fileUrl } from './support/site-server.ts';
import type { TestBrowser } from './support/test-page.ts';
import { Victim } from './support/victim.ts';

/** What a text would do if it were taken for markup; see Victim.harm(). */
const markup = '<img src=x onerror="attacked=1"><script>attacked=1</script>';

describeInBrowsers('a page given hostile files and links', (launch) => {
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

  for (const [what, name, part, times, message] of [
    ['of a hundred megabytes', 'huge.txt', '1'.repeat(1 << 20), 100, 'larger than 16 MB'],
    ['of one endless line', 'line.txt', '12.'.repeat(1 << 18), 15, 'The board is as it was'],
    ['of bytes that are no text', 'a.png', '\0\u0001\ufffdPNG\r\n\u001a\0', 4000, 'The board is as it was'],
    ['of brackets without an end', 'deep.json', '[{"a":', 300_000, 'The board is as it was'],
    ['with nothing in it', 'empty.txt', '', 1, 'There is no text to paste'],
    ['of a version to come', 'new.txt', '7;future:1;zzzc', 1, 'newer version'],
    ['of markup', `${markup}.txt`, markup, 1, 'The board is as it was'],
  ] as const) {
    test(`a file ${what} is told and does no harm`, async () => {
      await player.openAndType();
      await player.drop(name, part, times);
      await player.sees(message);
      await player.isUnharmed();
    });
  }

  test('names of puzzles, files and save-points are text wherever they are shown', async () => {
    const rows = `53..7....\n6..195...\n${'.........\n'.repeat(7)}`;
    await player.open(fileUrl);
    await player.drop(`${markup}.txt`, `Grid ${markup}\n${rows}Grid "'>${markup}\n${rows}`);
    await player.sees('2 puzzles read');
    await player.sees('<img src=x');
    await player.pick(2);
    await player.page.press('4');
    await player.page.evaluate((name) => {
      const input = document.querySelector<HTMLInputElement>('input[maxlength="40"]');
      if (!input) throw new Error('no field for the name of a save-point');
      input.value = name.slice(0, 40);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.form?.requestSubmit();
    }, markup);
    await player.kept();
    await player.page.reload();
    await player.sees('<img src=x');
    await player.button('My puzzles');
    await player.page.waitFor(() => document.querySelector('dialog[open] li'), undefined);
    expect((await player.digits())[2]).toBe('4');
  });

  test('a link of ten megabytes in the address or pasted is refused', async () => {
    await player.openAndType();
    await player.page.evaluate(() => {
      const link = `1;;${'z'.repeat(10_000_000)}`;
      try {
        location.hash = link;
      } catch {
        // A browser may refuse such an address by itself, as Firefox does.
      }
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', `https://example.org/#${link}`);
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'clipboardData', { value: clipboardData });
      document.body.dispatchEvent(event);
    }, undefined);
    await player.sees('could not be read');
    await player.isUnharmed();
  });

  for (const [what, link] of [
    ['compressed zeros', `1;${'eJztwQENAAAAwqD3T20PBxQAAAAA'.repeat(400)}`],
    ['brackets without an end', `1;${'['.repeat(8000)};zzzc`],
    ['more rules than it may have', `1;${Array(5000).fill('x').join()};zzzc`],
    ['progress that is markup', `1;;zzzc~${encodeURIComponent(markup)}`],
    ['rules of a version to come', '2;palindrome:r1c1;zzzc'],
  ] as const) {
    test(`a link with ${what} is told and does no harm`, async () => {
      await player.open(fileUrl, link);
      await player.sees('could not be read');
      expect(await player.digits()).toBe('0'.repeat(81));
      await player.type();
    });
  }
});
