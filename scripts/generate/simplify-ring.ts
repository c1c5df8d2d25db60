export type Point = readonly [longitude: number, latitude: number];
export type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** The part of a ring that lies in a box (Sutherland and Hodgman: one side after the other). */
export function clipRing(ring: readonly Point[], { west, south, east, north }: Box): Point[] {
  const sides: readonly (readonly [axis: 0 | 1, limit: number, isInside: (value: number) => boolean])[] = [
    [0, west, (value) => value >= west],
    [0, east, (value) => value <= east],
    [1, south, (value) => value >= south],
    [1, north, (value) => value <= north],
  ];
  return sides.reduce<Point[]>(
    (points, [axis, limit, isInside]) =>
      points.flatMap((point, at) => {
        const before = points.at(at - 1) ?? point;
        const crossing = isInside(point[axis]) === isInside(before[axis]) ? [] : [crossingAt(before, point, axis, limit)];
        return isInside(point[axis]) ? [...crossing, point] : crossing;
      }),
    [...ring],
  );
}

function crossingAt(one: Point, other: Point, axis: 0 | 1, limit: number): Point {
  const share = (limit - one[axis]) / (other[axis] - one[axis]);
  return [one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])];
}

/** Leaves out points that nobody would miss at this tolerance, in degrees (Douglas and Peucker). */
export function thin(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let distance = 0;
  for (let at = 1; at < line.length - 1; at += 1) {
    const here = distanceTo(line[at] ?? first, first, last);
    if (here > distance) [farthest, distance] = [at, here];
  }
  if (distance <= tolerance) return [first, last];
  return [...thin(line.slice(0, farthest + 1), tolerance), ...thin(line.slice(farthest), tolerance).slice(1)];
}

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}
