import { listCountries } from '@waybill/contract/places/list-countries';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('countries', () => {
  const all = async () => (await world.visitor().call(listCountries)).result.countries;

  it('come with Nigeria first, then by name', async () => {
    const [first, ...others] = (await all()).map((country) => country.name);
    expect(first).toBe('Nigeria');
    expect(others).toEqual([...others].sort((one, other) => one.localeCompare(other, 'en')));
    expect(others).not.toContain('Nigeria');
  });

  it('have a dial code, a currency and a flag each', async () => {
    const countries = await all();
    expect(countries.length).toBeGreaterThan(240);
    expect(countries[0]).toEqual({ id: 'NG', name: 'Nigeria', dialCode: '+234', currency: 'NGN', flag: '🇳🇬' });
    const dialCodes = Object.fromEntries(countries.map(({ id, dialCode }) => [id, dialCode]));
    expect(dialCodes).toMatchObject({ GH: '+233', GB: '+44', US: '+1', PT: '+351', CN: '+86' });
    expect(countries.filter(({ id, dialCode }) => !/^[A-Z]{2}$/.test(id) || !/^\+[1-9]\d*$/.test(dialCode))).toEqual([]);
    expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
  });

  it('may be kept by browsers for a day, being the same for everybody', async () => {
    const answer = await world.visitor().call(listCountries);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  });
});
