import { endless, mystic, type Player } from './player.ts';
import { fileUrl } from './site-server.ts';

const several = '1;;4b52.1.3.9.8b5b1h8b43j9c56c7e6f3c7b2.2d4.5';

/** How to get to each state of the page that looks different; on a phone some are in sheets. */
export const states: Record<string, (player: Player, phone: boolean) => Promise<void>> = {
  empty: (player) => player.open(fileUrl),
  'a puzzle, one cell selected': async (player) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.pick(37);
  },
  'marks, colours and a conflict': async (player) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.pick(2);
    for (const key of ['9', 'ArrowRight', 'ArrowRight', 'Shift+1', 'Control+4', 'Alt+3'])
      await player.page.press(key);
    await player.sees('conflict');
  },
  'auto candidates': async (player) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.pick(37);
    await player.page.press('a');
  },
  solved: async (player, phone) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.button('Solve');
    if (!phone) await player.sees('One solution');
  },
  'all solutions': async (player, phone) => {
    await player.open(fileUrl, several);
    if (phone) await player.button('Ask…');
    await player.button('All');
    await player.sees('1 of 3');
  },
  counting: async (player, phone) => {
    await player.open(fileUrl, endless);
    if (phone) await player.button('Ask…');
    await player.button('Count');
    await player.sees('so far');
  },
  'a wrong paste': async (player, phone) => {
    await player.open(fileUrl);
    if (phone) await player.button('Puzzle');
    await player.button('Paste');
    await player.page.type('nonsense');
    await player.page.press('Control+Enter');
    await player.sees('This is no puzzle');
  },
  examples: async (player, phone) => {
    await player.open(fileUrl);
    if (phone) await player.button('Puzzle');
    await player.button('Examples');
  },
  'my puzzles': async (player) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.kept();
    await player.button('My puzzles');
  },
  sharing: async (player) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.button('Share');
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
