/** A colour as a shop names it: `#0b6b45`. */
export const colourPattern = /^#[0-9a-f]{6}$/;

/** The paper and the text of the tracking page, by day and by night. */
export const pageColours = { light: { paper: '#ffffff', ink: '#17211b' }, dark: { paper: '#18211b', ink: '#edf2ec' } } as const;

/** What text needs before its background (WCAG 2.2, AA). */
export const leastContrast = 4.5;

/** Red, green and blue, from 0 to 255. */
function partsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

const weights = [0.2126, 0.7152, 0.0722] as const;

function luminance(colour: string): number {
  return partsOf(colour).reduce((sum, part, index) => sum + linear(part / 255) * (weights[index] ?? 0), 0);
}

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

/** From 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

/** Text that can be read on any colour: one of the two always can. */
export function textOn(colour: string): '#ffffff' | '#000000' {
  return contrast(colour, '#ffffff') >= leastContrast ? '#ffffff' : '#000000';
}

/** The colour as text on this background: itself where it can be read, else as much darker or lighter as it takes. */
export function asTextOn(colour: string, background: string): string {
  const towards = textOn(background) === '#000000' ? 0 : 255;
  for (let share = 0; share <= 1; share += 0.05) {
    const mixed = `#${partsOf(colour)
      .map((part) =>
        Math.round(part + (towards - part) * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
    if (contrast(mixed, background) >= leastContrast) return mixed;
  }
  return textOn(background);
}
