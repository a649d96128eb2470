import type { Plugin } from 'vite';

/**
 * Makes imports at a later time into imports at once, for a page that brings everything anyway:
 * without it the bundler wraps every part in a function of its own, and the page grows by 15 kB.
 */
export function onePiece(): Plugin {
  return {
    name: 'ninefold:one-piece',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id.includes('node_modules')) return undefined;
      const imports: string[] = [];
      const changed = code.replace(/\bimport\((['"`])([^'"`]+)\1\)/g, (_, __, path: string) => {
        const name = `brought_${imports.length}`;
        // Of a component only this is asked for, and then no object with all names is needed.
        const component = path.endsWith('.svelte');
        imports.push(`import ${component ? name : `* as ${name}`} from ${JSON.stringify(path)};`);
        return `Promise.resolve(${component ? `{ default: ${name} }` : name})`;
      });
      return imports.length === 0 ? undefined : { code: imports.join('') + changed, map: null };
    },
  };
}
