import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { noLimits } from '../../../scripts/module.mjs';
import { issText } from '../../../site/src/exchange/write/iss.ts';
import { outgoing, variant } from '../../site/exchange/write/outgoing.fixture.ts';
import { loadVariantModule } from '../module.ts';

const module = await loadVariantModule();

function read(text: string): string {
  const { puzzle, problem } = module.read_variant(text);
  expect(problem.code, text).toBe('');
  return puzzle;
}

const cases = [
  '.Cage~22~R1C1~R1C2~R1C3~R1C4.Cage~3~R2C1~R2C2.Thermo~R3C1~R3C2~R3C3.Arrow~R5C5~R5C6~R5C7',
  '.Renban~R1C1~R1C2~R1C3.Whisper~5~R4C4~R4C5~R4C6.BlackDot~R7C7~R7C8.WhiteDot~R8C7~R8C8.XSum~R1~~12',
];

test.each(cases)('the constraint text that goes out is the same puzzle to the core: %s', (text) => {
  const puzzle = outgoing(variant(text, 9, '.........12'));
  expect(issText.losses(puzzle)).toEqual([]);
  const limits = { ...noLimits, nodes: 20_000 };
  const written = module.first(read(issText.write(puzzle)), limits, null);
  const given = module.first(read(`${text}.~R2C1_1.~R2C2_2`), limits, null);
  expect(written.solution).toEqual(given.solution);
  expect(written.solution).not.toBe('');
  expect(written.nodes).toBe(given.nodes);
});

test('two clues on one diagonal both go out', () => {
  const puzzle = outgoing(variant('.LittleKiller~18~R1C1.LittleKiller~21~R1C1'));
  const { count, stopped } = module.solve(read(issText.write(puzzle)), noLimits, null);
  expect([count, stopped]).toEqual(['0', 'complete']);
});

const shown = new URL('../../../../shared/cases/variants/puzzles.tsv', import.meta.url);
if (!existsSync(shown)) console.info('No puzzles in ../shared/cases/variants: none is written.');

test.skipIf(!existsSync(shown))('the core reads what goes out of the shown variants', () => {
  const texts = readFileSync(shown, 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[1] ?? '')
    .filter(
      (text) =>
        /^\.[A-Z][A-Za-z]+(~|$)/.test(text) && !/\.(?:Shape|Or|And|Replicate|Var)\b/.test(text),
    );
  expect(texts.length).toBeGreaterThan(50);
  for (const text of texts) read(issText.write(outgoing(variant(text))));
});
