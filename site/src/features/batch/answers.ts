/** The answers to a batch, kept as a file that the browser may put on its disk. */

/** Rows are handed to the browser when they come to this many characters. */
const enough = 1 << 20;
/** So many files are made one. */
const most = 64;

export class Answers {
  #waiting: string[] = [];
  #length = 0;
  #files: Blob[] = [];

  constructor(head: string) {
    this.add(head);
  }

  /** Rows, without the last line end. */
  add(rows: string): void {
    this.#waiting.push(rows, '\n');
    this.#length += rows.length;
    if (this.#length < enough) return;
    this.#files.push(new Blob(this.#waiting));
    this.#waiting = [];
    this.#length = 0;
    if (this.#files.length >= most) this.#files = [new Blob(this.#files)];
  }

  file(type: string): Blob {
    return new Blob([...this.#files, ...this.#waiting], { type });
  }
}
