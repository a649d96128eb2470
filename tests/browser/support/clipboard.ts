import type { TestPage } from './test-page.ts';

/**
 * Before the page is opened: what it copies goes to `copied` of the window in place of a clipboard, or is
 * refused where `refused` is set there.
 */
export function watchClipboard(page: TestPage): Promise<void> {
  return page.prepare(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (copied: string) =>
          Reflect.get(globalThis, 'refused')
            ? Promise.reject(new Error('not allowed'))
            : Promise.resolve(void Object.assign(globalThis, { copied })),
      },
    });
  }, undefined);
}

/** What the page copied last, if anything. */
export function copiedBy(page: TestPage): Promise<string | undefined> {
  return page.evaluate(() => Reflect.get(globalThis, 'copied') as string | undefined, undefined);
}
