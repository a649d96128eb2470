import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readForeign } from '../../../site/src/exchange/index.ts';
import { writeDescription } from '../../../site/src/puzzle/description.ts';
import { copiedBy, watchClipboard } from '../support/clipboard.ts';
import { mystic } from '../support/player.ts';
import { fileUrl, serveSite, type SiteServer } from '../support/site-server.ts';
import { usePage } from '../support/use-page.ts';

/** What the system does for a hosted page; headless browsers have neither, so both are played. */
describe('the hosted page and the system', () => {
  const own = usePage();
  let server: SiteServer;

  beforeAll(async () => {
    server = await serveSite();
  });
  afterAll(() => server.stop());

  test('shares a link through the system’s sheet, where there is one', async () => {
    await own.page.playwright.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(globalThis, { shared });
      Object.defineProperty(navigator, 'share', {
        value: (data: unknown) => Promise.resolve(void shared.push(data)),
      });
    });
    await own.player.open(server.url, mystic.puzzle);
    await own.page.click('[aria-label="Name of the puzzle"]');
    await own.page.type(' of mine');
    await own.page.press('Tab');
    await own.player.button('Share');
    await own.player.button('Share…');
    expect(
      await own.page.evaluate(() => Reflect.get(globalThis, 'shared') as unknown, undefined),
    ).toEqual([
      {
        title: 'From a link of mine',
        url: `${server.url}#${mystic.puzzle.replace('26.23', '23.26')}`,
      },
    ]);
  });

  test('opens a file that the system hands to the installed page', async () => {
    const manifest = (await (await fetch(`${server.url}manifest.webmanifest`)).json()) as {
      file_handlers: { accept: Record<string, string[]> }[];
    };
    expect(manifest.file_handlers[0]?.accept['text/plain']).toContain('.sdk');
    await own.page.playwright.addInitScript(() => {
      const file = new File(['1234\n2...\n....\n...1\n'], 'small.sdk');
      Object.defineProperty(globalThis, 'launchQueue', {
        value: {
          setConsumer: (consumer: (launch: unknown) => void) =>
            consumer({ files: [{ getFile: () => Promise.resolve(file) }] }),
        },
      });
    });
    await own.player.open(server.url);
    await own.player.sees('small.sdk: 6 givens');
    expect(await own.player.digits()).toBe('1234200000000001');
  });
});

describe('sharing from a page on disk', () => {
  const own = usePage(async (player) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.button('Share');
    await player.sees('works only on this computer');
  });

  const field = (label: string) => own.page.playwright.getByLabel(label, { exact: true });
  const fragment = mystic.puzzle.replace('26.23', '23.26');

  test('says that a link works only here, and offers text, a file and a hosted copy', async () => {
    expect(await field('Link for this computer').inputValue()).toBe(`${fileUrl}#${fragment}`);
    expect(await field('Link to a hosted copy').count()).toBe(0);
    await field('Address of a hosted copy').fill('ninefold.example');
    await own.page.press('Tab');
    await own.player.sees('Enter a complete address that begins with https://.');
    expect(await field('Link to a hosted copy').count()).toBe(0);
    await field('Address of a hosted copy').fill(' https://example.org/ninefold/#old ');
    await own.page.press('Tab');
    const link = `https://example.org/ninefold/#${fragment}`;
    expect(await field('Link to a hosted copy').inputValue()).toBe(link);
    await own.player.button('Copy: Link to a hosted copy');
    await own.player.sees('Copied');
    // It is a setting: the next puzzle, and the next visit, have it.
    await own.player.kept();
    await own.player.reload();
    await own.player.button('Share');
    await own.page.waitFor(() => document.querySelector('dialog[open] input'), undefined);
    expect(await field('Link to a hosted copy').inputValue()).toBe(link);
    const download = own.page.playwright.waitForEvent('download');
    await own.player.button('Save as a file');
    expect((await download).suggestedFilename()).toMatch(/\.txt$/);
  });

  test('One line says that the rules are left out; a description has them', async () => {
    const text = () => field('Copy as text').last().inputValue();
    await own.player.sees('This format leaves the rules out.');
    expect(await text()).toMatch(/^[0-9]{81}$/);
    await field('Copy as text').first().selectOption({ label: 'Description' });
    await own.page.waitFor(
      () => !document.querySelector('dialog')?.textContent.includes('leaves the rules out'),
      undefined,
    );
    await own.page.waitFor(
      () => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value.includes('torus'),
      undefined,
    );
    expect(await text()).toContain('torus-knight');
    await own.page.press('Escape');
    // Of a classic puzzle nothing is left out.
    await own.player.paste(mystic.solution.replace(/[1-3]/g, '0'));
    await own.player.sees('Undo restores the previous board.');
    await own.player.button('Share');
    await own.player.sees('works only on this computer');
    expect(await own.player.text()).not.toContain('leaves the rules out');
  });
});

describe('what is copied from the dialog that shares', () => {
  const own = usePage(async (player) => {
    await watchClipboard(player.page);
    await player.open(fileUrl, '1;;1.3d4.34e');
  });

  const field = (label: string) => own.page.playwright.getByLabel(label, { exact: true });
  const said = () => own.page.playwright.locator('dialog p.said[role=status]').innerText();
  const text = () => field('Copy as text').last().inputValue();

  async function copied(button: string): Promise<unknown> {
    await own.player.button(button);
    await expect.poll(said).toBe('Copied');
    return copiedBy(own.page);
  }

  async function share(): Promise<void> {
    await own.player.button('Share');
    await own.player.sees('works only on this computer');
    await expect.poll(text).not.toBe('');
  }

  test('is the link or the text beside the button, as it is shown', async () => {
    await share();
    await field('Address of a hosted copy').fill('https://example.org/ninefold/');
    await own.page.press('Tab');
    expect(await copied('Copy')).toBe('1030000403400000');
    for (const label of ['Link for this computer', 'Link to a hosted copy'])
      expect(await copied(`Copy: ${label}`)).toBe(await field(label).inputValue());
    expect(await field('Link to a hosted copy').inputValue()).toBe(
      'https://example.org/ninefold/#1;;1.3d4.34e',
    );
  });

  test('has the person’s digits where they are wished for, which nobody is asked without any', async () => {
    await share();
    expect(await field('Include my progress').count()).toBe(0);
    expect(await field('Givens and my digits').count()).toBe(0);
    await own.page.press('Escape');
    await own.player.pick(1);
    await own.page.press('2');
    await share();
    expect(await text()).toBe('1030000403400000');
    await field('Givens and my digits').check();
    await expect.poll(text).toBe('1230000403400000');
    expect(await copied('Copy')).toBe('1230000403400000');
    const link = () => field('Link for this computer').inputValue();
    expect((await link()).split('#')[1]).toBe('1;;1.3d4.34e');
    await field('Include my progress').check();
    const withProgress = await copied('Copy: Link for this computer');
    expect(withProgress).toBe(await link());
    await own.player.open(fileUrl, String(withProgress).split('#')[1]);
    expect(await own.player.digits()).toBe('1230000403400000');
  });

  test('is told where the browser refuses', async () => {
    await share();
    await own.page.evaluate(() => void Object.assign(globalThis, { refused: true }), undefined);
    await own.player.button('Copy');
    await expect.poll(said).toContain('did not allow copying');
  });
});

describe('a killer with a thermometer', () => {
  const killer = '1;constraints:.Cage!10!R1C1!R1C2!R2C1.Thermo!R9C9!R8C8!R7C7;c5zzy';
  const own = usePage(async (player) => {
    await watchClipboard(player.page);
    await player.open(fileUrl, killer);
    await player.button('Share');
  });

  test('goes out to other programs and comes back', async () => {
    for (const program of ['f-puzzles', 'SudokuPad']) {
      await own.player.button(`Copy a link for ${program}`);
      await own.player.sees('Copied');
      const link = await copiedBy(own.page);
      const outcome = readForeign(String(link));
      const opening = outcome?.kind === 'puzzle' ? outcome.opening : undefined;
      expect(opening && writeDescription(opening.puzzle)).toBe(killer);
    }
  });
});
