/**
 * The program `ninefold` of the npm package: the command line of the core, compiled for Node, and the
 * command `read`, which needs the readers of the page.
 */
import { readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isatty } from 'node:tty';

import { runRead, summary } from './read.ts';

/** What is open when a program begins. */
interface Streams {
  readonly FS: { readonly streams: readonly { tty: boolean }[] };
}

/** What the build puts beside this program. */
type Command = (settings: {
  arguments: string[];
  thisProgram: string;
  wasmBinary: Uint8Array;
  quit: (status: number) => void;
  onRuntimeInitialized(this: Streams): void;
}) => Promise<unknown>;

const words = process.argv.slice(2);
const standardOutput = 1;

if (words[0] === 'read') {
  process.exitCode = await runRead(words.slice(1));
} else {
  if (words[0] === '--help' || words[0] === '-h')
    process.on('exit', () =>
      writeSync(standardOutput, `\nOnly in the npm package:\n  read            ${summary}\n`),
    );
  const beside = (name: string) => new URL(name, import.meta.url);
  const run = createRequire(import.meta.url)('./ninefold-command.cjs') as Command;
  await run({
    arguments: words,
    thisProgram: 'ninefold',
    // Emscripten would fetch it, which Node cannot do with a path.
    wasmBinary: readFileSync(beside('ninefold-command.wasm')),
    quit: (status) => process.exit(status),
    // Emscripten takes all three for terminals, to which progress is written.
    onRuntimeInitialized() {
      for (const [descriptor, stream] of this.FS.streams.slice(0, 3).entries())
        stream.tty = isatty(descriptor);
    },
  });
}
