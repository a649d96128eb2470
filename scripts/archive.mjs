// Runs published puzzles through the readers of site/src/exchange and the built module, and prints what
// became of them: `node scripts/archive.mjs FILE [--json OUT] [--seconds S] [--some N]`. A line of FILE holds a
// name, the author's solution (`-` for none), and a payload, with tabs between them.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { judgeFor, own, table } from './reading/judge.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    seconds: { type: 'string', default: '2' },
    some: { type: 'string', default: '1' },
    names: { type: 'string' },
  },
});
const { readForeign } = await own('exchange/index.ts');
const { prove } = await own('exchange/meaning/proving.ts');
const judge = judgeFor(Number(values.seconds));

const wanted = values.names && new Set(values.names.split(','));
const lines = readFileSync(positionals[0], 'utf8').trim().split('\n').slice(1);
const results = [];
for (const [index, line] of lines.entries()) {
  const [name = '', solution = '', payload = ''] = line.split('\t');
  if (wanted ? !wanted.has(name) : index % Number(values.some) !== 0) continue;
  const link = payload.startsWith('{') ? payload : `https://sudokupad.app/${payload}`;
  const outcome = readForeign(link);
  const opening = outcome && 'opening' in outcome ? outcome.opening : undefined;
  const isWhole = /^[1-9]{81}$/.test(solution);
  const result = { name, kind: outcome?.kind ?? 'none', isWhole };
  if (opening) {
    const told = [...solution].map((digit) => Number(digit) || 0);
    const carried = opening.supplement?.solution ?? (isWhole ? told : undefined);
    if (isWhole && opening.supplement?.solution?.join('') !== solution) result.otherSolution = true;
    const before = performance.now();
    judge.problem = '';
    const base = opening.meaning?.base ?? { ...opening.puzzle, items: [] };
    const proof = await prove(
      base,
      opening.meaning?.guesses ?? [],
      carried,
      judge,
      opening.meaning?.mayBeBoth,
    );
    Object.assign(result, {
      proof: proof.kind,
      breaksBase: proof.breaksBase,
      problem: judge.problem,
      milliseconds: Math.round(performance.now() - before),
      settled: proof.settled.map(({ rule, subject, isSaid, parts, dropped }) => ({
        rule,
        subject,
        isSaid,
        kept: parts.length,
        dropped: dropped.length,
      })),
      drawings: opening.supplement?.drawings.length ?? 0,
      uncovered: uncovered(opening, proof),
      told: opening.supplement?.told ?? '',
    });
  }
  results.push(result);
}

function uncovered(opening, proof) {
  const covered = new Set(
    proof.settled.flatMap(({ parts }) => parts.flatMap(({ covers }) => covers)),
  );
  const drawings = opening.supplement?.drawings ?? [];
  return drawings.filter((_, index) => !covered.has(index)).length;
}

const nothing = ({ proof, kind }) => (proof ? `opens: ${proof}` : kind);
table('all', results.map(nothing));
const whole = results.filter(({ isWhole }) => isWhole);
table('with a solution of 81 digits', whole.map(nothing));
table('of these, no question asked', whole.filter(({ kind }) => kind === 'puzzle').map(nothing));
// The table of site/src/exchange/README.md: of every kind of rule how often it was found, and kept.
const kinds = new Map();
for (const { settled = [] } of results)
  for (const { rule, kept, dropped } of settled) {
    const [puzzles, parts, lost] = kinds.get(rule) ?? [0, 0, 0];
    kinds.set(rule, [puzzles + 1, parts + kept, lost + dropped]);
  }
console.log('\n| kind | puzzles | parts kept | dropped |\n|---|---|---|---|');
for (const [rule, numbers] of [...kinds].sort((a, b) => b[1][0] - a[1][0]))
  console.log(`| ${rule} | ${numbers.join(' | ')} |`);

if (values.json) writeFileSync(values.json, JSON.stringify(results));
