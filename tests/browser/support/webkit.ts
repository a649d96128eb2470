import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

const driver = '/usr/bin/WebKitWebDriver';
const displayMaker = '/usr/bin/xvfb-run';
const libraries = '/usr/lib/x86_64-linux-gnu';

/** WebKitGTK's own small browser, which its driver drives. */
function miniBrowser(): string | undefined {
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .filter((name) => name.startsWith('webkit2gtk-'))
    .map((name) => `${libraries}/${name}/MiniBrowser`)
    .find((path) => existsSync(path));
}

/** Whether WebKit can be driven here: it needs its driver, its browser and a display. */
export function hasWebKit(): boolean {
  return existsSync(driver) && existsSync(displayMaker) && miniBrowser() !== undefined;
}

/** What the driver answers, in the words of WebDriver. */
interface Answer {
  readonly value: unknown;
}

/** A page in WebKit. Nobody can read its console: only what the page itself says counts. */
export interface WebKitPage {
  goto(url: string): Promise<void>;
  /** Runs a function in the page; it must not use anything from around it. */
  evaluate<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Starts WebKit on a display of its own; see `hasWebKit`. */
export async function openWebKit(): Promise<WebKitPage> {
  const port = await freePort();
  const child = spawn(displayMaker, ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // The sandbox of the page's process needs rights that a test runner may not have.
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });

  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid);
  };

  try {
    for (let tries = 0; ; tries++) {
      const answer = await call('GET', '/status').catch(() => undefined);
      if (answer !== undefined) break;
      if (tries > 100) throw new Error('the driver of WebKit does not start');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const session = (await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
        },
      },
    })) as { sessionId: string };
    const path = `/session/${session.sessionId}`;
    return {
      goto: async (url) => void (await call('POST', `${path}/url`, { url })),
      evaluate: async <Result>(work: () => Result | Promise<Result>) => {
        const script = `const done = arguments[0];
          new Promise((go) => go((${work.toString()})()))
            .then((result) => done({ result }), (error) => done({ error: String(error) }));`;
        const answer = (await call('POST', `${path}/execute/async`, { script, args: [] })) as {
          result: Result;
          error?: string;
        };
        if (answer.error !== undefined) throw new Error(answer.error);
        return answer.result;
      },
      close: async () => {
        await call('DELETE', path).catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
