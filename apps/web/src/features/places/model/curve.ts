type Dot = readonly [x: number, y: number];

/** A smooth line through all of the points (Catmull and Rom’s): water and roads have no corners. */
export function curveOf(points: readonly Dot[], isClosed: boolean): string {
  const [first] = points;
  if (!first) return '';
  const last = points.length - 1;
  const at = (index: number): Dot =>
    (isClosed ? points.at(index % points.length) : points[Math.min(Math.max(index, 0), last)]) ?? first;
  const parts = [`M${spell(first)}`];
  for (let index = 0; index < (isClosed ? points.length : last); index += 1) {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    parts.push(`C${spell(towards(start, before, end, 1))} ${spell(towards(end, start, after, -1))} ${spell(end)}`);
  }
  return `${parts.join('')}${isClosed ? 'Z' : ''}`;
}

/** The handle of a point, along the way from its neighbour to the other one. */
function towards([x, y]: Dot, [x1, y1]: Dot, [x2, y2]: Dot, sign: 1 | -1): Dot {
  return [x + (sign * (x2 - x1)) / 6, y + (sign * (y2 - y1)) / 6];
}

function spell([x, y]: Dot): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
