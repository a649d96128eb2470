// A few files in a folder of their own, for scripts that look at a whole project.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Runs a script, with more arguments, on a folder of these files: their texts by their paths. */
export function runOn(script, files, ...more) {
  const root = mkdtempSync(join(tmpdir(), 'ninefold-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const options = { cwd: root, encoding: 'utf8' };
    return spawnSync(process.execPath, [script, ...(more.length > 0 ? more : [root])], options);
  } finally {
    rmSync(root, { recursive: true });
  }
}
