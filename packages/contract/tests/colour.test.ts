import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asTextOn, contrast, leastContrast, pageColours, textOn } from '../src/tracking/colour.ts';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the colour of a shop', () => {
  it('is measured as WCAG measures it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('is readable as text on paper by day and by night, and can be written on, whatever it is', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        for (const { paper } of Object.values(pageColours)) {
          const text = asTextOn(colour, paper);
          expect(contrast(text, paper)).toBeGreaterThanOrEqual(leastContrast);
          expect(contrast(textOn(text), text)).toBeGreaterThanOrEqual(leastContrast);
        }
        expect(contrast(textOn(colour), colour)).toBeGreaterThanOrEqual(leastContrast);
      }),
    );
  });

  it('stays as it is where it can be read', () => {
    expect(asTextOn('#0b6b45', '#ffffff')).toBe('#0b6b45');
    expect(asTextOn('#f2a71b', '#ffffff')).not.toBe('#f2a71b');
  });
});
