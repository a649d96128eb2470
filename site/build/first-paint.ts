import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { Plugin, PluginOption } from 'vite';
import { build } from 'vite';

import { bundleScript } from './bundle-script.ts';

const sourceOf = (name: string) => fileURLToPath(new URL(`../src/first/${name}`, import.meta.url));

/**
 * Shows the drawing when all of it has come: parts of it would move as others arrive. By the second
 * frame after that it has been painted, and look.css lets the font be fetched.
 */
const show =
  `document.getElementById('app').hidden=false;` +
  `requestAnimationFrame(()=>requestAnimationFrame(()=>document.documentElement.dataset.painted=''))`;

/** Runs the module that draws the page, made by the same plugins as the page itself. */
async function drawnPage(plugins: PluginOption[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins,
    ssr: { noExternal: true },
    build: {
      ssr: sourceOf('draw.ts'),
      write: false,
      // What reads other programs' puzzles draws nothing.
      rolldownOptions: {
        external: ['virtual:ninefold-reader'],
        output: { codeSplitting: false },
      },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (output === undefined || !('output' in output)) throw new Error('the page was not drawn');
  const [{ code }] = output.output;
  const module = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const { draw } = (await import(module)) as { draw: () => string };
  return draw();
}

/** A style of the folder of assets, moved into the page above it. */
function besideThePage(css: string): string {
  return css.replaceAll('url(./', 'url(./assets/');
}

/**
 * Tells a part of the page that is loaded later, and shares these styles with the first view, that
 * they are here: it looks for this element before it asks the host. What is disabled is not fetched.
 */
const alreadyHere = (name: string) => `<link rel="stylesheet" href="./${name}" disabled>`;

/** A style without its comments and blanks. */
function squeezed(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Puts the page as it first looks into index.html, and all its styles, so that a visitor sees it
 * with the first answer of the host; scripts come later, and bring it to life. `plugins` make
 * modules of components.
 */
export function firstPaint(plugins: () => PluginOption[]): Plugin {
  return {
    name: 'ninefold:first-paint',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build made no index.html');
        const html = String(page.source);
        const links = [...html.matchAll(/<link rel="stylesheet"[^>]*? href="\.\/([^"]+)">/g)];
        if (links.length === 0) throw new Error('index.html has no styles');
        const styles = links.map(([link, name = '']) => {
          const file = bundle[name];
          if (file?.type !== 'asset') throw new Error(`index.html has no ${name}`);
          delete bundle[name];
          return { link, name, text: besideThePage(String(file.source).trim()) };
        });
        const look = await bundleScript(sourceOf('look.ts'));
        const lookStyle = squeezed(await readFile(sourceOf('look.css'), 'utf8'));
        const all = styles.map(({ text }) => text).join('');
        const drawn = await drawnPage(plugins());
        const parts: [string, string][] = [
          // One element, in their order: the policy names each by a hash, which does not pack.
          ...styles.map(({ link, name }, at): [string, string] => [
            link,
            (at === 0 ? `<script>${look.trim()}</script><style>${all}${lookStyle}</style>` : '') +
              alreadyHere(name),
          ]),
          [
            '<div id="app"></div>',
            `<div id="app" inert hidden>${drawn}</div><script>${show}</script>`,
          ],
        ];
        const painted = parts.reduce((text, [place, content]) => {
          if (!text.includes(place)) throw new Error(`index.html has no ${place}`);
          return text.replace(place, () => content);
        }, html);
        // Scripts must not hold up the rest of what is to be painted.
        page.source = painted.replace(
          /<script type="module"|<link rel="modulepreload"/g,
          (element) => `${element} fetchpriority="low"`,
        );
      },
    },
  };
}
