import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dotsOfBow, marksAlong } from './map-labels.ts';
import { type LabelWish, markAt, overlaps, placeLabels } from './place-labels.ts';

const frames = fc.record({ width: fc.integer({ min: 260, max: 1200 }), height: fc.integer({ min: 139, max: 800 }) });
const looks = ['town', 'district', 'landmark', 'water', 'road'] as const;
const share = fc.double({ min: 0, max: 1, noNaN: true });
const wish = fc.record({ text: fc.string({ minLength: 1, maxLength: 40 }), look: fc.constantFrom(...looks), x: share, y: share });
const end = fc.record({ text: fc.string({ minLength: 1, maxLength: 60 }), x: share, y: share });

describe('the names of a map', () => {
  it('never lie on each other or on a mark, stay on the map, and every end has its own', () => {
    fc.assert(
      fc.property(
        frames,
        fc.array(end, { minLength: 1, maxLength: 4 }),
        fc.array(wish, { maxLength: 60 }),
        ({ width, height }, ends, others) => {
          const at = <T extends { x: number; y: number }>(spot: T) => ({ ...spot, x: spot.x * width, y: spot.y * height });
          const wishes: LabelWish[] = [
            ...others.map((other, index) => ({ ...at(other), key: `other ${index}` })),
            ...ends.map((one, index) => ({ ...at(one), look: 'end' as const, key: `end ${index}` })),
          ];
          const marks = wishes.filter(({ look }) => look === 'end').map(({ x, y }) => markAt(x, y, 8));
          const placed = placeLabels(wishes, { width, height }, marks);
          for (const [index, one] of placed.entries()) {
            for (const other of placed.slice(index + 1)) expect(overlaps(one, other), `${one.key}, ${other.key}`).toBe(false);
            if (one.look !== 'end') for (const mark of marks) expect(overlaps(one, mark)).toBe(false);
            expect(one.left).toBeGreaterThanOrEqual(0);
            expect(one.top).toBeGreaterThanOrEqual(0);
            expect(one.left + one.width).toBeLessThanOrEqual(width);
            expect(one.top + one.height).toBeLessThanOrEqual(height);
          }
          expect(placed.filter(({ look }) => look === 'end')).toHaveLength(ends.length);
        },
      ),
    );
  });

  const frame = { width: 600, height: 320 };
  const named = (text: string, x: number, y: number, look: LabelWish['look'] = 'town') => ({ key: text, text, look, x, y });
  const texts = (...wishes: LabelWish[]) => placeLabels(wishes, frame, []).map(({ text }) => text);

  it('keep their order: who comes first has the room', () => {
    expect(texts(named('Ilorin', 100, 100), named('Makurdi', 400, 110))).toEqual(['Ilorin', 'Makurdi']);
    expect(texts(named('Ikeja', 300, 240, 'district'), named('Allen', 302, 244, 'district'))).toEqual(['Ikeja']);
    expect(texts(named('Allen', 302, 266, 'district'), named('Ikeja', 302, 243, 'end')), 'an end before all').toEqual(['Ikeja']);
  });

  it('stand above the northern end and below the southern one', () => {
    const [north, south] = placeLabels([named('Kano', 400, 80, 'end'), named('Lagos', 150, 250, 'end')], frame, []);
    expect(north?.top).toBeLessThan(80);
    expect(south?.top).toBeGreaterThan(250);
  });

  it('keep off the line between the ends, whose own names may stand on it', () => {
    const [south, north] = [named('Lagos', 150, 300, 'end'), named('Wuse', 450, 20, 'end')];
    const towns = [named('Ibadan', 270, 180), named('Osogbo', 300, 160), named('Makurdi', 500, 250)];
    const line = marksAlong(dotsOfBow(south, north));
    const placed = placeLabels([south, north, ...towns], frame, [], line);
    expect(placed.filter(({ look }) => look === 'end')).toHaveLength(2);
    expect(placed.map(({ text }) => text)).toEqual(expect.arrayContaining(['Ibadan', 'Makurdi']));
    for (const name of placed.filter(({ look }) => look === 'town'))
      expect(
        line.some((mark) => overlaps(name, mark)),
        name.text,
      ).toBe(false);
  });

  it('leave room for the map itself', () => {
    const many = Array.from({ length: 200 }, (_, index) => named(`T${index}`, (index * 37) % 600, (index * 53) % 320));
    expect(placeLabels(many, frame, []).length).toBeLessThanOrEqual(26);
  });
});
