import type { ChromiumPage } from './chromium.ts';
import type { TestPage } from './test-page.ts';

/** The selected cells, from 0 in reading order. */
export function selectedCells(page: TestPage): Promise<number[]> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('[role=gridcell][aria-selected=true]')].map(
        (cell) => Number(cell.dataset['cell']),
      ),
    undefined,
  );
}

/** Where a pointer meets the middle of a cell. */
export async function middleOfCell(page: ChromiumPage, cell: number): Promise<[number, number]> {
  const box = await page.playwright.locator(`[data-cell="${cell}"]`).boundingBox();
  if (!box) throw new Error(`no cell ${cell}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}
