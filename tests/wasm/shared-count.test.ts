import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { RawLimits, RawPart } from '../../site/src/engine/module/raw-answers.ts';
import type { VariantModule } from '../../site/src/engine/module/variant-module.ts';
import { loadVariantModule } from './module.ts';

/** What a worker is asked, and what it tells of it. */
interface Question {
  readonly puzzle: string;
  readonly part: RawPart;
  readonly limits: RawLimits;
}
interface Told {
  readonly count: string;
  readonly stopped: string;
  readonly reports: number;
}

/** A thread with a module of its own that counts parts, and hears of progress as the page does. */
const script = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { readFileSync } = require('node:fs');
  import(workerData + 'ninefold-variants.mjs').then(async ({ default: create }) => {
    const wasm = new URL(workerData + 'ninefold-variants.wasm');
    const module = await create({ wasmBinary: readFileSync(wasm) });
    parentPort.on('message', ({ puzzle, part, limits }) => {
      let reports = 0;
      const { answer } = module.count_part(puzzle, part, limits, () => void reports++);
      parentPort.postMessage({ count: answer.count, stopped: answer.stopped, reports });
    });
  });
`;

const folder = new URL('../../build/wasm/', import.meta.url).href;
/** 155,424 solutions. */
const text = '.Shape~6x6.Thermo~R1C1~R2C1~R3C1~R4C1.Thermo~R6C6~R5C6~R4C6';
const parts = 64;

class Counter {
  readonly #worker = new Worker(script, { eval: true, workerData: folder });

  /** Rejects where the worker fails. */
  async ask(question: Question): Promise<Told> {
    this.#worker.postMessage(question);
    const [told] = (await once(this.#worker, 'message')) as [Told];
    return told;
  }

  close(): Promise<number> {
    return this.#worker.terminate();
  }
}

let module: VariantModule;
let puzzle: string;
let counters: readonly Counter[];

beforeAll(async () => {
  module = await loadVariantModule();
  puzzle = module.read_variant(text).puzzle;
  counters = [new Counter(), new Counter()];
});
afterAll(async () => void (await Promise.all(counters.map((counter) => counter.close()))));

const limits = (milliseconds: number) => ({ solutions: 0, nodes: 0, milliseconds });

test('workers that share a variant are stopped again and again, and count it exactly', async () => {
  const endless = module.read_variant('.Thermo~R1C1~R2C1~R3C1').puzzle;
  let next = 0;
  let sum = 0n;
  let reports = 0;
  await Promise.all(
    counters.map(async (counter) => {
      for (let number = next++; number < parts; number = next++) {
        if (number % 8 === 0) {
          // A part of another puzzle in between, which ends in its middle.
          const part = { number, of: parts, way: 'pieces' };
          const told = await counter.ask({ puzzle: endless, part, limits: limits(60) });
          expect(told).toMatchObject({ stopped: 'time_limit' });
          reports += told.reports;
        }
        const part = { number, of: parts, way: 'pieces' };
        const told = await counter.ask({ puzzle, part, limits: limits(0) });
        expect(told.stopped).toBe('complete');
        sum += BigInt(told.count);
      }
    }),
  );
  expect(sum).toBe(155_424n);
  expect(reports).toBeGreaterThan(0);
});

test('a worker can be ended in the middle of a part, and another begins', async () => {
  const endless = module.read_variant('.Thermo~R1C1~R2C1~R3C1').puzzle;
  for (let turn = 0; turn < 3; turn++) {
    const ended = new Counter();
    const part = { number: turn, of: parts, way: 'pieces' };
    void ended.ask({ puzzle: endless, part, limits: limits(0) }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await ended.close();
  }
  const next = new Counter();
  const whole = { number: 0, of: 1, way: '' };
  expect(await next.ask({ puzzle, part: whole, limits: limits(0) })).toMatchObject({
    count: '155424',
  });
  await next.close();
});
