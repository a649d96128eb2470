import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readForeign } from '../../../site/src/exchange/index.ts';
import { writeDescription } from '../../../site/src/puzzle/description.ts';
import { copiedBy, watchClipboard } from '../support/clipboard.ts';
import { mystic } from '../support/player.ts';
import { fragmentOf } from '../support/fragment.ts';
import { fileUrl, serveSite, type SiteServer } from '../support/site-server.ts';
import { usePage, type OwnPage } from '../support/use-page.ts';

/** Says for whom it is, in the dialog that shares. */
async function whoFor(page: OwnPage['page'], audience: string): Promise<void> {
  await page.playwright.getByRole('radio', { name: audience }).check();
}

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
    const [shared] = await own.page.evaluate(
      () => Reflect.get(globalThis, 'shared') as { title: string; url: string }[],
      undefined,
    );
    expect(shared?.title).toBe('From a link of mine');
    const [description, , beside = ''] = fragmentOf(shared?.url ?? '').split('~');
    expect(description).toBe(mystic.puzzle.replace('26.23', '23.26'));
    const told = inflateRawSync(Buffer.from(beside, 'base64url')).toString();
    expect(told).toContain('"title":"From a link of mine"');
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
    await whoFor(own.page, 'A forum or a message');
    const download = own.page.playwright.waitForEvent('download');
    await own.player.button('Save as a file');
    expect((await download).suggestedFilename()).toMatch(/\.txt$/);
  });

  test('offers what has the rules first, and says what a line of digits leaves out', async () => {
    const text = () => field('Copy as text').last().inputValue();
    await whoFor(own.page, 'A forum or a message');
    await expect.poll(text).toContain('torus-knight');
    await field('Copy as text').first().selectOption({ label: 'One line' });
    await own.player.sees('Not included: the rules');
    await expect.poll(text).toMatch(/^[0-9]{81}$/);
    await own.page.press('Escape');
    // Of a classic puzzle nothing is left out.
    await own.player.paste(mystic.solution.replace(/[1-3]/g, '0'));
    await own.player.sees('Undo restores the previous board.');
    await own.player.button('Share');
    await whoFor(own.page, 'A forum or a message');
    await expect.poll(text).toMatch(/^[0-9]{81}$/);
    expect(await own.player.text()).not.toContain('Not included: the rules');
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

  async function share(audience?: string): Promise<void> {
    await own.player.button('Share');
    await own.player.sees('works only on this computer');
    if (!audience) return;
    await whoFor(own.page, audience);
    await expect.poll(text).not.toBe('');
  }

  test('is the link or the text beside the button, as it is shown', async () => {
    await share();
    await field('Address of a hosted copy').fill('https://example.org/ninefold/');
    await own.page.press('Tab');
    for (const label of ['Link for this computer', 'Link to a hosted copy'])
      expect(await copied(`Copy: ${label}`)).toBe(await field(label).inputValue());
    expect(await field('Link to a hosted copy').inputValue()).toBe(
      'https://example.org/ninefold/#1;;1.3d4.34e',
    );
    await whoFor(own.page, 'A forum or a message');
    await expect.poll(text).not.toBe('');
    expect(await copied('Copy')).toBe('1030000403400000');
  });

  test('has the person’s digits where they are wished for, which nobody is asked without any', async () => {
    await share();
    expect(await field('Include my progress').count()).toBe(0);
    await whoFor(own.page, 'A forum or a message');
    expect(await field('Givens and my digits').count()).toBe(0);
    await own.page.press('Escape');
    await own.player.pick(1);
    await own.page.press('2');
    await share('A forum or a message');
    expect(await text()).toBe('1030000403400000');
    await field('Givens and my digits').check();
    await expect.poll(text).toBe('1230000403400000');
    expect(await copied('Copy')).toBe('1230000403400000');
    await whoFor(own.page, 'Anyone, to play it here');
    const link = () => field('Link for this computer').inputValue();
    expect((await link()).split('#')[1]).toBe('1;;1.3d4.34e');
    await field('Include my progress').check();
    await expect.poll(link).toContain('~');
    const withProgress = await copied('Copy: Link for this computer');
    expect(withProgress).toBe(await link());
    await own.player.open(fileUrl, String(withProgress).split('#')[1]);
    expect(await own.player.digits()).toBe('1230000403400000');
  });

  test('is told where the browser refuses', async () => {
    await share('A forum or a message');
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
    await whoFor(own.page, 'Users of another program');
    for (const program of ['f-puzzles', 'SudokuPad', 'SudokuMaker', 'lisudoku']) {
      await own.page.playwright
        .getByRole('combobox', { name: 'Program' })
        .selectOption({ label: program });
      await own.player.button('Copy link');
      await own.player.sees('Copied');
      const isFor = (link: unknown) => String(link).includes(program.toLowerCase());
      await expect.poll(async () => isFor(await copiedBy(own.page))).toBe(true);
      const outcome = readForeign(String(await copiedBy(own.page)));
      const opening = outcome?.kind === 'puzzle' ? outcome.opening : undefined;
      expect(opening && writeDescription(opening.puzzle)).toBe(killer);
    }
    // What would leave the rules out is offered last, and says so.
    await own.page.playwright.getByRole('combobox', { name: 'Program' }).selectOption('sdm');
    await own.player.sees('Not included: the rules.');
  });

  test('is a picture with its letters inside, in the colours that are chosen', async () => {
    await whoFor(own.page, 'A document or a post');
    const picture = own.page.playwright.getByAltText('The picture as it will be copied or saved');
    const svg = async () =>
      (await picture.count()) === 0
        ? ''
        : decodeURIComponent((await picture.getAttribute('src')) ?? '');
    await expect.poll(svg).toContain('<svg');
    const light = await svg();
    expect(light).toContain('@font-face{font-family:Inter');
    expect(light).toMatch(/url\(data:[^)]{20000,}\)/);
    expect(light).not.toMatch(/class=|var\(|url\(#|style=/);
    expect(light.match(/<text[^>]*>(?:10|5)<\/text>/g)).toHaveLength(2);
    // All letters and lines of it are there without the page.
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(912);
    await own.player.button('Dark');
    await expect.poll(svg).not.toBe(light);
    const grounds = [light, await svg()].map((text) => /<rect[^>]* fill="([^"]*)"/.exec(text)?.[1]);
    expect(grounds[0]).toBe('rgb(255, 255, 255)');
    expect(grounds[1]).not.toBe(grounds[0]);
    // The page has its own colours all the while.
    expect(
      await own.page.evaluate(() => document.documentElement.dataset['theme'], undefined),
    ).toBe('light');
    const download = own.page.playwright.waitForEvent('download');
    await own.player.button('Save as PNG');
    const file = await (await download).path();
    const bytes = readFileSync(file);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1600, 1600]);
  });
});

describe('a killer of thirty cages, with a name', () => {
  const cells = (cage: number) =>
    [0, 1, 2].map((at) => {
      const cell = (cage % 27) * 3 + at;
      return `R${Math.floor(cell / 9) + 1}C${(cell % 9) + 1}`;
    });
  const cages = Array.from({ length: 30 }, (_, cage) =>
    ['.Cage', 6 + ((cage * 7) % 19), ...cells(cage)].join('!'),
  );
  const killer = `1;constraints:${cages.join('')};zzzc`;
  const own = usePage(async (player) => {
    await player.open(fileUrl, killer);
    await player.sees('Killer cage');
  });

  test('has a link under 600 characters, which opens it with its name', async () => {
    await own.page.click('[aria-label="Name of the puzzle"]');
    await own.page.type(', thirty cages');
    await own.page.press('Tab');
    await own.player.button('Share');
    const field = own.page.playwright.getByLabel('Link for this computer', { exact: true });
    const fragment = async () => (await field.inputValue()).split('#')[1] ?? '';
    await expect.poll(fragment).toMatch(/^2;/);
    const link = await fragment();
    expect(link.length).toBeLessThan(600);
    expect(fragmentOf(`#${link}`).split('~')[0]).toBe(killer);
    await own.player.open(fileUrl, link);
    await own.player.sees('From a link, thirty cages');
    await own.player.sees('Killer cage');
    await own.player.open(fileUrl, `${link.slice(0, -20)}AAAA`);
    await own.player.sees('link');
  });
});
