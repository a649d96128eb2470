/** The worker in which puzzles of other programs are read: a large one would hold up the page. */
import { readForeign, type Outcome } from './index.ts';

/** What a text turned out to be; `failed` where reading broke down, which it never should. */
export type ReaderAnswer =
  | { readonly kind: 'read'; readonly id: number; readonly outcome: Outcome | undefined }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };

export interface ReaderQuestion {
  readonly id: number;
  readonly text: string;
}

self.onmessage = ({ data: { id, text } }: MessageEvent<ReaderQuestion>) => {
  self.postMessage(answerTo(id, text));
};

function answerTo(id: number, text: string): ReaderAnswer {
  try {
    return { kind: 'read', id, outcome: readForeign(text) };
  } catch (error) {
    return { kind: 'failed', id, reason: String(error) };
  }
}
