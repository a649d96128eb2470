/**
 * The rules of a variant, one by one. Their text is made where a puzzle leaves the page, and read where
 * one comes in (core/formats/iss/described_variant.hpp is the one definition of it).
 */

/** One rule of a variant: a kind of the core, and its arguments. Never changed in place. */
export interface Item {
  /** Stays with the rule when it is changed, and is no other rule's of the puzzle. */
  readonly id: string;
  /** The core's name of its kind. */
  readonly kind: string;
  /** As they are written, in the order of the kind's parameters: see named() in schema.ts. */
  readonly arguments: readonly string[];
  /** The rules within a block. */
  readonly parts?: readonly Item[];
  /** A number that it needs is missing: it is drawn, and part of no text. */
  readonly isUnfinished?: true;
  /** Of a diagonal: its clue is drawn at the end that does not name it. No text says so. */
  readonly isAtOtherEnd?: true;
}

const blocks: readonly string[] = ['Or', 'And', 'Replicate'];

/**
 * The items of a constraint text, `.Cage~10~R1C1~R1C2`; each has its number in the text as id. Undefined
 * where blocks and their ends do not match.
 */
export function readItems(text: string): readonly Item[] | undefined {
  const [before, ...pieces] = text.split('.');
  if (before !== '') return undefined;
  const whole: Item[] = [];
  const open: { readonly block: Item; readonly around: Item[] }[] = [];
  let level = whole;
  let number = 0;
  for (const piece of pieces) {
    if (piece === '') continue;
    const [name = '', ...written] = piece.split('~');
    if (name === 'End') {
      number++;
      const last = open.pop();
      if (!last) return undefined;
      const block = { ...last.block, parts: level };
      level = last.around;
      level.push(block);
      continue;
    }
    const item = { id: String(++number), kind: name || 'Given', arguments: written };
    if (!blocks.includes(name)) {
      level.push(item);
      continue;
    }
    open.push({ block: item, around: level });
    level = [];
  }
  return open.length === 0 ? whole : undefined;
}

/** The constraint text of items; of those that are unfinished nothing. */
export function writeItems(items: readonly Item[]): string {
  return items.map(writeItem).join('');
}

function writeItem(item: Item): string {
  const { kind, arguments: written, parts, isUnfinished } = item;
  if (isUnfinished) return '';
  const name = kind === 'Given' && written.length > 0 ? '' : kind;
  const own = `.${[name, ...written].join('~')}`;
  return parts || blocks.includes(kind) ? `${own}${writeItems(parts ?? [])}.End` : own;
}

/** A constraint text as it stands in a description. Every character is one byte of it. */
export function escapedItems(text: string): string {
  return [...text].map(escaped).join('');
}

/** The opposite; undefined for what is not written so. */
export function unescapedItems(text: string): string | undefined {
  if (!/^(?:[\w.!-]|\*[\dA-F]{2})*$/i.test(text)) return undefined;
  return text
    .replaceAll('!', '~')
    .replace(/\*(..)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

function escaped(character: string): string {
  if (/[\w.-]/.test(character)) return character;
  if (character === '~') return '!';
  return `*${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
