import { describe, expect, test } from 'vitest';

import { fileUrl } from '../support/site-server.ts';
import { usePage } from '../support/use-page.ts';

describe('constraint texts, one a line', () => {
  const own = usePage((player) => player.open(fileUrl));

  test('come as a list from a file, with a name in a column before them', async () => {
    const lines = [
      'Corner\t.Shape~4x4.Cage~6~R1C3~R3C4.~R1C1_1\tunique',
      'Bulb\t.Shape~4x4.Thermo~R2C1~R2C2.~R1C1_2\tunique',
      'Bad\t.Shape~4x4.Cage~6~R9C9\tunique',
    ];
    await own.player.drop('mine.tsv', `${lines.join('\r\n')}\r\n`);
    await own.player.sees('Read 2 puzzles; 1 line could not be read. Line 3: Rule 2 (Cage');
    await own.player.sees('mine.tsv · Corner');
    await own.player.button('Next puzzle');
    await own.player.sees('mine.tsv · Bulb');
    await own.player.sees('Thermometer');
    expect(await own.player.nameOf(0)).toContain('given 2');
    await own.player.button('All 2 in the library…');
    await own.player.sees('mine.tsv (2)');
    await own.player.button('Grade all');
    await own.player.sees('Several solutions');
    await own.player.kept();
    await own.player.reload();
    await own.player.button('Library');
    await own.player.sees('mine.tsv (2)');
  });

  test('that may be one puzzle are one until it is said that they are several', async () => {
    await own.player.paste('.Cage~6~R1C3~R3C4.X~R5C5~R5C6\n.Thermo~R2C1~R2C2.V~R7C7~R7C8\n');
    await own.player.sees('Pasted puzzle: no givens, 4 rules.');
    await own.player.button('Open as 2 puzzles');
    await own.player.sees('Read 2 puzzles; the first is on the board.');
    await own.player.sees('Killer cage');
    expect(await own.player.text()).not.toContain('Thermometer');
    await own.page.press('Control+z');
    await own.player.sees('Thermometer');
  });
});
