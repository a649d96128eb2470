/**
 * A page in some browser, with what both drivers can do under one name. Whatever is not here
 * belongs to one driver; `chromium.ts` and `firefox.ts` hand out their own pages too.
 */
export interface TestPage {
  goto(url: string): Promise<void>;
  /** Runs a function in every document to come, before its own scripts. */
  prepare<Argument>(work: (argument: Argument) => void, argument: Argument): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; it must not use anything from around it. */
  evaluate<Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Waits until the function returns something true, looking every frame. */
  waitFor<Argument>(
    condition: (argument: Argument) => unknown,
    argument: Argument,
    milliseconds?: number,
  ): Promise<void>;
  click(selector: string): Promise<void>;
  /** One key, by its name: `Enter`, `ArrowLeft`, `5`; with modifiers `Control+Enter`. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG, written to the path. */
  screenshot(path: `${string}.png`): Promise<void>;
  /**
   * Everything that should not have happened since the page was opened: errors and warnings on
   * the console, uncaught errors, violations of the content security policy, requests to
   * anywhere but the page's own host.
   */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface TestBrowser {
  readonly name: string;
  /** A page with storage of its own. */
  newPage(): Promise<TestPage>;
  close(): Promise<void>;
}

/** Where, inside the page, violations are kept: the console does not name them all. */
export const violationsKey = 'ninefoldTestViolations';

/** Runs in the page before its own scripts. */
export function watchViolations(key: string): void {
  const violations: string[] = [];
  Object.defineProperty(globalThis, key, { value: violations });
  document.addEventListener('securitypolicyviolation', (event) => {
    violations.push(`policy: ${event.effectiveDirective} refused ${event.blockedURI}`);
  });
}

/**
 * Runs in the page before its own scripts: as if somebody had been here before, so that no puzzle of
 * the day comes, and had opened all groups of controls. Who comes for the first time takes it away
 * again, with `comeFirst`.
 *
 * Not before the page has been read, though: a script that asks for the storage of a file earlier
 * than that is now and then given another one by a busy Chromium, and so is the whole page then.
 */
export function comeAgain(): void {
  const come = () => {
    try {
      if (localStorage.length > 0) return;
      localStorage.setItem('ninefold/1/library', '[]');
      localStorage.setItem('ninefold/1/settings', '{"openGroups":"solver puzzle setter rules"}');
    } catch {
      // Where nothing can be kept nobody is taken for new.
    }
  };
  document.addEventListener('readystatechange', come, { once: true });
}

/** Runs in the page after `comeAgain`, and takes back what that said. */
export function comeFirst(): void {
  const come = () => {
    // Once: after a reload the page has been here, even where it has kept no puzzle.
    if (sessionStorage.getItem('came')) return;
    sessionStorage.setItem('came', 'yes');
    if (localStorage.getItem('ninefold/1/library') === '[]') localStorage.clear();
  };
  document.addEventListener('readystatechange', come, { once: true });
}

/** Whether a request stays with the page: its own host, or no host at all. */
export function staysHome(url: string): boolean {
  return /^(file|data|blob|about):/.test(url) || /^http:\/\/127\.0\.0\.1[:/]/.test(url);
}
