import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressText, streetOf } from './address-text.ts';

const yaba = { label: 'Yaba, Lagos', latitude: 6.515, longitude: 3.378, countryCode: 'NG', state: 'Lagos', city: 'Lagos' };

describe('an address', () => {
  it('is the street and the place, or the place alone', () => {
    expect(addressText('12 Herbert Macaulay Way', yaba)).toBe('12 Herbert Macaulay Way, Yaba, Lagos');
    expect(addressText('  ', yaba)).toBe('Yaba, Lagos');
  });

  it('gives back the street as it was written, also while a word is being typed', () => {
    fc.assert(
      fc.property(fc.string(), (street) => {
        const written = street.trimStart();
        expect(streetOf(addressText(street, yaba), yaba)).toBe(written.trim() === '' ? '' : written);
      }),
    );
  });

  it('that was written otherwise is all street', () => {
    expect(streetOf('Behind the mosque', yaba)).toBe('Behind the mosque');
  });
});
