// What scripts/check-dependencies and scripts/check-includes read.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** The files under a folder whose names fit, as paths from the root, in order. */
export function filesUnder(root, folder, pattern) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) =>
      normalize(join(folder, entry.parentPath.slice(join(root, folder).length), entry.name)),
    )
    .filter((file) => !file.includes('node_modules'))
    .sort();
}

/** A text of as many lines without anything in them. */
export const blank = (text) => text.replace(/[^\n]/g, ' ');

/** The text of a file, with comments blanked so that prose is not mistaken for code. */
export function codeOf(root, file) {
  return readFileSync(join(root, file), 'utf8').replace(
    /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:'"`])\/\/[^\n]*/g,
    blank,
  );
}
