/** Strokes that are drawn on a board in place of selecting cells. */

/** A place on a board, in cells from its upper left corner; outside the board it goes on. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

export interface BoardPress {
  readonly point: BoardPoint;
  /** How near, in cells, a pointer of this kind can be expected to hit. */
  readonly reach: number;
  /** With Shift, Ctrl or Cmd. */
  readonly extend: boolean;
  readonly isTouch: boolean;
}

/** What takes the pointer of a board. */
export interface Pen {
  /** The pointer went down: true where what follows is the pen's. */
  press(press: BoardPress): boolean;
  /** It moved; several places come together where the pointer is fast. */
  move(points: readonly BoardPoint[]): void;
  release(): void;
  /** It is not the person's any more, or a second one came. */
  cancel(): void;
}

/** Pixels within which a mouse and a finger hit. */
const precision = { fine: 8, coarse: 22 };

/**
 * Hands the pointer of a board to a pen, which takes the presses that it wants before the board sees them. Returns
 * what ends that.
 */
export function usePen(board: HTMLElement, pen: Pen): () => void {
  /** The pointer that the pen has. */
  let penned: number | undefined;
  const grid = board.querySelector<HTMLElement>('[role=grid]') ?? board;

  function pointOf({ clientX, clientY }: PointerEvent): BoardPoint {
    const { left, top, width, height } = grid.getBoundingClientRect();
    const columns = Number(grid.getAttribute('aria-colcount'));
    const rows = Number(grid.getAttribute('aria-rowcount'));
    return { x: ((clientX - left) / width) * columns, y: ((clientY - top) / height) * rows };
  }

  /** What is under way was not meant: a second finger came, or the system took the pointer. */
  function stop(): void {
    if (penned === undefined) return;
    penned = undefined;
    pen.cancel();
  }

  function take(event: PointerEvent): void {
    event.preventDefault();
    event.stopPropagation();
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (penned !== undefined || !event.isPrimary) {
      stop();
      take(event);
      return;
    }
    const { pointerType, pointerId, shiftKey, ctrlKey, metaKey } = event;
    const isTouch = pointerType !== 'mouse';
    const columns = Number(grid.getAttribute('aria-colcount'));
    const cellSize = grid.getBoundingClientRect().width / columns;
    const point = pointOf(event);
    const reach = (isTouch ? precision.coarse : precision.fine) / cellSize;
    const extend = shiftKey || ctrlKey || metaKey;
    if (!pen.press({ point, reach, extend, isTouch })) return;
    penned = pointerId;
    board.setPointerCapture(pointerId);
    grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    take(event);
  }

  function move(event: PointerEvent): void {
    if (penned !== event.pointerId) return;
    // Not everywhere, and not outside secure contexts.
    const passed = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
    pen.move((passed.length > 0 ? passed : [event]).map(pointOf));
    take(event);
  }

  function up(event: PointerEvent): void {
    if (penned !== event.pointerId) return;
    penned = undefined;
    pen.release();
  }

  /** The system makes no gesture of a stroke: no loupe, no menu, no tap that it swallows afterwards. */
  function touched(event: TouchEvent): void {
    if (penned !== undefined) event.preventDefault();
  }

  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: stop };
  const names = Object.keys(listeners) as (keyof typeof listeners)[];
  for (const name of names) board.addEventListener(name, listeners[name], { capture: true });
  board.addEventListener('touchstart', touched, { passive: false });
  board.addEventListener('lostpointercapture', stop);
  window.addEventListener('blur', stop);
  document.addEventListener('visibilitychange', stop);
  return () => {
    for (const name of names) board.removeEventListener(name, listeners[name], { capture: true });
    board.removeEventListener('touchstart', touched);
    board.removeEventListener('lostpointercapture', stop);
    window.removeEventListener('blur', stop);
    document.removeEventListener('visibilitychange', stop);
  };
}
