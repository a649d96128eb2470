/** Workers of Node that speak as those of a browser do, as far as the engine asks. */
import { Worker } from 'node:worker_threads';

/** What a script for a browser's worker finds missing in one of Node. */
const scope = `
const { parentPort } = require('node:worker_threads');
globalThis.self = globalThis;
globalThis.postMessage = (message) => parentPort.postMessage(message);
parentPort.on('message', (data) => globalThis.onmessage({ data }));
parentPort.on('messageerror', () => globalThis.onmessageerror && globalThis.onmessageerror());
`;

/** What a listener is told. */
interface Told<Message> {
  readonly data: Message;
}

interface Broken {
  readonly message: string;
  preventDefault(): void;
}

/**
 * A worker that runs a script written for a browser. It keeps the program alive only while it owes an
 * answer, so that a program that has asked all it wanted ends by itself.
 */
export class NodeWorker<Message> {
  onmessage: ((event: Told<Message>) => void) | null = null;
  onerror: ((event: Broken) => void) | null = null;
  onmessageerror: ((event: Told<unknown>) => void) | null = null;
  readonly #worker: Worker;

  /** `isLast` says of a message whether it is the answer, and not progress towards it. */
  constructor(script: string, isLast: (message: Message) => boolean) {
    this.#worker = new Worker(scope + script, { eval: true });
    this.#worker.on('message', (data: Message) => {
      if (isLast(data)) this.#worker.unref();
      this.onmessage?.({ data });
    });
    this.#worker.on('messageerror', (data) => this.onmessageerror?.({ data }));
    this.#worker.on('error', (error: unknown) => this.#fail(String(error)));
    this.#worker.on('exit', (code) => this.#fail(`the worker ended with ${code}`));
  }

  postMessage(message: unknown): void {
    this.#worker.ref();
    this.#worker.postMessage(message);
  }

  terminate(): void {
    this.onmessage = null;
    this.onerror = null;
    void this.#worker.terminate();
  }

  #fail(message: string): void {
    this.onerror?.({ message, preventDefault: () => undefined });
  }
}
