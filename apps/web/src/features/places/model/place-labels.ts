import type { Frame } from './route-view.ts';

export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export type LabelLook = 'end' | 'town' | 'district' | 'landmark' | 'water' | 'road';

export type LabelWish = {
  readonly key: string;
  readonly text: string;
  readonly look: LabelLook;
  readonly x: number;
  readonly y: number;
};

export type PlacedLabel = LabelWish & Box;

/** In pixels: the height of a line, what an end’s name has around it, the way from a mark to its name. */
const sizes = { line: 18, padding: 20, endLine: 24, endGap: 13, gap: 5, apart: 3 } as const;
/** How wide letters of 13 pixels are, rather more than less: a name is placed before anybody can measure it. */
const letters = { narrow: 4.6, usual: 7.6, large: 9.6, wide: 12 } as const;
/** One name in so many pixels of the map: more of them and it is a list. */
const pixelsAName = 7_500;

/**
 * Finds room for the names of a map, in the order of what they matter. Two never overlap and none lies on a mark. The ends always have
 * theirs, if need be further away or on the line between them; any other name is left out where there is no room for it.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  frame: Frame,
  marks: readonly Box[],
  lines: readonly Box[] = [],
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  const taken: Box[] = [...marks];
  const isFree = (box: Box) => isWithin(box, frame) && taken.every((other) => !overlaps(box, other));
  const isOffLines = (box: Box) => lines.every((line) => !overlaps(box, line));
  const most = Math.max(4, Math.floor((frame.width * frame.height) / pixelsAName));
  const lastResort = (wish: LabelWish, size: Size) =>
    wish.look === 'end' ? nearestFree(wish, size, frame, taken, placed) : undefined;
  for (const wish of wishes.toSorted((one, other) => Number(other.look === 'end') - Number(one.look === 'end'))) {
    const isEnd = wish.look === 'end';
    if (!isEnd && (placed.length >= most || !isFree(dotOf(wish)))) continue;
    const size = sizeOf(wish, frame);
    const free = boxesAround(wish, size, frame).filter(isFree);
    const [first] = free;
    // A town may lie on a line, its name beside it must not; what is wide, a district or a lagoon, gives way by a line of text.
    const aside = first && !hasDot(wish.look) && !isEnd ? besideLine(first).filter(isFree) : [];
    const box = [...free, ...aside].find(isOffLines) ?? (hasDot(wish.look) ? undefined : first) ?? lastResort(wish, size);
    if (!box) continue;
    placed.push({ ...wish, ...box });
    taken.push(box);
    if (hasDot(wish.look)) taken.push(dotOf(wish));
  }
  return placed;
}

export function hasDot(look: LabelLook): boolean {
  return look === 'town' || look === 'landmark';
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width + sizes.apart &&
    other.left < one.left + one.width + sizes.apart &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** A mark of this radius. */
export function markAt(x: number, y: number, radius: number): Box {
  return { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius };
}

const dotOf = ({ x, y }: LabelWish) => markAt(x, y, 2);

type Size = { readonly width: number; readonly height: number };

function sizeOf({ text, look }: LabelWish, frame: Frame): Size {
  const isEnd = look === 'end';
  const width = widthOf(text) + (isEnd ? sizes.padding : 2);
  // Two ends fit beside each other, whatever they are called.
  return { width: Math.min(width, isEnd ? Math.min(190, frame.width * 0.46) : 190), height: isEnd ? sizes.endLine : sizes.line };
}

function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[mwMW]/.test(letter)) width += letters.wide;
    else if (/[\p{Lu}–]/u.test(letter)) width += letters.large;
    else width += /[fijlrtI .,’'-]/.test(letter) ? letters.narrow : letters.usual;
  }
  return width;
}

/** Where a name may stand, the best place first. The northern end carries its name above, the southern one below. */
function boxesAround({ x, y, look }: LabelWish, { width, height }: Size, frame: Frame): Box[] {
  const box = (left: number, top: number): Box => ({ left, top, width, height });
  const level = y - height / 2;
  const middle = box(x - width / 2, level);
  if (!hasDot(look) && look !== 'end') return [middle];
  const gap = look === 'end' ? sizes.endGap : sizes.gap;
  const above = y - gap - height;
  const below = y + gap;
  const heights = y <= frame.height / 2 ? [above, below] : [below, above];
  const upright = heights.flatMap((top) => [box(x - width / 2, top), box(x - 12, top), box(x + 12 - width, top)]);
  const beside = [box(x + gap, level), box(x - gap - width, level)];
  return look === 'end' ? [...upright, ...beside] : [...beside, ...upright];
}

function besideLine(box: Box): Box[] {
  return [-1, 1, -1.6, 1.6].map((lines) => ({ ...box, top: box.top + lines * box.height }));
}

/** The free place that is nearest, on no mark if that can be. */
function nearestFree({ x, y }: LabelWish, { width, height }: Size, frame: Frame, taken: readonly Box[], names: readonly Box[]) {
  const boxes: Box[] = [];
  for (let top = 0; top + height <= frame.height; top += 8)
    for (let left = 0; left + width <= frame.width; left += 8) boxes.push({ left, top, width, height });
  const away = (box: Box) => Math.hypot(box.left + width / 2 - x, box.top + height / 2 - y);
  const nearestFirst = boxes.sort((one, other) => away(one) - away(other));
  const isClear = (others: readonly Box[]) => (box: Box) => others.every((other) => !overlaps(box, other));
  return nearestFirst.find(isClear(taken)) ?? nearestFirst.find(isClear(names));
}

function isWithin({ left, top, width, height }: Box, frame: Frame): boolean {
  return left >= 2 && top >= 2 && left + width <= frame.width - 2 && top + height <= frame.height - 2;
}
