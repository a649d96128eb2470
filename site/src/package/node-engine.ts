/** The engine in Node, and the reader of other programs' texts: each in threads of its own. */
import { availableParallelism, totalmem } from 'node:os';

import { broughtPart, classicParts, variantParts, type Parts } from '../engine/brought.ts';
import { createEngineIn } from '../engine/client.ts';
import { EngineFailure, type Engine } from '../engine/engine.ts';
import type { Environment, WorkerLike } from '../engine/launch.ts';
import type { FromWorker } from '../engine/protocol.ts';
import { RoutedEngine } from '../engine/routing.ts';
import { workersFor } from '../engine/workers.ts';
import type { Outcome } from '../exchange/outcome.ts';
import type { ReaderAnswer, ReaderQuestion } from '../exchange/reader-worker.ts';
import type { ReadForeign } from '../features/open/foreign-reader.ts';
import { NodeWorker } from './node-worker.ts';

const gigabyte = 1 << 30;

/** How many threads compute at once on this machine. */
export function threadsHere(): number {
  return workersFor({
    hardwareConcurrency: availableParallelism(),
    deviceMemory: totalmem() / gigabyte,
  });
}

function nodeEnvironment(parts: Parts, threads: number): Environment {
  const script = async () =>
    new TextDecoder().decode(await broughtPart(parts, 'worker', undefined));
  const make = async (): Promise<WorkerLike> =>
    new NodeWorker<FromWorker>(await script(), ({ kind }) => kind !== 'progress') as WorkerLike;
  return {
    bytes: async () => (await broughtPart(parts, 'module', undefined)).slice().buffer,
    workers: [{ name: 'thread', make }],
    // One more than compute, as in the page.
    most: threads + 1,
    patience: 60_000,
  };
}

/** An engine on so many threads. */
export function createNodeEngine(threads = threadsHere()): Engine {
  const make = (parts: Parts) => createEngineIn(nodeEnvironment(parts, threads));
  return new RoutedEngine(make(classicParts), () => make(variantParts));
}

/** Longer than any text takes that is read at all. */
const patience = 20_000;

/**
 * Reads texts of other programs in a thread, so that none can hold up the program: one at a time, so that one on
 * which the thread is lost takes no other along. Rejects with an EngineFailure where reading breaks down.
 */
export function nodeReader(): ReadForeign {
  let worker: NodeWorker<ReaderAnswer> | undefined;
  let asked = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function ask(text: string): Promise<Outcome | undefined> {
    const { default: script } = await import('virtual:ninefold-reader');
    const reader = (worker ??= new NodeWorker<ReaderAnswer>(script, () => true));
    const question: ReaderQuestion = { id: ++asked, text };
    return new Promise((resolve, reject) => {
      const lose = (why: string) => {
        clearTimeout(timer);
        reader.terminate();
        worker = undefined;
        reject(new EngineFailure('crashed', why));
      };
      const timer = setTimeout(() => lose(`silent for ${patience} ms`), patience);
      reader.onerror = ({ message }) => lose(message);
      reader.onmessage = ({ data }) => {
        clearTimeout(timer);
        if (data.kind === 'read') resolve(data.outcome);
        else reject(new EngineFailure('crashed', data.reason));
      };
      reader.postMessage(question);
    });
  }

  return (text) => {
    const answer = last.then(() => ask(text));
    last = answer.catch(() => undefined);
    return answer;
  };
}
