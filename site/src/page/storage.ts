/**
 * What the page keeps in the browser. Storage may be full, damaged or forbidden: every function
 * says so by its answer, and none throws.
 */

/** Why something could not be kept or read. */
export type StorageTrouble = 'forbidden' | 'full' | 'damaged';

export interface Kept<T> {
  readonly value?: T;
  readonly trouble?: StorageTrouble;
}

/** Pages opened from disk may share one storage, so every key carries the program's name. */
const prefix = 'ninefold/1/';

/** A store of text by key, as the browser's localStorage is. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export class Keeper {
  #store: TextStore | undefined;
  /** What was last read or written under each name. */
  readonly #texts = new Map<string, string>();

  constructor(open: () => TextStore = () => window.localStorage) {
    try {
      this.#store = open();
    } catch {
      this.#store = undefined;
    }
  }

  /** The value kept under a name; neither value nor trouble when nothing was kept. */
  read(name: string): Kept<unknown> {
    if (!this.#store) return { trouble: 'forbidden' };
    let text: string | null;
    try {
      text = this.#store.getItem(prefix + name);
    } catch {
      return { trouble: 'forbidden' };
    }
    if (text === null) return {};
    try {
      const value = JSON.parse(text) as unknown;
      this.#texts.set(name, text);
      return { value };
    } catch {
      return { trouble: 'damaged' };
    }
  }

  /** Keeps a value; undefined when it worked. */
  write(name: string, value: unknown): StorageTrouble | undefined {
    if (!this.#store) return 'forbidden';
    try {
      const text = JSON.stringify(value);
      this.#store.setItem(prefix + name, text);
      this.#texts.set(name, text);
      return undefined;
    } catch (error) {
      return isQuota(error) ? 'full' : 'forbidden';
    }
  }

  /** Whether what is kept under a name is still what was last read or written here. */
  isAsKnown(name: string): boolean {
    try {
      const text = this.#texts.get(name);
      return text !== undefined && this.#store?.getItem(prefix + name) === text;
    } catch {
      return false;
    }
  }

  forget(name: string): void {
    this.#texts.delete(name);
    try {
      this.#store?.removeItem(prefix + name);
    } catch {
      // What cannot be taken away stays.
    }
  }

  /** Tells the names under which another tab keeps something new, as it does so. */
  watch(onchange: (name: string) => void): void {
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key?.startsWith(prefix) && newValue !== null) onchange(key.slice(prefix.length));
    });
  }

  /** Puts a damaged value aside, so that it is neither lost nor met again. */
  setAside(name: string): void {
    try {
      const text = this.#store?.getItem(prefix + name);
      if (text) this.#store?.setItem(`${prefix}damaged/${name}`, text);
    } catch {
      // Nothing more can be done for it; the page goes on without.
    }
    this.forget(name);
  }
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && /quota/i.test(error.name);
}
