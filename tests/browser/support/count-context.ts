import type { BrowserContext, Page } from 'playwright-core';

import type { CoverageMapData } from 'istanbul-lib-coverage';

import { Counts, countsFolder } from '../../support/page/counts.ts';

/** The name of the function by which a document that goes away hands over its counts. */
const keep = 'ninefoldKeepCounts';

/** A document, or a worker. */
interface Counting {
  evaluate(work: () => string | undefined): Promise<string | undefined>;
}

const counted = () => JSON.stringify(Reflect.get(globalThis, '__coverage__'));

/** A page that is lost, or a worker that is busy, keeps its counts to itself. */
async function countsOf(place: Counting): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, 3000, undefined));
  const text = await Promise.race([place.evaluate(counted).catch(() => undefined), late]);
  if (text === undefined) console.warn('a page or worker kept its counts to itself');
  return text;
}

/** Keeps the counts of everything that runs in a context; see `scripts/coverage site`. */
export interface CountedContext {
  /** To be called for every page before it goes anywhere. */
  watch(page: Page): Promise<void>;
  /** To be called before the context is closed. */
  end(): Promise<void>;
}

/** Undefined when nothing is measured. */
export function countContext(context: BrowserContext): CountedContext | undefined {
  if (countsFolder === undefined) return undefined;
  const counts = new Counts();
  const add = (text: string | undefined) => {
    if (text !== undefined) counts.add(JSON.parse(text) as CoverageMapData);
  };
  return {
    watch: async (page) => {
      await page.exposeFunction(keep, add);
      await page.addInitScript((name) => {
        // Later than this the browser passes nothing on.
        addEventListener('beforeunload', () => {
          const seen: unknown = Reflect.get(globalThis, '__coverage__');
          const hand = Reflect.get(globalThis, name) as (text: string) => Promise<void>;
          if (seen !== undefined) void hand(JSON.stringify(seen));
        });
      }, keep);
    },
    end: async () => {
      const pages = context.pages();
      const workers = pages.flatMap((page) => page.workers());
      const places: Counting[] = [...pages, ...workers, ...context.serviceWorkers()];
      for (const text of await Promise.all(places.map(countsOf))) add(text);
      counts.write();
    },
  };
}
