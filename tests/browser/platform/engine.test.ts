import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { buildEnginePage, enginePageFile, enginePageFolder } from '../engine-page/build.ts';
import type { EnginePage } from '../engine-page/main.ts';
import { describeInBrowsers } from '../support/browsers.ts';
import type { SiteServer } from '../support/site-server.ts';
import { serveSite } from '../support/site-server.ts';
import type { TestBrowser, TestPage } from '../support/test-page.ts';

declare global {
  var ninefold: EnginePage;
}

/** A Mystic puzzle with one solution: torus knight, and 2 never beside 6 nor 3. */
const mystic = {
  puzzle: '1;torus-knight,torus-pairs:26.23;v4d2b5a3l9t8h1c3a',
  solution: '124357896357968124869241357246513978573689241981472563412735689735896412698124735',
};
/** Counts for days: a stop is certain to come in the middle. */
const endless = '1;knight;zzzc';
/** Counts for seconds, long enough to be shared among workers; the count is one search's. */
const long = { puzzle: '1;pairs:12;3g5e7b9c6k9e7j4.7e1b3b1.5f35.7d', count: '2328189' };
/** The same for the second module; the count is the command line's. */
const longVariant = {
  puzzle: '1;constraints:.Thermo!R1C1!R2C1!R3C1.Thermo!R6C6!R5C5;zj',
  count: '2350080',
};

beforeAll(buildEnginePage);

describeInBrowsers('the engine in a page', (launch) => {
  let browser: TestBrowser;
  let server: SiteServer;
  let page: TestPage;

  beforeAll(async () => {
    browser = await launch();
    server = await serveSite(enginePageFolder);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  beforeEach(async () => {
    page = await browser.newPage();
  });
  afterEach(async () => {
    await page.close();
  });

  const open = async (where: 'disk' | 'host') => {
    await page.goto(where === 'disk' ? enginePageFile : server.url);
    await page.evaluate(async () => void (await ninefold.started), undefined);
  };

  for (const where of ['disk', 'host'] as const) {
    test(`solves a Mystic puzzle in its worker, opened from ${where}`, async () => {
      await open(where);
      const reply = await page.evaluate(
        (puzzle) => ninefold.engine.ask({ kind: 'solve', puzzle }),
        mystic.puzzle,
      );
      expect(reply).toMatchObject({ ok: true, value: { count: '1', solution: mystic.solution } });
      expect(await page.complaints()).toEqual([]);
    });

    test(`stops a count within 100 ms and answers on, opened from ${where}`, async () => {
      await open(where);
      const stopped = await page.evaluate(async (puzzle) => {
        const { engine } = ninefold;
        const controller = new AbortController();
        const seen: number[] = [];
        const counting = engine.ask(
          { kind: 'count', puzzle },
          { signal: controller.signal, onProgress: ({ nodes }) => seen.push(nodes) },
        );
        while (seen.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
        const begin = performance.now();
        controller.abort();
        const reason: unknown = await counting.catch((error: unknown) => error);
        const took = performance.now() - begin;
        const heard = seen.length;
        const answer = await engine.ask({ kind: 'first', puzzle });
        return {
          reason: reason instanceof DOMException ? reason.name : String(reason),
          took,
          late: seen.length - heard,
          rising: seen.every((nodes, index) => index === 0 || nodes > (seen[index - 1] ?? 0)),
          answer: answer.ok ? answer.value.count : answer.problem.code,
        };
      }, endless);
      expect(stopped).toMatchObject({ reason: 'AbortError', late: 0, rising: true, answer: '1' });
      expect(stopped.took).toBeLessThan(100);
      expect(await page.complaints()).toEqual([]);
    });
  }

  test.each([
    ['a long count', long],
    ['a long count of a variant', longVariant],
  ])('shares %s among workers, which stop at once and count the same', async (_, counted) => {
    await open('disk');
    const seen = await page.evaluate(async (puzzle) => {
      let made = 0;
      let ended = 0;
      const RealWorker = Worker;
      globalThis.Worker = class extends RealWorker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          made++;
        }
        override terminate(): void {
          super.terminate();
          ended++;
        }
      };
      const engine = ninefold.createEngine();
      const cores = Math.min(navigator.hardwareConcurrency, 16);
      const controller = new AbortController();
      const stopped = engine.ask({ kind: 'count', puzzle }, { signal: controller.signal });
      while (made < cores) await new Promise((resolve) => setTimeout(resolve, 10));
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const begin = performance.now();
      controller.abort();
      const reason: unknown = await stopped.catch((error: unknown) => error);
      const took = performance.now() - begin;
      const endedThen = ended;
      const fractions: number[] = [];
      const onProgress = ({ fraction }: { fraction: number }) => fractions.push(fraction);
      const reply = await engine.ask({ kind: 'count', puzzle }, { onProgress });
      engine.close();
      return {
        cores,
        reason: reason instanceof DOMException ? reason.name : String(reason),
        took,
        ended: endedThen,
        count: reply.ok ? reply.value.count : reply.problem.code,
        rising: fractions.every((now, index) => now >= (fractions[index - 1] ?? 0)),
        last: fractions.at(-1) ?? 0,
      };
    }, counted.puzzle);
    expect(seen).toMatchObject({ reason: 'AbortError', count: counted.count, rising: true });
    expect(seen.ended).toBe(seen.cores);
    expect(seen.took).toBeLessThan(100);
    expect(seen.last).toBeGreaterThan(0.5);
    expect(await page.complaints()).toEqual([]);
  });

  test('keeps the page alive while it counts on every core', async () => {
    await open('disk');
    const longestGap = await page.evaluate(async (puzzle) => {
      const controller = new AbortController();
      const options = { signal: controller.signal };
      const jobs = Array.from({ length: navigator.hardwareConcurrency }, () =>
        ninefold.engine.ask({ kind: 'count', puzzle }, options).catch(() => undefined),
      );
      const inspected = await ninefold.engine.ask({ kind: 'inspect', puzzle });
      if (!inspected.ok) throw new Error(inspected.problem.code);
      let gap = 0;
      for (let last = performance.now(), end = last + 1000; last < end;) {
        await new Promise((resolve) => setTimeout(resolve, 0));
        const now = performance.now();
        gap = Math.max(gap, now - last);
        last = now;
      }
      controller.abort();
      await Promise.all(jobs);
      return gap;
    }, endless);
    expect(longestGap).toBeLessThan(200);
  });

  test.each([
    ['a data: worker, where blobs are refused', ['blob:']],
    ['a worker from the file beside the page, where both are refused', ['blob:', 'data:']],
  ])('starts %s', async (_, refused) => {
    await open('host');
    const count = await page.evaluate(async (schemes) => {
      const RealWorker = Worker;
      globalThis.Worker = class extends RealWorker {
        constructor(url: string | URL, options?: WorkerOptions) {
          if (schemes.some((scheme) => String(url).startsWith(scheme))) throw new Error('refused');
          super(url, options);
        }
      };
      const reply = await ninefold.createEngine().ask({ kind: 'count', puzzle: '1;;p' });
      return reply.ok ? reply.value.count : reply.problem.code;
    }, refused);
    expect(count).toBe('288');
    expect(await page.complaints()).toEqual([]);
  });

  test('says so when no worker can be had at all', async () => {
    await open('disk');
    const failure = await page.evaluate(async () => {
      Object.assign(globalThis, { Worker: undefined });
      const engine = ninefold.createEngine();
      return engine.ask({ kind: 'describe' }).then(
        () => 'an answer',
        (error: Error) => error.message,
      );
    }, undefined);
    expect(failure).toMatch(/^no_worker: blob with module: .*data with bytes: /);
  });

  test('survives a text of sixteen million characters', async () => {
    await open('disk');
    const outcome = await page.evaluate(async () => {
      const { engine } = ninefold;
      const text = '1'.repeat(16_000_000);
      const imported = await engine.ask({ kind: 'import', text }).then(
        (reply) => (reply.ok ? (reply.value.problem?.code ?? 'read') : reply.problem.code),
        (error: Error) => error.message,
      );
      const reply = await engine.ask({ kind: 'count', puzzle: '1;;p' });
      return { imported, count: reply.ok ? reply.value.count : reply.problem.code };
    }, undefined);
    expect(outcome.count).toBe('288');
    expect(outcome.imported).not.toBe('read');
    expect(await page.complaints()).toEqual([]);
  });

  test('survives a hundred quick stops', async () => {
    await open('disk');
    const count = await page.evaluate(async (puzzle) => {
      for (let round = 0; round < 100; round++) {
        const controller = new AbortController();
        const job = ninefold.engine.ask({ kind: 'count', puzzle }, { signal: controller.signal });
        if (round % 2 === 0) await new Promise((resolve) => setTimeout(resolve, 0));
        controller.abort();
        await job.catch(() => undefined);
      }
      const reply = await ninefold.engine.ask({ kind: 'first', puzzle });
      return reply.ok ? reply.value.count : reply.problem.code;
    }, endless);
    expect(count).toBe('1');
    expect(await page.complaints()).toEqual([]);
  });
});
