import { createReadStream, existsSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The built page; `NINEFOLD_PAGE` names another folder, relative to the top one. */
export const distFolder = fileURLToPath(
  new URL(`../../../${process.env['NINEFOLD_PAGE'] ?? 'dist'}/`, import.meta.url),
);

/** The built page that is to be hosted. */
export const hostFolder = join(distFolder, 'host/');

/** The built page as one opens it from disk. */
export const fileUrl = pathToFileURL(join(distFolder, 'index.html')).href;

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A static host, as plain as the plainest: one folder under a sub-path, no special headers. */
export interface SiteServer {
  /** Where the page is, with a slash at the end. */
  readonly url: string;
  /** The paths asked for so far. */
  readonly requests: readonly string[];
  /** Stops answering; what was open is cut. */
  stop(): Promise<void>;
}

function send(
  response: ServerResponse,
  folder: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): void {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  if (!file.startsWith(normalize(folder + sep)) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    return;
  }
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
    ...headers,
  });
  createReadStream(file).pipe(response);
}

/**
 * Serves `folder` under `subPath` on a free port, by number: not every machine knows a name for itself, and
 * browsers trust the number as they trust `localhost`. Pages under other paths are 404, so that a
 * page that asks for anything outside its sub-path fails. `headers` go with every file.
 */
export async function serveSite(
  folder = hostFolder,
  subPath = '/some/where/',
  headers: Readonly<Record<string, string>> = {},
): Promise<SiteServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
    requests.push(path);
    if (path.startsWith(subPath)) send(response, folder, path.slice(subPath.length - 1), headers);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('outside the sub-path');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${subPath}`,
    requests,
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}
