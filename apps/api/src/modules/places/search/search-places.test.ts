import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gazetteer } from '../gazetteer/gazetteer.ts';
import { fold } from './fold.ts';
import { searchPlaces } from './search-places.ts';

const labels = (text: string, limit = 8) => searchPlaces(text, { limit }).map(({ label }) => label);
const home = gazetteer().filter(({ countryCode }) => countryCode === 'NG');
const abroad = gazetteer().filter(({ countryCode }) => countryCode !== 'NG');

describe('a search for places', () => {
  it.each([
    ['yaba', 'Yaba, Lagos'],
    ['  YABA, ', 'Yaba, Lagos'],
    ['yaba lagos', 'Yaba, Lagos'],
    ['lagos yaba', 'Yaba, Lagos'],
    ['lag', 'Lagos, Nigeria'],
    ['vic isl', 'Victoria Island, Lagos'],
    ['victoriaisland', 'Victoria Island, Lagos'],
    ['lekki 1', 'Lekki Phase 1, Lagos'],
    ['ogun', 'Ogun State'],
    ['kano state', 'Kano State'],
    ['ikeja lga', 'Ikeja, Lagos'],
    ['lon', 'London, England, United Kingdom'],
    ['houston texas', 'Houston, Texas, United States'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['Mai’Adua', "Mai'Adua, Katsina"],
  ])('takes “%s” for %s', (text, label) => {
    expect(labels(text)[0]).toBe(label);
  });

  it.each([
    ['VI', 'Victoria Island, Lagos'],
    ['PH', 'Port Harcourt, Rivers'],
    ['Phc', 'Port Harcourt, Rivers'],
    ['ABJ', 'Abuja, Federal Capital Territory'],
    ['UI', 'University of Ibadan, Oyo'],
    ['MMA', 'Murtala Muhammed Airport, Lagos'],
    ['Unilag', 'University of Lagos, Lagos'],
    ['GRA PH', 'Port Harcourt GRA, Rivers'],
    ['GRA Ikeja', 'Ikeja GRA, Lagos'],
  ])('knows the short form %s', (text, label) => {
    expect(labels(text)[0]).toBe(label);
  });

  it.each([
    ['Surulare', 'Surulere, Lagos'],
    ['Victoria Iland', 'Victoria Island, Lagos'],
    ['Gwarimpa', 'Gwarinpa, Abuja'],
    ['Port Harcort', 'Port Harcourt, Rivers'],
    ['Ibaden', 'Ibadan, Oyo'],
    ['nw benin', 'New Benin, Benin City'],
    ['Abekuta', 'Abeokuta, Ogun'],
    ['Onistha', 'Onitsha, Anambra'],
    ['Maidugri', 'Maiduguri, Borno'],
  ])('forgives the slip in “%s”', (text, label) => {
    expect(labels(text)[0]).toBe(label);
  });

  it('finds the known part of a whole address', () => {
    expect(labels('12 Herbert Macaulay Way, Yaba')[0]).toBe('Yaba, Lagos');
  });

  it('says where a place is', () => {
    expect(searchPlaces('yaba', { limit: 1 })).toEqual([
      {
        placeId: 'waybill:ng:district:lagos:yaba',
        name: 'Yaba',
        label: 'Yaba, Lagos',
        detail: 'Lagos Mainland, Lagos, Nigeria',
        kind: 'district',
        countryCode: 'NG',
        state: 'Lagos',
        city: 'Lagos',
        latitude: 6.515,
        longitude: 3.378,
      },
    ]);
  });

  it('keeps to a country when asked to, and to its limit', () => {
    expect(searchPlaces('london', { limit: 20, countryCode: 'CA' }).map(({ countryCode }) => countryCode)).toContain('CA');
    expect(new Set(searchPlaces('k', { limit: 20, countryCode: 'GH' }).map(({ countryCode }) => countryCode))).toEqual(
      new Set(['GH']),
    );
    expect(searchPlaces('a', { limit: 3 })).toHaveLength(3);
  });

  it('puts names that begin with the text before similar ones, and home before abroad', () => {
    expect(labels('abia')[0]).toBe('Abia State');
    const found = searchPlaces('lagos', { limit: 20 }).map(({ countryCode }) => countryCode);
    expect(found.indexOf('PT')).toBeGreaterThan(0);
  });
});

describe('every place', () => {
  it('at home is among the first that its own name finds', () => {
    const lost = home.filter(
      ({ name, placeId }) => !searchPlaces(name, { limit: 20 }).some((found) => found.placeId === placeId),
    );
    expect(lost.map(({ placeId }) => placeId)).toEqual([]);
  });

  it('abroad is among the first in its country, or has twenty larger namesakes there', () => {
    fc.assert(
      fc.property(fc.constantFrom(...abroad), ({ name, placeId, countryCode }) => {
        const found = searchPlaces(name, { limit: 20, countryCode });
        const namesakes = found.filter((one) => fold(one.name).includes(fold(name)));
        expect(found.some((one) => one.placeId === placeId) || namesakes.length === 20).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('of five letters or more is found in spite of a typing error', () => {
    const long = home.filter(({ name }) => fold(name).replaceAll(' ', '').length >= 5);
    const slip = fc.record({
      kind: fc.constantFrom('wrong', 'missing', 'extra', 'swapped'),
      at: fc.nat(),
      letter: fc.constantFrom(...'aeioulnrst'),
    });
    fc.assert(
      fc.property(fc.constantFrom(...long), slip, ({ name, placeId, state }, how) => {
        const typed = slipIn(fold(name), how);
        const found = searchPlaces(typed, { limit: 20, countryCode: 'NG' });
        // Forty places may be called Sabon Gari: a typing error still finds that name.
        expect(
          found.some((one) => one.placeId === placeId || fold(one.name) === fold(name)),
          `${typed} for ${name}, ${state}`,
        ).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is searched without an error, whatever is typed', () => {
    const anything = fc.oneof(
      fc.string({ maxLength: 120 }),
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 20 }), (text, limit) => {
        expect(searchPlaces(text, { limit }).length).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 500 },
    );
  });
});

function slipIn(name: string, { kind, at, letter }: { kind: string; at: number; letter: string }): string {
  const letters = [...name];
  // Slips of the finger happen in letters; another number is another place, and spaces are another matter.
  const places = letters.flatMap((one, index) => (/\d| /.test(one) ? [] : [index]));
  const here = places[at % places.length] ?? 0;
  if (kind === 'wrong') letters[here] = letter;
  else if (kind === 'missing') letters.splice(here, 1);
  else if (kind === 'extra') letters.splice(here, 0, letter);
  else {
    const [one = '', other = ''] = letters.slice(here, here + 2);
    if (other !== '' && other !== ' ') letters.splice(here, 2, other, one);
  }
  return letters.join('').trim();
}
