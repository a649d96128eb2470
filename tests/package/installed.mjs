// The npm package as somebody else has it: installed from its tarball into an empty project, offline.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Installs what `npm run build:package` has made; `remove` takes all of it away. */
export function install() {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-package-'));
  const tarballs = readdirSync(join(root, 'dist/package')).filter((name) => name.endsWith('.tgz'));
  if (tarballs.length !== 1) throw new Error(`${tarballs.length} tarballs in dist/package, not 1`);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const tarball = join(root, 'dist/package', tarballs[0]);
  const options = ['--offline', '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', ['install', ...options, tarball], { cwd: folder, stdio: 'inherit' });
  return {
    folder,
    /** The program, as npx finds it. */
    program: join(folder, 'node_modules/.bin/ninefold'),
    load: () => import(pathToFileURL(join(folder, 'node_modules/ninefold/node.js')).href),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Runs a program with that input; answers what it printed, and how it ended. */
export function run(command, options, input = '', settings = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, settings);
    const texts = { output: '', errors: '' };
    child.stdout.setEncoding('utf8').on('data', (text) => (texts.output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (texts.errors += text));
    child.stdin.on('error', () => undefined).end(input);
    child.on('error', reject);
    child.on('close', (status, signal) => resolve({ ...texts, status: status ?? signal }));
  });
}
