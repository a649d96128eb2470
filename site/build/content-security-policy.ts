import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

/** The `'sha256-…'` source expression under which a policy lets an inline script or style run. */
function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/**
 * What a policy has to allow for every element of that name: the hash of an inline one, `'self'`
 * for one in its own file.
 */
function sourcesOf(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g');
  const sources = [...html.matchAll(pattern)].map(([, attributes, content]) =>
    /\ssrc=/.test(attributes ?? '') ? `'self'` : hashSource(content ?? ''),
  );
  return sources.length === 0 ? [`'none'`] : [...new Set(sources)];
}

/**
 * The strictest policy under which the page works from disk and hosted, in every engine tried:
 * nothing runs but the page's own scripts and styles, known by their hashes or as the host's own
 * files; workers come from the page itself (a blob, or the file beside a hosted page where blobs
 * are refused); nothing is ever fetched by script.
 */
function policyFor(html: string, files: readonly string[]): string {
  const hasStyleFiles = files.some((name) => name.endsWith('.css'));
  const hasFontFiles = files.some((name) => name.endsWith('.woff2'));
  return [
    `default-src 'none'`,
    `script-src ${sourcesOf(html, 'script').join(' ')} 'wasm-unsafe-eval'`,
    `style-src ${sourcesOf(html, 'style').join(' ')}${hasStyleFiles ? ` 'self'` : ''}`,
    `worker-src blob: data: 'self'`,
    `img-src data: blob: 'self'`,
    `font-src ${hasFontFiles ? `'self'` : 'data:'}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

/** Writes the policy into the built page; runs last, because it hashes what is really there. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'ninefold:content-security-policy',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build made no index.html');
        const html = String(page.source);
        const tag = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html, Object.keys(bundle))}" />`;
        // Before every script and style: a policy governs only what comes after it.
        page.source = html.replace(/<meta charset="utf-8"\s*\/?>/, (charset) => charset + tag);
        if (page.source === html) throw new Error('index.html has no <meta charset="utf-8">');
      },
    },
  };
}
