/** Reads texts of other programs in a worker of its own, made with the first of them or a little before. */
import type { Outcome } from '../../exchange/outcome.ts';
import type { ReaderAnswer, ReaderQuestion } from '../../exchange/reader-worker.ts';

/** Undefined for a text that is from no other program. */
export type ReadForeign = (text: string) => Promise<Outcome | undefined>;

/** Longer than any text takes that is read at all, on any device. */
const patience = 20_000;

const ways: readonly ((script: string) => Worker)[] = [
  (script) => {
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    // The browser has taken hold of the script by then, or never will.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    return new Worker(url, { name: 'ninefold-reader' });
  },
  (script) => new Worker(`data:text/javascript,${encodeURIComponent(script)}`),
];

/** A worker, and the questions that it has not answered. */
class Reader {
  /** Whether it can no longer be asked. */
  isOver = false;

  readonly #worker: Worker;
  readonly #open = new Map<number, (answer: ReaderAnswer | Error) => void>();
  #asked = 0;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<ReaderAnswer>) =>
      this.#open.get(data.id)?.(data),
    );
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.end(event.message || 'refused by the browser');
    });
  }

  /** Rejects where reading breaks down; a worker that does not answer is ended, with all questions to it. */
  ask(text: string): Promise<Outcome | undefined> {
    const question: ReaderQuestion = { id: ++this.#asked, text };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.end(`silent for ${patience} ms`), patience);
      this.#open.set(question.id, (answer) => {
        clearTimeout(timer);
        this.#open.delete(question.id);
        if (answer instanceof Error) reject(answer);
        else if (answer.kind === 'read') resolve(answer.outcome);
        else reject(new Error(answer.reason));
      });
      this.#worker.postMessage(question);
    });
  }

  end(reason: string): void {
    this.isOver = true;
    this.#worker.terminate();
    for (const settle of [...this.#open.values()]) settle(new Error(reason));
  }
}

let reader: Promise<Reader> | undefined;

/** Rejects where no worker starts, or reading breaks down. */
export const readInWorker: ReadForeign = async (text) => (await readerNow()).ask(text);

/** Starts the worker before there is a text for it; what goes wrong is told with the first text. */
export function prepareReader(): void {
  readerNow().catch(() => undefined);
}

/** The same worker for all questions, as long as it answers. */
async function readerNow(): Promise<Reader> {
  const known = reader;
  const found = await known?.catch(() => undefined);
  if (found && !found.isOver) return found;
  if (!reader || reader === known) reader = started();
  return reader;
}

/**
 * A worker that answers, made in the first way that the browser lets start one. What goes wrong with a text
 * after that would go wrong in any other worker too.
 */
async function started(): Promise<Reader> {
  const { default: script } = await import('virtual:ninefold-reader');
  let refusal: unknown;
  for (const make of ways) {
    let candidate: Reader | undefined;
    try {
      candidate = new Reader(make(script));
      await candidate.ask('');
      return candidate;
    } catch (error) {
      candidate?.end(String(error));
      refusal = error;
    }
  }
  throw refusal;
}
