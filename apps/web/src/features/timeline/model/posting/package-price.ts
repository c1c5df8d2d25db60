export type PriceRange = { readonly low: number; readonly high: number };

/** The lowest, the middle and the highest of a range, in figures people say, each within what may be asked. */
export function proposedPrices(
  range: PriceRange | undefined,
  { lowest, highest }: { readonly lowest: number; readonly highest: number },
): number[] {
  if (!range) return [];
  const { low, high } = range;
  const within = (value: number) => Math.min(highest, Math.max(lowest, value));
  return [...new Set([within(low), within(rounded((low + high) / 2, high)), within(high)])];
}

/** To hundreds, tens or ones, by how large it is; never above the range. */
function rounded(value: number, most: number): number {
  const step = value >= 1000 ? 100 : value >= 100 ? 10 : 1;
  return Math.min(most, Math.round(value / step) * step);
}
