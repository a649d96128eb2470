import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import libCoverage from 'istanbul-lib-coverage';
import type { CoverageMapData } from 'istanbul-lib-coverage';

/** Where counts of what ran are kept while `scripts/coverage site` measures; undefined otherwise. */
export const countsFolder = process.env['NINEFOLD_COUNTS'];

/** Counts from several places, added up, and written when `write` is called. */
export class Counts {
  readonly #sum = libCoverage.createCoverageMap();

  /** What `globalThis.__coverage__` held somewhere; undefined where nothing is counted. */
  add(counts: CoverageMapData | undefined): void {
    if (counts !== undefined) this.#sum.merge(counts);
  }

  /** Writes a new file in the folder for counts; several processes write there. */
  write(): void {
    if (countsFolder === undefined || this.#sum.files().length === 0) return;
    mkdirSync(countsFolder, { recursive: true });
    writeFileSync(join(countsFolder, `${randomUUID()}.json`), JSON.stringify(this.#sum));
  }
}
