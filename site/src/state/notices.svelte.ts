/** What the page has to say besides answers: shown for a while, and spoken by screen readers. */
export interface Notice {
  readonly text: string;
  /** Trouble stays until it is closed. */
  readonly trouble: boolean;
}

const shownFor = 6000;

export class Notices {
  current = $state.raw<Notice | undefined>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    this.#show({ text, trouble: false });
    this.#timer = setTimeout(() => this.close(), shownFor);
  }

  warn(text: string): void {
    this.#show({ text, trouble: true });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.current = undefined;
  }

  #show(notice: Notice): void {
    clearTimeout(this.#timer);
    this.current = notice;
  }
}
