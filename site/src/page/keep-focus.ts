/**
 * Focus never falls to the document's body: when the focused control goes away, is disabled or
 * hidden, another is focused. The nearest ancestor that is still there is asked first: for
 * a control that came in its place, then for the one after it, then for the one before. Where its
 * part of the page has none, the board is focused. A field is passed over: it would take the keys that
 * are meant for the board, Ctrl+Z among them, and bring up the keyboard of a telephone.
 */

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])';
/** Parts of the page; nothing beyond one of them comes in the place of what was in it. */
const part = 'section, header, main, nav, dialog, body';

/** All in a part of the page that can be focused now, in order. */
export function focusablesIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
}

/** Whether keys are written or chosen with there, and are no commands. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select') !== null
  );
}

function isUsable(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    !element.matches(':disabled') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** Focuses the board's current cell; false where no board is shown. */
export function focusBoard(): boolean {
  const cells = document.querySelectorAll<HTMLElement>('[role=gridcell][tabindex="0"]');
  const cell = [...cells].find((each) => each.checkVisibility({ visibilityProperty: true }));
  cell?.focus({ preventScroll: true });
  return cell !== undefined;
}

/** The same for a board that another view is about to show. */
export function focusBoardSoon(attempts = 60): void {
  requestAnimationFrame(() => {
    if (!focusBoard() && attempts > 0) focusBoardSoon(attempts - 1);
  });
}

/** Begins to look after the focus; returns what ends that. */
export function keepFocus(): () => void {
  let last: HTMLElement | undefined;
  let ancestors: Element[] = [];
  /** All that could be focused when `last` was, in order. */
  let order: HTMLElement[] = [];

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    const before = last;
    last = target;
    ancestors = [];
    for (let each = target.parentElement; each; each = each.parentElement) ancestors.push(each);
    // From cell to cell of a board, as while cells are dragged over, nothing else has changed.
    const isInGrid = before && target.closest('[role=grid]')?.contains(before);
    order =
      isInGrid && order.includes(before)
        ? order.map((each) => (each === before ? target : each))
        : focusablesIn(document.body);
  }

  /** The person went somewhere else, where nothing can be focused. */
  function left({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget) return;
    queueMicrotask(() => {
      if (last === target && document.activeElement !== last && last && isUsable(last))
        last = undefined;
    });
  }

  function replace(lost: HTMLElement): void {
    const was = order.indexOf(lost);
    for (const ancestor of ancestors) {
      // What a closed dialog has brought about, a notice for one, does not come in its place.
      if (!ancestor.isConnected && ancestor.matches('dialog')) break;
      if (!ancestor.isConnected) continue;
      if (ancestor.matches('main, body')) break;
      const here = focusablesIn(ancestor).filter((each) => each !== lost);
      const [fresh] = here.filter((each) => !order.includes(each));
      const others = here.filter((each) => isWriting(lost) || !isWriting(each));
      const after = others.find((each) => order.indexOf(each) > was);
      const next = fresh ?? after ?? others.at(-1);
      if (next) {
        next.focus({ preventScroll: true });
        if (document.activeElement === next) return;
      }
      if (ancestor.matches(part)) break;
    }
    if (focusBoard()) return;
    focusablesIn(document.querySelector('main') ?? document.body)[0]?.focus();
  }

  const observer = new MutationObserver((records) => {
    const lost = last;
    if (!lost) return;
    const active = document.activeElement;
    if (active !== lost && active !== document.body) return;
    const concerned = records.some(
      ({ type, target }) => type === 'childList' || target === lost || target.contains(lost),
    );
    if (!concerned || isUsable(lost)) return;
    last = undefined;
    replace(lost);
  });

  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', left);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'class', 'hidden', 'inert'],
  });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', left);
    observer.disconnect();
  };
}
