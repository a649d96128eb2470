// Puts the npm package together, once Vite has built its scripts: `npm run build:package`. What comes of it
// is dist/package/ninefold-VERSION.tgz, and the same unpacked in dist/package/ninefold.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, 'dist/package/ninefold');
const run = (command, ...args) =>
  execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

const copies = {
  'build/wasm/ninefold-command.cjs': 'ninefold-command.cjs',
  'build/wasm/ninefold-command.wasm': 'ninefold-command.wasm',
  'site/src/package/README.md': 'README.md',
  LICENSE: 'LICENSE',
  'THIRD_PARTY.md': 'THIRD_PARTY.md',
};

/** Declarations name each other as the scripts do: by the names of files that are there. */
const declared = (text) => text.replace(/(['"]\.{1,2}\/[^'"\n]*)\.ts(['"])/g, '$1.js$2');

/** What a declaration imports, as paths of declarations. */
const importsOf = (text) =>
  [...text.matchAll(/(?:from|import\()\s*['"](\.[^'"]*)\.ts['"]/g)].map(
    ([, path]) => `${path}.d.ts`,
  );

/** Writes the types of the package, and of the rest of the page only what they are made of. */
function writeTypes() {
  const all = mkdtempSync(join(tmpdir(), 'ninefold-types-'));
  try {
    run(
      join(root, 'node_modules/.bin/tsc'),
      ...['--project', 'site/tsconfig.package.json', '--noEmit', 'false', '--declaration'],
      ...['--emitDeclarationOnly', '--outDir', all, '--rootDir', 'site/src'],
    );
    const waiting = ['package/index.d.ts'];
    const written = new Set();
    for (const file of waiting) {
      if (written.has(file)) continue;
      written.add(file);
      const text = readFileSync(join(all, file), 'utf8');
      const target = join(folder, 'types', file);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, declared(text));
      for (const path of importsOf(text))
        waiting.push(relative(all, join(all, dirname(file), path)));
    }
  } finally {
    rmSync(all, { recursive: true, force: true });
  }
}

function writeManifest() {
  const { name, version, license, engines } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const manifest = {
    name,
    version,
    description: 'Solves, counts, explains, makes and reads Sudoku, classic and variant',
    keywords: ['sudoku', 'solver', 'variant-sudoku', 'wasm'],
    license,
    type: 'module',
    engines,
    bin: { ninefold: 'ninefold.js' },
    exports: {
      '.': { types: './types/package/index.d.ts', node: './node.js', default: './index.js' },
      './package.json': './package.json',
    },
    types: './types/package/index.d.ts',
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return `${name}-${version}.tgz`;
}

for (const [from, to] of Object.entries(copies)) copyFileSync(join(root, from), join(folder, to));
writeTypes();
const tarball = writeManifest();
const target = join(root, 'dist/package');
for (const name of readdirSync(target)) if (name.endsWith('.tgz')) rmSync(join(target, name));
run('npm', 'pack', folder, '--pack-destination', target, '--ignore-scripts', '--silent');
console.log(join('dist/package', tarball));
