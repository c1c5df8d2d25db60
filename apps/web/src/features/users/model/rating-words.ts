import { formatNumber } from '../../../ui/format-number.ts';

/** “12 ratings”. */
export function ratingCount(count: number): string {
  return count === 1 ? '1 rating' : `${formatNumber(count)} ratings`;
}

/** Most stars first, each with how many gave it and which part of all that is. */
export function starRows(stars: readonly number[]): { readonly stars: number; readonly count: number; readonly share: number }[] {
  const all = stars.reduce((sum, count) => sum + count, 0);
  return [5, 4, 3, 2, 1].map((number) => {
    const count = stars[number - 1] ?? 0;
    return { stars: number, count, share: all === 0 ? 0 : count / all };
  });
}
