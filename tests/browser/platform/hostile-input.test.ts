import { expect, test } from 'vitest';

import { describeInBrowsers } from '../support/browsers.ts';
import { fileUrl } from '../support/site-server.ts';
import { useVictim } from '../support/victim.ts';

/** What a text would do if it were taken for markup; see Victim.harm(). */
const markup = '<img src=x onerror="attacked=1"><script>attacked=1</script>';

describeInBrowsers('a page given hostile files and links', (launch) => {
  const victim = useVictim(launch);

  for (const [what, name, part, times, message] of [
    [
      'of a hundred megabytes',
      'huge.json',
      '1'.repeat(1 << 20),
      100,
      'larger than the limit of 16 MB',
    ],
    ['of one endless line', 'line.txt', '12.'.repeat(1 << 18), 12, 'The board has not changed'],
    [
      'of bytes that are no text',
      'a.png',
      '\0\u0001\ufffdPNG\r\n\u001a\0',
      4000,
      'The board has not changed',
    ],
    ['of brackets without an end', 'deep.json', '[{"a":', 300_000, 'The board has not changed'],
    ['with nothing in it', 'empty.txt', '', 1, 'There is no text to read'],
    ['of a version to come', 'new.txt', '7;future:1;zzzc', 1, 'newer version'],
    ['of markup', `${markup}.txt`, markup, 1, 'The board has not changed'],
  ] as const) {
    test(`a file ${what} is told and does no harm`, async () => {
      await victim().openAndType();
      await victim().drop(name, part, times);
      await victim().sees(message);
      await victim().isUnharmed();
    });
  }

  test('names of puzzles, files and save-points are text wherever they are shown', async () => {
    const rows = `53..7....\n6..195...\n${'.........\n'.repeat(7)}`;
    await victim().open(fileUrl);
    await victim().drop(`${markup}.txt`, `Grid ${markup}\n${rows}Grid "'>${markup}\n${rows}`);
    await victim().sees('Read 2 puzzles');
    await victim().sees('<img src=x');
    await victim().pick(2);
    await victim().page.press('4');
    await victim().page.evaluate((name) => {
      const input = document.querySelector<HTMLInputElement>('input[maxlength="40"]');
      if (!input) throw new Error('no field for the name of a save-point');
      input.value = name.slice(0, 40);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.form?.requestSubmit();
    }, markup);
    await victim().kept();
    await victim().page.reload();
    await victim().sees('<img src=x');
    await victim().button('Library');
    await victim().page.waitFor(
      () => document.querySelector('dialog[open] [role=option]'),
      undefined,
    );
    expect((await victim().digits())[2]).toBe('4');
  });

  test('a link of ten megabytes in the address or pasted is refused', async () => {
    await victim().openAndType();
    await victim().page.evaluate(() => {
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
    await victim().sees('could not be read');
    await victim().isUnharmed();
  });

  for (const [what, link] of [
    ['compressed zeros', `1;${'eJztwQENAAAAwqD3T20PBxQAAAAA'.repeat(400)}`],
    ['brackets without an end', `1;${'['.repeat(8000)};zzzc`],
    ['more rules than it may have', `1;${Array(5000).fill('x').join()};zzzc`],
    ['progress that is markup', `1;;zzzc~${encodeURIComponent(markup)}`],
    ['rules of a version to come', '2;palindrome:r1c1;zzzc'],
  ] as const) {
    test(`a link with ${what} is told and does no harm`, async () => {
      await victim().open(fileUrl, link);
      await victim().sees('could not be read');
      expect(await victim().digits()).toBe('0'.repeat(81));
      await victim().type();
    });
  }
});
