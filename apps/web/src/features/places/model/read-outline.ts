export type Point = readonly [longitude: number, latitude: number];

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Lines of a map from their letters: the reverse of scripts/generate/outlines.ts. */
export function readOutline(text: string, scale: number): Point[][] {
  return text.split(' ').map((line) => {
    const numbers = readNumbers(line);
    const points: Point[] = [];
    let longitude = 0;
    let latitude = 0;
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      longitude += numbers[at] ?? 0;
      latitude += numbers[at + 1] ?? 0;
      points.push([longitude / scale, latitude / scale]);
    }
    return points;
  });
}

function readNumbers(line: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of line) {
    const bits = letters.indexOf(letter);
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits >= 32) continue;
    numbers.push(value & 1 ? -(value + 1) / 2 : value / 2);
    value = 0;
    shift = 0;
  }
  return numbers;
}
