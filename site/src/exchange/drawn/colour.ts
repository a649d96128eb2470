import type { Colour } from '../../puzzle/drawing.ts';
import type { Data } from '../payload/loose-json.ts';

/**
 * A colour as `#rrggbb` or `#rrggbbaa`, of hexadecimal digits in any of their forms or of `rgb(…)`;
 * undefined for anything else, and for one that nobody could see.
 */
export function colourOf(data: Data | undefined): Colour | undefined {
  if (typeof data !== 'string' && typeof data !== 'number') return undefined;
  const text = String(data).trim().toLowerCase();
  const colour = ofHex(text) ?? ofNumbers(text);
  return colour?.endsWith('00') && colour.length === 9 ? undefined : colour;
}

/** SudokuPad leaves the # out, and writes #0 for #000000. */
function ofHex(text: string): Colour | undefined {
  const [, digits = ''] = /^#?([\da-f]{1,8})$/.exec(text) ?? [];
  switch (digits.length) {
    case 1:
      return `#${digits.repeat(6)}`;
    case 3:
    case 4:
      return opaque(`#${[...digits].map((digit) => digit + digit).join('')}`);
    case 6:
    case 8:
      return opaque(`#${digits}`);
    default:
      return undefined;
  }
}

function ofNumbers(text: string): Colour | undefined {
  const [, inside = ''] = /^rgba?\(([\d.,\s/]{5,40})\)$/.exec(text) ?? [];
  const [red, green, blue, alpha = 1] = inside.split(/[\s,/]+/).map(Number);
  const parts = [red, green, blue, alpha * 255].map(Math.round as (part?: number) => number);
  if (!parts.every((part) => part >= 0 && part <= 255)) return undefined;
  return opaque(`#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
}

/** The same colour whether or not somebody wrote that it is opaque. */
function opaque(colour: Colour): Colour {
  return colour.length === 9 && colour.endsWith('ff') ? colour.slice(0, 7) : colour;
}
