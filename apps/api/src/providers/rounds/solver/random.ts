export type Random = {
  /** At least 0 and less than 1. */
  next(): number;
  /** A whole number, at least 0 and less than `end`. */
  below(end: number): number;
};

/** Mulberry32: the same numbers for the same seed, so that a plan can be made again. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, below: (end) => Math.floor(next() * end) };
}
