import { describe, expect, it } from 'vitest';
import { setIn } from './pen.ts';

/** Letters as wide as half their height. */
const widthOf = (text: string, size: number) => (text.length * size) / 2;
const set = (text: string, box = { width: 100, height: 30 }, lettering = { size: 10, smallest: 6 }) =>
  setIn(box, text, lettering, widthOf);

describe('text in a box', () => {
  it('stays as large as it is where there is room, and wraps by whole words', () => {
    expect(set('Halima Yusuf')).toEqual({ lines: ['Halima Yusuf'], size: 10 });
    expect(set('7 Aminu Kano Crescent, Wuse')).toEqual({ lines: ['7 Aminu Kano', 'Crescent, Wuse'], size: 10 });
  });

  it('shrinks before it is cut, and never below the smallest size', () => {
    const { lines, size } = set('word '.repeat(14).trim());
    expect(lines.join(' ')).toBe('word '.repeat(14).trim());
    expect(size).toBeLessThan(10);
    expect(set('word '.repeat(400).trim()).size).toBe(6);
  });

  it.each(['word '.repeat(400).trim(), 'x'.repeat(500), `short ${'x'.repeat(90)} end`, 'E\u0323\u0300'.repeat(90), ''])(
    'never runs over: %s',
    (text) => {
      const { lines, size } = set(text);
      for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(100);
      expect(size * (1 + (lines.length - 1) * 1.22)).toBeLessThanOrEqual(30);
    },
  );

  it('says that something is missing', () => {
    expect(set('word '.repeat(400).trim()).lines.at(-1)).toMatch(/…$/);
  });
});
