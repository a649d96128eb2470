import type { Environment, WorkerLike } from '../../../site/src/engine/launch.ts';
import type { FromWorker, ToWorker } from '../../../site/src/engine/protocol.ts';

/** A worker whose every word is said by a test. */
export class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  readonly heard: ToWorker[] = [];
  terminated = false;

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  /** The worker sends this, as browsers do: not at once, and never after its end. */
  say(message: FromWorker): void {
    if (!this.terminated) this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  }

  fail(message: string): void {
    this.onerror?.({ message, preventDefault: () => undefined } as ErrorEvent);
  }

  /** The job under way, or the last one; throws while there is none or no new one. */
  get job(): Extract<ToWorker, { kind: 'ask' }> {
    const message = this.heard.at(-1);
    if (message?.kind !== 'ask') throw new Error('no job yet');
    return message;
  }
}

/** The smallest valid module: a header and nothing else. */
const emptyModule = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** An environment whose workers a test gets to hold, the first one first. */
export function fakeEnvironment(changes: Partial<Environment> = {}): {
  environment: Environment;
  workers: FakeWorker[];
} {
  const workers: FakeWorker[] = [];
  const make = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  const environment: Environment = {
    bytes: () => Promise.resolve(emptyModule.slice().buffer),
    workers: [{ name: 'fake', make }],
    most: 2,
    patience: 1000,
    ...changes,
  };
  return { environment, workers };
}
