/**
 * The start of the page in pieces, each in a task of its own: a slow phone can listen and draw in
 * between, and no piece is longer than a person notices.
 */

const waiting: (() => void)[] = [];
let begun = false;
let over = false;
let tellStarted: () => void;

/** When all pieces are done; what is shown from then on is shown at once. */
export const started = new Promise<void>((resolve) => {
  tellStarted = resolve;
});

/** Whether pieces still wait for their turn. */
export function isStarting(): boolean {
  return begun && !over;
}

/** Does that in its turn; the first call begins the start. */
export function inTurn(piece: () => void): void {
  waiting.push(piece);
  if (begun) return;
  begun = true;
  // Unlike a timer it is never slowed down, not even in the background.
  const { port1, port2 } = new MessageChannel();
  const next = () => port2.postMessage(undefined);
  port1.onmessage = () => {
    const piece = waiting.shift();
    if (piece) {
      // Before the piece: one that fails must not keep the others from their turn.
      next();
      piece();
    } else {
      over = true;
      port1.close();
      tellStarted();
    }
  };
  next();
}
