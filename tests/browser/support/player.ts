import type { TestPage } from './test-page.ts';

/** The Mystic sample of the course's first input: one solution. */
export const mystic = {
  puzzle: '1;torus-knight,torus-pairs:26.23;98.2.37b5d98g8b4f5c5b9.3f5b7b1983.2f4b38c127659',
  solution: '984213765572469813361578924436781592257694381198352476619835247725946138843127659',
};

/** Counts for minutes: a stop is certain to come in the middle. */
export const endless = '1;pairs:12.37;zzzc';

/** A person at the page: what they see and do, in terms of the page and not of its insides. */
export class Player {
  readonly page: TestPage;

  constructor(page: TestPage) {
    this.page = page;
  }

  /** Opens the page, with a puzzle in the link if one is given, and waits until it is ready. */
  async open(url: string, fragment = ''): Promise<void> {
    await this.page.goto(fragment ? `${url}#${fragment}` : url);
    await this.ready();
    if (fragment) await this.page.waitFor(() => location.hash === '', undefined);
  }

  /** Loads the page again, and waits until it is ready. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  /** Waits for the page itself: a hosted one is painted before, and what is pressed then is lost. */
  private async ready(): Promise<void> {
    await this.page.waitFor(
      () => document.querySelectorAll('[role=gridcell]').length > 0,
      undefined,
    );
  }

  /** The digits on the board as one line, 0 for an empty cell, read from the accessible names. */
  digits(): Promise<string> {
    return this.page.evaluate(
      () =>
        [...document.querySelectorAll('[role=gridcell]')]
          .map((cell) => {
            const name = cell.getAttribute('aria-label') ?? '';
            // Not every board has boxes.
            const [contents = ''] = name.replace(/^[^,]*, (box [^,]*, )?/, '').split(', ');
            return /[1-9]/.exec(contents)?.[0] ?? '0';
          })
          .join(''),
      undefined,
    );
  }

  /** The accessible name of a cell, from 0 in reading order. */
  nameOf(cell: number): Promise<string> {
    return this.page.evaluate(
      (index) =>
        document.querySelectorAll('[role=gridcell]')[index]?.getAttribute('aria-label') ?? '',
      cell,
    );
  }

  async pick(cell: number): Promise<void> {
    await this.page.click(`[data-cell="${cell}"]`);
  }

  /** Presses the first visible button with that text or label; of a lesson's view after Learn. */
  async button(name: string): Promise<void> {
    await this.page.evaluate((label) => {
      const tabs = [...document.querySelectorAll<HTMLElement>('nav button')];
      const isThere = tabs.some(({ textContent }) => textContent.trim() === label);
      const isLesson = ['Step', 'Watch', 'Assignment'].includes(label);
      if (isLesson && !isThere)
        tabs.find(({ textContent }) => textContent.trim() === 'Learn')?.click();
    }, name);
    await this.page.waitFor((label) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('button')];
      return buttons.some(
        (each) =>
          (each.getAttribute('aria-label') ?? each.textContent).trim() === label &&
          each.offsetParent !== null,
      );
    }, name);
    await this.page.evaluate((label) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('button')];
      buttons
        .find(
          (each) =>
            (each.getAttribute('aria-label') ?? each.textContent).trim() === label &&
            each.offsetParent !== null,
        )
        ?.click();
    }, name);
  }

  /** Puts a text on the page as Ctrl+V does. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((content) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', content);
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
      // Not every browser takes it from the constructor.
      Object.defineProperty(event, 'clipboardData', { value: clipboardData });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, text);
  }

  /** Drops a file on the page: `text`, repeated as often as is said. */
  async drop(name: string, text: string, times = 1): Promise<void> {
    await this.page.evaluate(
      ([fileName, part, count]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(new Array<string>(count).fill(part), fileName));
        const event = new DragEvent('drop', { bubbles: true, cancelable: true });
        Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
        document.body.dispatchEvent(event);
      },
      [name, text, times] as const,
    );
  }

  /** Waits until the page shows a text somewhere. */
  async sees(text: string, milliseconds?: number): Promise<void> {
    await this.page.waitFor(
      (wanted) => {
        const shown = document.body.innerText.replace(/\s+/g, ' ');
        // "5 givens" is not to be seen in "45 givens".
        for (let at = -1; (at = shown.indexOf(wanted, at + 1)) >= 0;) {
          if (!/^\d/.test(wanted) || !/\d/.test(shown[at - 1] ?? '')) return true;
        }
        return false;
      },
      text,
      milliseconds,
    );
  }

  /** Everything the page shows, as one line. */
  text(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '), undefined);
  }

  /** Waits until what was done is kept. */
  async kept(): Promise<void> {
    await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)), undefined);
  }
}
