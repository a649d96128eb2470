import type { Plugin } from 'vite';

/** Svelte's variables that nothing in this page ever sets, by the module they are in. */
const constants = new Map<string, readonly string[]>([
  ['/svelte/src/internal/client/dom/hydration.js', ['hydrating']],
  [
    '/svelte/src/internal/flags/index.js',
    ['async_mode_flag', 'legacy_mode_flag', 'tracing_mode_flag'],
  ],
]);

/** Where Svelte makes objects of state that notice what changes inside them. */
const proxies = '/svelte/src/internal/client/proxy.js';
const proxy = 'export function proxy(value) {';

/** A part of a function of Svelte that never runs in this page. */
interface Idle {
  readonly module: string;
  readonly from: string;
  /** Stays; what is between goes, `instead` of which stands what is left of it. */
  readonly to: string;
  readonly instead: string;
}

const idle: readonly Idle[] = [
  // Waits for what components await, which the compiler refuses unless it is switched on.
  {
    module: '/svelte/src/internal/client/reactivity/async.js',
    from: '\tif (async.length === 0 && pending.length === 0) {',
    to: '\n}\n',
    instead: '\tfn(deriveds);',
  },
  // Reads a style attribute beside `style:` directives.
  {
    module: '/svelte/src/internal/shared/attributes.js',
    from: '\t\tif (value) {\n\t\t\t// strip comments',
    to: '\t\tif (normal_styles) {\n\t\t\tnew_style',
    instead: '',
  },
];

function withoutIdle(code: string, { from, to, instead }: Idle): string | undefined {
  const start = code.indexOf(from);
  const end = code.indexOf(to, start);
  return start < 0 || end < 0 ? undefined : code.slice(0, start) + instead + code.slice(end);
}

/**
 * Makes constants of them, so that the bundler can leave out all of Svelte that takes over a page
 * written by a server, and what is for components of older versions: 6 kB that never run here.
 * It cannot find that out by itself, because Svelte has functions that would set them. The page's
 * objects of state never change inside (they are `$state.raw`), so what would notice that, 2 kB, is
 * left out too; a `$state` that begins with an object or a list stops the build, and so does a style
 * attribute, what reads which is among the `idle` parts that are left out.
 */
export function neverHydrated(): Plugin {
  return {
    name: 'ninefold:never-hydrated',
    apply: 'build',
    transform(code, id) {
      if (id.endsWith(proxies)) {
        if (!code.includes(proxy)) this.error(`Svelte no longer has "${proxy}"`);
        return { code: code.replace(proxy, `${proxy} return value;`), map: null };
      }
      if (/\$\.proxy\(/.test(code)) this.error('an object of state that is no $state.raw');
      if (/\$\.set_style\(\w+, (?!''|"")/.test(code))
        this.error('a style attribute beside directives');
      const part = idle.find(({ module }) => id.endsWith(module));
      if (part) {
        const rest = withoutIdle(code, part);
        if (rest === undefined) this.error(`Svelte no longer has "${part.from}"`);
        return { code: rest, map: null };
      }
      const names = [...constants].find(([module]) => id.endsWith(module))?.[1];
      if (names === undefined) return undefined;
      let changed = code;
      for (const name of names) {
        const declaration = `export let ${name} = false;`;
        if (!changed.includes(declaration)) this.error(`Svelte no longer has "${declaration}"`);
        changed = changed
          .replace(declaration, `export const ${name} = false;`)
          .replace(new RegExp(`^\\s*${name} = \\w+;$`, 'gm'), '');
      }
      return { code: changed, map: null };
    },
  };
}
