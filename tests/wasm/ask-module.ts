import type { RawLimits } from '../../site/src/engine/module/raw-answers.ts';
import type { RawWork } from '../../site/src/engine/module/raw-logic.ts';
import type { WasmModule } from '../../site/src/engine/module/module.ts';

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t' };

/** The fields of a request; \n, \r, \t and \\ stand for what they do in TypeScript. */
export function fieldsOf(request: string): string[] {
  return request
    .split('\t')
    .map((field) => field.replaceAll(/\\(.)/g, (_, code: string) => escapes[code] ?? code));
}

function limitsOf([solutions, nodes, milliseconds]: readonly string[]): RawLimits {
  return {
    solutions: Number(solutions ?? 0),
    nodes: Number(nodes ?? 0),
    milliseconds: Number(milliseconds ?? 0),
  };
}

/** Digits entered, and candidates left open with spaces between them. */
function workOf(entered: string, open: string): RawWork {
  return { entered, open: open === '' ? [] : open.split(' ').map(Number) };
}

function askFor(module: WasmModule, [name = '', ...fields]: readonly string[]): unknown {
  const [first = '', second = '', third = '', fourth = ''] = fields;
  const search = { puzzle: first, algorithm: second, order: third, singles: fourth === 'singles' };
  switch (name) {
    case 'solve':
    case 'count':
    case 'first':
    case 'candidates':
    case 'contradiction':
      return module[name](first, limitsOf(fields.slice(1)), null);
    case 'count_part': {
      const part = { number: Number(second), of: Number(third), way: fourth };
      return module.count_part(first, part, limitsOf(fields.slice(4)), null);
    }
    case 'enumerate':
      return module.enumerate(
        first,
        Number(second),
        Number(third),
        limitsOf(fields.slice(3)),
        null,
      );
    case 'export_text':
      return module.export_text(first, second);
    case 'prove':
      return module.prove(first, second);
    case 'inspect':
    case 'peers':
    case 'import_text':
      return module[name](first);
    case 'describe':
      return module.describe();
    case 'watch': {
      const [position, goal = '', depth, budget, ahead] = fields.slice(4);
      return module.watch(search, {
        position: Number(position ?? 0),
        goal,
        depth: Number(depth ?? 0),
        budget: Number(budget ?? 0),
        ahead: Number(ahead ?? 0),
      });
    }
    case 'search_tree':
      return module.search_tree(search, Number(fields[4]));
    case 'generate': {
      const [seed, number, least, most, minimal, symmetry = '', level = ''] = fields.slice(1);
      const wish = {
        seed: Number(seed),
        number: Number(number),
        least_givens: Number(least),
        most_givens: Number(most),
        minimal: minimal === 'minimal',
        symmetry,
        level,
        needs: fields[8] ?? '',
        without: fields[9] ?? '',
      };
      return module.generate(first, wish, limitsOf(fields.slice(10)), null);
    }
    case 'hint':
      return module.hint(first, workOf(second, third), fourth, limitsOf(fields.slice(4)));
    case 'path':
      return module.path(first, workOf(second, third), fields[3] ?? '', limitsOf(fields.slice(4)));
    case 'grade':
      return module.grade(first, limitsOf(fields.slice(1)));
    case 'steps':
      return module.steps(first, Number(second));
    default:
      return 'no such request';
  }
}

/** Milliseconds, and the number of nodes (not the nodes of a search tree). */
function isEffort(key: string, value: unknown): boolean {
  return key === 'milliseconds' || (key === 'nodes' && typeof value === 'number');
}

/** The module's reply as JSON, without its effort, which changes from time to time. */
export function askModule(module: WasmModule, request: string): string {
  const reply = askFor(module, fieldsOf(request));
  return JSON.stringify(reply, (key, value: unknown) => {
    if (isEffort(key, value)) return undefined;
    return value instanceof Int32Array ? [...value] : value;
  });
}
