/** What the page has to say besides answers: shown for a while, and spoken by screen readers. */
export interface Notice {
  readonly text: string;
  /** Trouble stays until it is closed. */
  readonly trouble: boolean;
  /** Something that can be done about it; such a notice stays until it is closed, too. */
  readonly action?: { readonly label: string; readonly run: () => void };
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

  offer(text: string, label: string, run: () => void): void {
    this.#show({ text, trouble: false, action: { label, run } });
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
