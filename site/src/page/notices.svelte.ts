/** What the page has to say besides answers: shown for a while, and spoken by screen readers. */
export interface Notice {
  readonly text: string;
  /** Trouble stays until it is closed. */
  readonly trouble: boolean;
  /** Something that can be done about it; such a notice stays until it is closed, too. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const shownFor = 6000;

/**
 * One notice at a time. A notice may say what it is `about`, for example the puzzle on the board: it
 * goes as soon as that is another.
 */
export class Notices {
  current = $state.raw<Notice | undefined>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unfollow: (() => void) | undefined;

  say(text: string, about?: () => unknown): void {
    this.#show({ text, trouble: false }, about);
    this.#timer = setTimeout(() => this.close(), shownFor);
  }

  warn(text: string, about?: () => unknown): void {
    this.#show({ text, trouble: true }, about);
  }

  offer(text: string, label: string, run: () => void, about?: () => unknown): void {
    this.#show({ text, trouble: false, action: { label, run } }, about);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#unfollow?.();
    this.#unfollow = undefined;
    this.current = undefined;
  }

  #show(notice: Notice, about?: () => unknown): void {
    this.close();
    this.current = notice;
    if (!about) return;
    const before = about();
    this.#unfollow = $effect.root(() => {
      $effect(() => {
        if (about() !== before) this.close();
      });
    });
  }
}
