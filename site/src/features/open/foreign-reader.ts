/** Reads texts of other programs in a worker of its own, made with the first of them. */
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

let asked = 0;
let known: Worker | undefined;

/** Rejects where no worker starts, or reading breaks down. */
export const readInWorker: ReadForeign = async (text) => {
  if (known) return ask(known, text);
  const { default: script } = await import('virtual:ninefold-reader');
  let refusal: unknown;
  for (const make of ways) {
    try {
      const worker = make(script);
      const outcome = await ask(worker, text);
      known = worker;
      return outcome;
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
};

function ask(worker: Worker, text: string): Promise<Outcome | undefined> {
  const question: ReaderQuestion = { id: ++asked, text };
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      worker.removeEventListener('message', heard);
    };
    const fail = (reason: string) => {
      end();
      worker.terminate();
      if (known === worker) known = undefined;
      reject(new Error(reason));
    };
    const timer = setTimeout(() => fail(`silent for ${patience} ms`), patience);
    const heard = ({ data }: MessageEvent<ReaderAnswer>) => {
      if (data.id !== question.id) return;
      end();
      if (data.kind === 'read') resolve(data.outcome);
      else reject(new Error(data.reason));
    };
    worker.addEventListener('message', heard);
    worker.onerror = (event) => {
      event.preventDefault();
      fail(event.message || 'refused by the browser');
    };
    worker.postMessage(question);
  });
}
