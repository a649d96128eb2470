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

/** In the older of its two forms as it is, in the newer one in base64. */
function patternOf(code: string): string {
  if (/[%.]/.test(code)) return percent(code);
  try {
    return atob(code.replaceAll('-', '+').replaceAll('_', '/'));
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
