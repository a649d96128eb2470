import { readFileSync, writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { askModule } from './ask-module.ts';
import { loadModule } from './module.ts';

const tableFile = new URL('requests.txt', import.meta.url);

interface Row {
  readonly request: string;
  readonly reply: string;
}

function readTable(): Row[] {
  const lines = readFileSync(tableFile, 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    line.startsWith('> ')
      ? [{ request: line.slice(2), reply: (lines[index + 1] ?? '').replace(/^< /, '') }]
      : [],
  );
}

// With UPDATE_REPLIES=1 the table is written anew, for a change that is meant; read its diff.
if (process.env['UPDATE_REPLIES'] === '1') {
  const module = await loadModule();
  const lines = readFileSync(tableFile, 'utf8').split('\n');
  const updated = lines
    .filter((line) => !line.startsWith('< '))
    .flatMap((line) =>
      line.startsWith('> ') ? [line, `< ${askModule(module, line.slice(2))}`] : [line],
    );
  writeFileSync(tableFile, updated.join('\n'));
}

const module = await loadModule();

// requests_test.cpp asks the native façade the same.
test.each(readTable())('$request', ({ request, reply }) => {
  expect(askModule(module, request)).toBe(reply);
});
