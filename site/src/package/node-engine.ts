/** The engine in Node, and the reader of other programs' texts: each in threads of its own. */
import { availableParallelism, totalmem } from 'node:os';

import { broughtPart, classicParts, variantParts, type Parts } from '../engine/brought.ts';
import { createEngineIn } from '../engine/client.ts';
import type { Engine } from '../engine/engine.ts';
import type { Environment, WorkerLike } from '../engine/launch.ts';
import type { FromWorker } from '../engine/protocol.ts';
import { RoutedEngine } from '../engine/routing.ts';
import { workersFor } from '../engine/workers.ts';
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

/** Reads texts of other programs in a thread, so that none can hold up the program. */
export function nodeReader(): ReadForeign {
  let worker: NodeWorker<ReaderAnswer> | undefined;
  let asked = 0;
  const waiting = new Map<number, (answer: ReaderAnswer | undefined, why?: string) => void>();

  async function started(): Promise<NodeWorker<ReaderAnswer>> {
    const { default: script } = await import('virtual:ninefold-reader');
    if (worker) return worker;
    const made = new NodeWorker<ReaderAnswer>(script, () => waiting.size <= 1);
    made.onmessage = ({ data }) => waiting.get(data.id)?.(data);
    made.onerror = ({ message }) => lose(made, message);
    worker = made;
    return made;
  }

  /** Whatever was asked of it has no answer. */
  function lose(lost: NodeWorker<ReaderAnswer>, why: string): void {
    lost.terminate();
    if (worker === lost) worker = undefined;
    for (const end of [...waiting.values()]) end(undefined, why);
  }

  return async (text) => {
    const reader = await started();
    const question: ReaderQuestion = { id: ++asked, text };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => lose(reader, `silent for ${patience} ms`), patience);
      waiting.set(question.id, (answer, why) => {
        clearTimeout(timer);
        waiting.delete(question.id);
        if (answer?.kind === 'read') resolve(answer.outcome);
        else reject(new Error(answer?.reason ?? why));
      });
      reader.postMessage(question);
    });
  };
}
