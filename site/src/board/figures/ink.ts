/** The colours of drawings by the light of the board. */

const known = new Map<string, string>();

/**
 * A colour on a dark board: of the same hue, and as far from the board's as it was from white. Black is
 * nearly white there, white is the board, and a light grey line still stands out.
 */
export function onDark(colour: string): string {
  // A puzzle has hundreds of drawings in a few colours.
  const found = known.get(colour) ?? darkOf(colour);
  if (known.size < 1000) known.set(colour, found);
  return found;
}

function darkOf(colour: string): string {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const most = Math.max(...parts);
  const least = Math.min(...parts);
  const light = (most + least) / 2;
  const range = most - least;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * light - 1));
  const hue = hueOf(parts, most, range);
  const target = darkLight(light);
  // Bright colours on dark glare.
  return `${hexOf(hue, Math.min(saturation, 0.75), target)}${colour.slice(7)}`;
}

function darkLight(light: number): number {
  if (light > 0.97) return 0.11;
  if (light >= 0.5) return 0.3 + (0.97 - light) * 0.7;
  return 0.63 + (0.5 - light) * 0.64;
}

function hueOf([red = 0, green = 0, blue = 0]: readonly number[], most: number, range: number) {
  if (range === 0) return 0;
  if (most === red) return (((green - blue) / range + 6) % 6) * 60;
  return most === green ? ((blue - red) / range + 2) * 60 : ((red - green) / range + 4) * 60;
}

function hexOf(hue: number, saturation: number, light: number): string {
  const reach = saturation * Math.min(light, 1 - light);
  const part = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    const value = light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
