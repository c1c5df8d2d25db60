/** `Math.min` knows numbers only. */
export function smallerOf(one: bigint, other: bigint): bigint {
  if (one < other) return one;
  return other;
}
