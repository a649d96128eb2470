import { focusablesIn } from '../page/keep-focus.ts';

/** The sheet that lies over the page. */
let held: HTMLElement | undefined;

/** Whether a sheet lies over the page; in a wide window it is a part of it. */
export function isSheetOver(): boolean {
  return held !== undefined;
}

/**
 * Focuses a sheet that has opened over the page. Until the sheet closes, Tab goes round in it, and
 * nothing that it covers can be focused; the board beside it can be pressed. While cells are picked on
 * the board Tab goes there, too. Returns what ends this: what opened the sheet is focused again. Where the sheet is not a sheet but a part of the page, nothing happens.
 */
export function holdFocus(sheet: HTMLElement): () => void {
  if (getComputedStyle(sheet).position !== 'fixed') return () => undefined;
  const before = document.activeElement;
  const title = sheet.querySelector('h2');

  const enter = () => title?.focus({ preventScroll: true });
  const isPicking = () => sheet.querySelector('.picking') !== null;

  function keydown(event: KeyboardEvent): void {
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || isPicking()) return;
    const stops = focusablesIn(sheet);
    const [first] = stops;
    const last = stops.at(-1);
    const here = document.activeElement;
    const leaves = event.shiftKey ? here === first || here === title : here === last;
    if (!leaves) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }

  function focused({ target }: FocusEvent): void {
    if (!(target instanceof Element) || sheet.contains(target) || target.closest('dialog')) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    if (over && sheet.contains(over)) enter();
  }

  held = sheet;
  enter();
  sheet.addEventListener('keydown', keydown);
  document.addEventListener('focusin', focused);
  return () => {
    held = undefined;
    sheet.removeEventListener('keydown', keydown);
    document.removeEventListener('focusin', focused);
    const here = document.activeElement;
    if (here !== document.body && !sheet.contains(here)) return;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
