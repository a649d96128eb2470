import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { endless, mystic, type Player } from './player.ts';
import { fileUrl } from './site-server.ts';

const fogLink = join(import.meta.dirname, '../../cases/links/f-puzzles-fog.txt');

const several = '1;;4b52.1.3.9.8b5b1h8b43j9c56c7e6f3c7b2.2d4.5';

const steps = '1;;d4.9.14b5.86.3b861d9567f72.3.49f2758d963b6.53.7b97.3.5d';
const pieces = '1112122233343444';
/** Three puzzles: with singles alone, with harder steps, and with several solutions. */
const list = [
  '530070000600195000098000060800060003400803001700020006060000280000419005000080079',
  '000000010400000000020000000000050407008000300001090000300400200050100000000806000 # Seventeen',
  '1'.padEnd(81, '0'),
].join('\n');

/** Its first step is a locked triple. */
const triple = '1;;d4c1a3a6e8h1a9b5i87d2f7d26a5c94i3b';
/** Rules that are drawn over each other, and of one kind more than its list shows at once. */
const variant = [
  '.Shape~6x6~0-6.Cage~10~R1C1~R1C2~R2C1.Sum~9~R1C1~R2C1.Thermo~R3C1~R3C2~R3C3.AntiKnight',
  ...[3, 4, 5, 6].flatMap((column) =>
    [1, 2, 3, 4, 5].map((row) => `WhiteDot~R${row}C${column}~R${row + 1}C${column}`),
  ),
].join('.');
const contradictory = '1;;5b5zzy';

/** Opens another view; on a phone they are in a list. */
async function view(player: Player, phone: boolean, name: string): Promise<void> {
  if (!phone) return player.button(name);
  await player.page.evaluate((label) => {
    const select = document.querySelector<HTMLSelectElement>('header select');
    const option = [...(select?.options ?? [])].find(({ text }) => text === label);
    if (!select || !option) throw new Error(`no view ${label}`);
    select.value = option.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, name);
}

/** Colours on a row, marks of every kind and a conflict. */
async function mark(player: Player): Promise<void> {
  await player.open(fileUrl, mystic.puzzle);
  await player.pick(2);
  for (const key of ['9', 'ArrowRight', 'ArrowRight', 'Shift+1', 'Control+4', 'Alt+3'])
    await player.page.press(key);
  await player.pick(18);
  for (let colour = 1; colour <= 9; colour++) {
    await player.page.press(`Alt+${colour}`);
    await player.page.press('ArrowRight');
  }
  await player.pick(2);
  await player.sees('Two 9s');
}

/** How to get to each state of the page that looks different; on a phone some are in sheets. */
export const states: Record<string, (player: Player, phone: boolean) => Promise<void>> = {
  empty: (player) => player.open(fileUrl),
  'a puzzle, one cell selected': async (player) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.pick(37);
  },
  'marks, colours and a conflict': mark,
  'auto candidates': async (player) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.pick(37);
    await player.page.press('a');
  },
  solved: async (player, phone) => {
    await player.open(fileUrl, mystic.puzzle);
    if (phone) await player.button('Solver');
    await player.button('Solve');
    if (!phone) await player.sees('One solution');
  },
  'all solutions': async (player, phone) => {
    await player.open(fileUrl, several);
    if (phone) await player.button('Solver');
    await player.button('All solutions');
    await player.sees('1 of 3');
  },
  counting: async (player, phone) => {
    await player.open(fileUrl, endless);
    if (phone) await player.button('Solver');
    await player.button('Count');
    await player.sees('so far');
  },
  'a hint, explained': async (player, phone) => {
    await player.open(fileUrl, triple);
    await player.button('Hint');
    for (const name of ['Name the technique', 'Show where', 'Explain']) await player.button(name);
    await player.sees(phone ? 'between them' : 'Do it');
  },
  'a lesson on a technique': async (player) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.button('Hint');
    await player.button('Name the technique');
    await player.button('About this technique');
    await player.sees('How to look for it');
  },
  'a hint about a mistake': async (player) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.pick(2);
    await player.page.press('1');
    await player.button('Hint');
    await player.sees('cannot be right');
  },
  'the path of a puzzle': async (player, phone) => {
    await player.open(fileUrl, triple);
    if (phone) await player.button('Puzzle');
    await player.button('Walkthrough');
    await player.sees('Step 1 of');
  },
  'the tools for setters': async (player, phone) => {
    await player.open(fileUrl, '1;;53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79');
    if (phone) await player.button('Puzzle');
    await player.button('Setter’s tools');
    await player.button('Minimal forms');
    await player.sees('416 minimal forms');
  },
  'a wrong paste': async (player, phone) => {
    await player.open(fileUrl);
    if (phone) await player.button('Puzzle');
    await player.button('Paste');
    await player.page.type('nonsense');
    await player.page.press('Control+Enter');
    await player.sees('Format not recognised');
  },
  'a puzzle of another program with rules that are missing': async (player) => {
    await player.open(fileUrl);
    await player.paste(readFileSync(fogLink, 'utf8'));
    await player.sees('only drawn or told in words');
  },
  'generating puzzles': async (player, phone) => {
    await player.open(fileUrl);
    if (phone) await player.button('Puzzle');
    await player.button('Generate');
    await player.page.waitFor(() => document.querySelector('dialog[open] select'), undefined);
  },
  examples: async (player, phone) => {
    await player.open(fileUrl);
    if (phone) await player.button('Puzzle');
    await player.button('Examples');
  },
  'my puzzles': async (player) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.kept();
    await player.button('Library');
    await player.sees('1 puzzle');
  },
  'an opened list, graded': async (player) => {
    await player.open(fileUrl);
    await player.drop('list.txt', `${list}\n${list.slice(1, 80)}\n${list}\n`);
    await player.sees('1 line could not be read');
    await player.button('Library');
    await player.button('Grade all');
    await player.sees('6 puzzles graded');
  },
  sharing: async (player) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.button('Share');
  },
  'sharing, for another program': (player) => sharingFor(player, 'Users', 'dialog select'),
  'sharing, for a forum': (player) => sharingFor(player, 'A forum', 'dialog textarea'),
  'sharing, for a document': (player) => sharingFor(player, 'A document', 'dialog img'),
  'why there is none': async (player, phone) => {
    await player.open(fileUrl, contradictory);
    if (phone) await player.button('Solver');
    await player.button('Why no solution?');
    await player.sees('contradict each other');
  },
  candidates: async (player, phone) => {
    await player.open(fileUrl, several);
    if (phone) await player.button('Solver');
    await player.button('Candidates');
    await player.sees('occur in at least one solution');
  },
  'candidates with their counts': async (player, phone) => {
    await player.open(fileUrl, several);
    await player.pick(3);
    if (phone) await player.button('Solver');
    await player.button('Candidates');
    await player.button('In how many solutions?');
    await player.sees('Solutions by candidate');
  },
  'high contrast': async (player) => {
    await mark(player);
    await player.button('Settings');
    await player.button('High contrast');
    await player.page.press('Escape');
  },
  rules: async (player, phone) => {
    await player.open(fileUrl, mystic.puzzle);
    if (phone) await player.button('Rules');
  },
  'rules that are drawn': async (player) => {
    await player.open(fileUrl, `1;diagonals,jigsaw:${pieces},house:12.21.33.44;1c2k`);
    await player.pick(5);
  },
  'a puzzle of any rules': async (player, phone) => {
    await player.open(fileUrl);
    await player.paste(variant);
    await player.sees('24 rules');
    await player.pick(5);
    if (phone) await player.button('Rules');
    await player.page.evaluate(
      () =>
        document.querySelectorAll('details').forEach((each) => {
          each.open = true;
        }),
      undefined,
    );
  },
  'painting regions': async (player, phone) => {
    await player.open(fileUrl, `1;jigsaw:${pieces};1c2k`);
    if (phone) await player.button('Rules');
    await player.button('Paint the regions');
    await player.button('Clear all');
    // The board has the keyboard; in a tiny window the sheet covers the cell.
    await player.page.press('Space');
    await player.sees('15 cells have no region');
  },
  'my work': async (player, phone) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.pick(2);
    await player.page.press('4');
    await player.page.press('m');
    if (phone) await player.button('More');
  },
  set: async (player, phone) => {
    await player.open(fileUrl, contradictory);
    await view(player, phone, 'Set');
    await player.sees('contradict each other');
  },
  'a variant being set': async (player, phone) => {
    await player.open(fileUrl, '1;constraints:.Cage!10!R1C1!R1C2.Thermo!R2C1!R2C2.AntiKnight;p');
    await view(player, phone, 'Set');
    await player.sees('olution');
    await player.page.press('.');
    if (phone) await player.button('3 rules');
  },
  'a state machine': async (player, phone) => {
    // No two odd digits in a row.
    const machine = '.NFA!Qj_-qqoA!R1C1!R1C2!R1C3';
    await player.open(fileUrl, `1;constraints:${machine};zzzc`);
    await view(player, phone, 'Set');
    await player.sees('olution');
    await player.page.press('.');
    if (phone) await player.button('1 rule');
    await player.sees('Add a state');
  },
  'fog being set': async (player, phone) => {
    await player.open(fileUrl, steps);
    await view(player, phone, 'Set');
    await player.sees('One solution');
    if (phone) await player.button('Draw a rule …');
    await player.page.evaluate(() => {
      const root = document.querySelector('dialog[open]') ?? document;
      const tools = [...root.querySelectorAll<HTMLElement>('button.tool')];
      tools.find((tool) => tool.querySelector('b')?.textContent === 'Fog')?.click();
    }, undefined);
    await player.button('Fog everywhere');
    await player.sees('81 cells lie in fog');
  },
  step: async (player, phone) => {
    await player.open(fileUrl, steps);
    await view(player, phone, 'Step');
    await player.sees('Each step fills');
    await player.page.press('l');
    await player.sees('Success');
  },
  watch: async (player, phone) => {
    await player.open(fileUrl, several);
    await view(player, phone, 'Watch');
    for (let times = 0; times < 5; times++) await player.page.press('l');
    await player.sees('Event 5');
  },
  assignment: async (player, phone) => {
    await player.open(fileUrl);
    await view(player, phone, 'Assignment');
  },
  'a booklet that is ready': async (player, phone) => {
    await player.open(fileUrl);
    if (phone) await player.button('Puzzle');
    await player.button('Generate');
    await player.button('Booklet to print…');
    await player.button('Make the booklet');
    await player.sees('12 puzzles ready to print.', 60_000);
  },
  'a long list that was answered': async (player) => {
    await player.open(fileUrl);
    await player.drop('long.txt', `${'.'.repeat(81)}\n`, 130_000);
    await player.button('Start');
    await player.sees('130,000 puzzles answered', 60_000);
  },
  printing: async (player, phone) => {
    await player.open(fileUrl, mystic.puzzle);
    for (const text of ['1;asterisk;.9.73.4h5b3d6h264d651e69.7c58g9d3.256.3c8b', several]) {
      await player.kept();
      await player.paste(text);
    }
    await player.kept();
    if (phone) await player.button('Settings');
    await player.button(phone ? 'Print…' : 'Print');
    await player.button('Four per page');
  },
  settings: async (player) => {
    await player.open(fileUrl);
    await player.button('Settings');
  },
  shortcuts: async (player) => {
    await player.open(fileUrl);
    await player.pick(0);
    await player.page.press('?');
  },
};

async function sharingFor(player: Player, audience: string, shows: string): Promise<void> {
  await player.open(fileUrl, mystic.puzzle);
  await player.button('Share');
  await player.page.waitFor(() => document.querySelector('dialog label.choice'), undefined);
  await player.page.evaluate((text) => {
    const labels = [...document.querySelectorAll<HTMLLabelElement>('dialog label.choice')];
    labels.find(({ textContent }) => textContent.startsWith(text))?.click();
  }, audience);
  await player.page.waitFor((selector) => document.querySelector(selector), shows);
}
