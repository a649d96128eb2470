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

/** Whether a reply is the expected one, in which anything may stand for <all rules>. */
function isExpected(reply: string, expected: string): boolean {
  const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${expected.split('<all rules>').map(literally).join('.+')}$`).test(reply);
}

// With UPDATE_REPLIES=1 the table is rewritten, for a change that is meant; read its diff.
if (process.env['UPDATE_REPLIES'] === '1') {
  const module = await loadModule();
  const lines = readFileSync(tableFile, 'utf8').split('\n');
  const updated = lines.flatMap((line, index) => {
    const expected = lines[index + 1]?.startsWith('< ') ? lines[index + 1]?.slice(2) : undefined;
    if (line.startsWith('< ')) return [];
    if (!line.startsWith('> ')) return [line];
    const reply = askModule(module, line.slice(2));
    return [line, `< ${expected !== undefined && isExpected(reply, expected) ? expected : reply}`];
  });
  writeFileSync(tableFile, updated.join('\n'));
}

const module = await loadModule();

// native/requests_test.cpp asks the native façade the same.
test.each(readTable())('$request', ({ request, reply }) => {
  const answer = askModule(module, request);
  if (!isExpected(answer, reply)) expect(answer).toBe(reply);
});
