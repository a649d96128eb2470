import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startChromium, type ChromiumBrowser, type ChromiumPage } from '../support/chromium.ts';
import { endless } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';

/** What a screen reader would say of the element with the keyboard. */
interface Spoken {
  role: string;
  name: string;
  states: Record<string, unknown>;
}

/**
 * The whole flow by keyboard alone, reading nothing but the accessibility tree: no selector, no
 * pointer, no look at the screen.
 */
describe('the page by keyboard and accessibility tree', () => {
  let browser: ChromiumBrowser;
  let page: ChromiumPage;

  beforeAll(async () => {
    browser = await startChromium();
    page = await browser.newPage();
    await page.goto(fileUrl);
  });
  afterAll(() => browser.close());

  interface Heard {
    id: string;
    role: string;
    name: string;
    properties: Record<string, unknown>;
    children: readonly string[];
  }

  async function tree(): Promise<Heard[]> {
    const session = await page.context.newCDPSession(page.playwright);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    await session.detach();
    return nodes
      .filter((node) => !node.ignored)
      .map((node) => ({
        id: node.nodeId,
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? ''),
        properties: Object.fromEntries(
          (node.properties ?? []).map((each) => [each.name, each.value.value]),
        ),
        children: node.childIds ?? [],
      }));
  }

  async function focused(): Promise<Spoken> {
    const nodes = await tree();
    const node = nodes
      .filter(({ role, properties }) => properties['focused'] === true && role !== 'RootWebArea')
      .at(-1);
    return { role: node?.role ?? '', name: node?.name ?? '', states: node?.properties ?? {} };
  }

  /** Presses Tab until the reader says that name. */
  async function tabTo(name: RegExp, key = 'Tab'): Promise<Spoken> {
    for (let times = 0; times < 80; times++) {
      await page.press(key);
      const spoken = await focused();
      if (name.test(spoken.name)) return spoken;
    }
    throw new Error(`${key} never reaches ${String(name)}`);
  }

  async function hears(text: RegExp): Promise<void> {
    for (let times = 0; times < 100; times++) {
      if ((await tree()).some(({ name }) => text.test(name))) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`nothing says ${String(text)}`);
  }

  /** Waits until a region that is read out by itself says it. */
  async function hearsAloud(text: RegExp): Promise<void> {
    const textOf = (node: Heard | undefined, nodes: readonly Heard[]): string =>
      node?.role === 'StaticText'
        ? node.name
        : (node?.children ?? [])
            .map((id) =>
              textOf(
                nodes.find((each) => each.id === id),
                nodes,
              ),
            )
            .join('');
    for (let times = 0; times < 100; times++) {
      const nodes = await tree();
      const live = nodes.filter(({ role }) => role === 'status' || role === 'alert');
      if (live.some((region) => text.test(textOf(region, nodes)))) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`nothing says ${String(text)} aloud`);
  }

  test('enters a puzzle, sets its rules, solves it and reads the answer', async () => {
    const board = await tabTo(/^row 1 column 1, box 1, empty$/);
    expect(board.role).toBe('gridcell');
    await page.press('9');
    // Typing givens moves on by itself.
    expect((await focused()).name).toBe('row 1 column 2, box 1, empty');
    await hearsAloud(/^9 in r1c1$/);
    await page.press('8');
    await page.press('ArrowLeft');
    expect((await focused()).name).toBe('row 1 column 2, box 1, given 8');
    await page.press('Control+a');
    await page.press('Delete');
    // The sample of the first Mystic input, row by row.
    const rows =
      '980203700500009800000008004000000500050090300000050070019830200000040038000127659';
    await page.press('Control+Home');
    for (const digit of rows) await page.press(digit);
    await page.press('Control+Home');
    expect((await focused()).name).toBe('row 1 column 1, box 1, given 9');

    const mystic = await tabTo(/^Mystic$/);
    expect(mystic.role).toBe('button');
    await page.press('Enter');
    await tabTo(/^Add a pair$/);
    await page.press('Enter');
    await tabTo(/^First digit$/);
    await page.press('2');
    await tabTo(/^Second digit$/);
    await page.press('6');
    await tabTo(/^Add$/);
    await page.press('Enter');
    await hears(/^Remove the pair 2 and 6$/);

    await tabTo(/^row 1 column 1/, 'Shift+Tab');
    await page.press('Control+Enter');
    await hears(/^One solution$/);
    await hearsAloud(/^One solution\. Based on 30 givens\. .*1 node · search complete$/);
    await page.press('End');
    expect((await focused()).name).toBe('row 1 column 9, box 3, 5 shown by the solver');
  });

  test('has one tab stop on the board, and never keeps Tab', async () => {
    const before = await tabTo(/^row 1 column 9/, 'Shift+Tab').catch(() => focused());
    expect(before.role).toBe('gridcell');
    await page.press('Tab');
    expect((await focused()).role).not.toBe('gridcell');
    await page.press('Shift+Tab');
    expect((await focused()).role).toBe('gridcell');
  });

  test('tells conflicts at both cells, and aloud', async () => {
    await page.press('Control+Home');
    await page.press('ArrowRight');
    await page.press('9');
    await page.press('ArrowLeft');
    await hearsAloud(/^Two 9s in row 1: r1c1 and r1c2/);
    const { name, states } = await focused();
    expect(name).toContain('in conflict: Two 9s in row 1: r1c1 and r1c2');
    expect(states['invalid']).toBe('true');
    await page.press('Control+z');
  });

  test('opens the sheet of shortcuts on ?, and single keys can be switched off', async () => {
    await page.press('?');
    await hears(/^Keyboard shortcuts$/);
    const toggle = await tabTo(/^Single-key shortcuts$/);
    expect(toggle.role).toBe('checkbox');
    await page.press('Space');
    await page.press('Escape');
    expect((await focused()).role).toBe('gridcell');
    await page.press('x');
    await hears(/^Digit$/);
    const digit = (await tree()).find(({ name }) => name === 'Digit');
    expect(digit?.properties['pressed']).toBe('true');
  });

  test('goes from cell to cell and hears in how many solutions their digits stand', async () => {
    await page.goto('about:blank');
    await page.goto(`${fileUrl}#1;;1n2`);
    await tabTo(/^row 1 column 1/);
    await tabTo(/^Candidates$/);
    await page.press('Enter');
    await hearsAloud(/^Digits that occur in at least one solution\./);
    await tabTo(/^In how many solutions\?$/);
    await page.press('Enter');
    await hearsAloud(/^Solutions by candidate\. .* search complete$/);
    expect((await focused()).name).toBe('row 1 column 1, box 1, given 1');
    await page.press('ArrowRight');
    await hearsAloud(/^r1c2: 2, 3, 4 in 6 solutions each$/);
    await page.press('ArrowRight');
    await hearsAloud(/^r1c3: 2 in 12 solutions; 3, 4 in 3 each$/);
  });

  test('tells how far a count is, and where it was stopped', async () => {
    await page.goto('about:blank');
    await page.goto(`${fileUrl}#${endless}`);
    await tabTo(/^row 1 column 1/);
    await page.press('Control+Shift+Enter');
    await hearsAloud(/^Counting…$/);
    await hears(/solutions so far$/);
    await page.press('Escape');
    await hearsAloud(/^At least .* solutions\. .* stopped by you$/);
  });
});
