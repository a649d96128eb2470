/** What a rule that is written in a code says of itself: the names its setter gave, or its pattern. */

const named = ['NFA', 'Pair', 'PairX', 'Binary', 'BinaryX'];

/** Empty where there is nothing that a person could read; `text` is the rule as it is written. */
export function saidInCode(kind: string, text: string): string {
  const [code = '', ...others] = text.split('~').slice(1);
  if (kind === 'Regex') return patternOf(code);
  if (!named.includes(kind)) return '';
  const names = others
    .filter((argument) => /^_./.test(argument))
    .map((name) => percent(name.slice(1)));
  return [...new Set(names)].map((name) => `“${name}”`).join(', ');
}

/** The pattern of a regular expression as its rule has it. */
export function codeOfPattern(pattern: string): string {
  const bytes = new TextEncoder().encode(pattern);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** In the older of its two forms as it is, in the newer one in base64. */
export function patternOf(code: string): string {
  if (/[%.]/.test(code)) return percent(code);
  try {
    const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return '';
  }
}

function percent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
