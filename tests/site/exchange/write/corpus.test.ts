import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { canWrite, forms, linkForms } from '../../../../site/src/exchange/write/index.ts';
import type { Form, Outgoing } from '../../../../site/src/exchange/write/outgoing.ts';
import { scl } from '../../../../site/src/exchange/write/scl.ts';
import { opened, told, variant, withoutRuleCages } from './outgoing.fixture.ts';

/** Puzzles of others, which lie beside the project, not in it. */
const cases = join(import.meta.dirname, '../../../../../shared/cases');
const areThere = existsSync(join(cases, 'links/links.tsv'));
if (!areThere) console.info('No puzzles in ../shared/cases: what goes out of them is not tested.');

function column(file: string, at: number): readonly string[] {
  if (!existsSync(join(cases, file))) return [];
  const lines = readFileSync(join(cases, file), 'utf8').trim().split('\n');
  return lines.map((line) => line.split('\t').at(at) ?? '');
}

function* puzzles(): Generator<Outgoing> {
  const links = column('links/links.tsv', -1).slice(1);
  // One of six of the archive, which is large.
  const archive = column('archive/archive.tsv', -1).slice(1);
  for (const text of [...links, ...archive.filter((_, at) => at % 6 === 0)]) {
    const found = opened(text);
    if (found) yield found.outgoing;
  }
  for (const text of column('variants/puzzles.tsv', 1)) {
    if (text.startsWith('.') && !/\.(?:Shape|Or|And|Replicate|Var)\b/.test(text))
      yield { title: 'A variant', puzzle: variant(text) };
  }
}

describe.skipIf(!areThere)('puzzles of others', () => {
  const all = [...puzzles()];

  // The text of a link for Interactive Sudoku Solver is read by the core: tests/wasm/rules/written.test.ts.
  test.each<[string, Form]>([
    ...linkForms
      .filter((name) => name !== 'iss')
      .map((name): [string, Form] => [name, forms[name]]),
    ['scl', scl],
  ])(
    'come back from %s as they went out, or it is said what does not',
    { timeout: 60_000 },
    (name, form) => {
      const counts = { same: 0, lossy: 0, impossible: 0 };
      for (const outgoing of all) {
        if (!canWrite(form, outgoing)) {
          counts.impossible++;
          continue;
        }
        const text = form.write(outgoing);
        const back = opened(text);
        if (form.losses(outgoing).length > 0) {
          counts.lossy++;
          continue;
        }
        // Cells that are limited to some digits come back with these as marks, too.
        const { work, ...others } = back?.outgoing ?? { work: undefined };
        const same = { ...others, ...(outgoing.work && { work }) } as Outgoing;
        const [came, went] = [same, outgoing].map(
          /\/scl|penpa-edit/.test(text) ? withoutRuleCages : (own) => own,
        );
        expect(back && came && told(came), text.slice(0, 3000)).toBe(went && told(went));
        counts.same++;
      }
      console.info(name, counts);
      expect(counts.same).toBeGreaterThan(0);
    },
  );
});
