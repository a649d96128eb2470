// Runs links of other programs through the readers of site/src/exchange and the built module, and prints what
// became of them: `node scripts/links.mjs FILE [--json OUT] [--seconds S] [--kind NAME]`. A line of FILE holds, with
// tabs between them, the kind of the link first and the link last, and the known solution in the seventh field.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { judgeFor, own, readsVariant, table } from './reading/judge.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    seconds: { type: 'string', default: '2' },
    kind: { type: 'string' },
  },
});
const { readForeign } = await own('exchange/index.ts');
const { prove } = await own('exchange/meaning/proving.ts');
const judge = judgeFor(Number(values.seconds));

const lines = readFileSync(positionals[0], 'utf8').trim().split('\n').slice(1);
const results = [];
for (const [index, line] of lines.entries()) {
  const fields = line.split('\t');
  const [kind = ''] = fields;
  const link = fields.at(-1) ?? '';
  if (values.kind && kind !== values.kind) continue;
  // The names of files stand where their contents were too long for the table.
  if (/^json:/.test(link)) continue;
  results.push({ index, kind, grid: fields[1], ...(await resultOf(link)) });
}

async function resultOf(link) {
  const outcome = readForeign(link);
  const how = outcome?.kind ?? 'none';
  if (how === 'text')
    return { how: readsVariant(outcome.text) ? 'a board' : 'a text that is refused' };
  const opening = outcome && 'opening' in outcome ? outcome.opening : undefined;
  if (!opening) return { how, fault: outcome?.fault, genre: outcome?.genre };
  judge.problem = '';
  const base = opening.meaning?.base ?? { ...opening.puzzle, items: [] };
  const guesses = opening.meaning?.guesses ?? [];
  const { solution } = opening.supplement ?? {};
  const proof = await prove(base, guesses, solution, judge, opening.meaning?.mayBeBoth);
  return {
    how: 'a board',
    asks: how,
    proof: proof.kind,
    breaksBase: proof.breaksBase,
    problem: judge.problem,
    missing: (outcome.missing ?? []).map(({ rule, called }) => called ?? rule),
    dropped: proof.settled
      .filter(({ dropped }) => dropped.length > 0)
      .map(
        ({ subject, parts, dropped }) =>
          `${subject} ${dropped.length}/${parts.length + dropped.length}`,
      ),
    drawings: opening.supplement?.drawings.length ?? 0,
  };
}

table(
  'what became of them',
  results.map(({ how }) => how),
);
for (const kind of new Set(results.map((result) => result.kind)))
  table(
    kind,
    results
      .filter((result) => result.kind === kind)
      .map(({ how, asks, proof }) => [how, asks, proof].filter(Boolean).join(', ')),
  );
const missing = results.flatMap((result) =>
  (result.missing ?? []).map((name) => `${result.kind}: ${name}`),
);
table('not understood', missing);

if (values.json) writeFileSync(values.json, JSON.stringify(results));
