import { place } from '@waybill/contract/places/place';
import { describe, expect, it } from 'vitest';
import { neighbourhoodOf } from './neighbourhood.ts';
import { termsOf } from './words.ts';

const yaba = { label: 'Yaba, Lagos', latitude: 6.5095, longitude: 3.3711, countryCode: 'NG', state: 'Lagos', city: 'Lagos' };
/** No district of ours is near. */
const inTheBush = { latitude: 6.9, longitude: 3.9 };
const door = { ...yaba, label: '12 Herbert Macaulay Way, Lagos', placeId: 'osm:N123' };

describe('a neighbourhood', () => {
  it('is the part of town as our own gazetteer names it, to about a kilometre', () => {
    expect(neighbourhoodOf({ ...yaba, placeId: 'waybill:ng:yaba' })).toEqual({ ...yaba, latitude: 6.51, longitude: 3.37 });
  });

  it('never names the street that a provider found, but the part of town around it where we know one', () => {
    expect(neighbourhoodOf(door)).toEqual({ ...yaba, label: 'Sabo, Lagos', latitude: 6.51, longitude: 3.37 });
    expect(neighbourhoodOf({ ...door, ...inTheBush, placeId: 'google:abc', city: 'Ikeja' }).label).toBe('Ikeja, Lagos');
  });

  it('never says what somebody typed themselves', () => {
    expect(neighbourhoodOf({ ...yaba, label: 'The blue gate, 4 Akoka Road' }).label).toBe('Sabo, Lagos');
  });

  it('is the country where the provider names neither city nor state', () => {
    expect(neighbourhoodOf({ ...door, ...inTheBush, city: '', state: '' }).label).toBe('Nigeria');
  });

  it('is never longer than a place may be called, however long its city and its state are', () => {
    const long = { ...door, ...inTheBush, city: 'C'.repeat(120), state: 'S'.repeat(120) };
    expect(place.parse(neighbourhoodOf(long)).label).toMatch(/^C{120}, S{78}$/);
  });

  it('is what a parcel is found by, and the street is not', () => {
    const terms = termsOf({ texts: [], from: door, to: [{ ...yaba, placeId: 'waybill:ng:yaba' }] });
    expect(terms).toContain(':from:lagos');
    expect(terms.filter((term) => term.includes('macaulay'))).toEqual([]);
  });
});
