import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * How many bytes a content has, as it is and as a host would send it.
 * @param {string | Uint8Array} content
 */
export function sizesOf(content) {
  const bytes = Buffer.from(content);
  return {
    bytes: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  };
}

/**
 * The names of all files in a folder, those in folders inside too.
 * @param {string} folder with a slash at its end
 * @returns {string[]}
 */
export function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(`${folder}${entry.name}/`).map((name) => `${entry.name}/${name}`)
      : [entry.name],
  );
}

/**
 * The files of a hosted page that a first visit waits for: the page, what it names, and the engine.
 * What is disabled is not fetched.
 * @param {string} host the folder, with a slash at its end
 */
export function firstLoad(host) {
  const page = readFileSync(`${host}index.html`, 'utf8');
  const named = [...page.matchAll(/\b(?:src|href)="\.\/(assets\/[^"]+)"(?! disabled)/g)].map(
    ([, name]) => name ?? '',
  );
  const engine = filesIn(host).filter((name) => name.includes('ninefold-engine'));
  return ['index.html', ...named, ...engine];
}
