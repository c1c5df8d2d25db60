import type { Point } from './read-outline.ts';

/** Whether a point lies within a ring: a line from it crosses the ring an odd number of times. */
export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  return (
    ring.filter(([x1, y1], at) => {
      const [x2, y2] = ring.at(at - 1) ?? [x1, y1];
      return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    }).length %
      2 ===
    1
  );
}
