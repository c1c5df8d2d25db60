import { searchPlaces } from '@waybill/contract/places/search-places';
import { describe, expect, it } from 'vitest';
import { madeBefore } from '../support/made-before.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const ada = madeBefore(() => verifiedPerson(world));
const search = (query: Record<string, unknown>) => ada.call(searchPlaces, { query });

describe('GET /places/search', () => {
  it('finds a district with everything an address needs, from our own book', async () => {
    const { result } = await search({ searchText: ' Yaba lagos' });
    expect(result.source).toBe('gazetteer');
    expect(result.places[0]).toEqual({
      placeId: 'waybill:ng:district:lagos:yaba',
      name: 'Yaba',
      label: 'Yaba, Lagos',
      detail: 'Lagos Mainland, Lagos, Nigeria',
      kind: 'district',
      latitude: 6.515,
      longitude: 3.378,
      countryCode: 'NG',
      state: 'Lagos',
      city: 'Lagos',
    });
  });

  it('forgives a slip', async () => {
    expect((await search({ searchText: 'Gwarimpa' })).result.places[0]?.label).toBe('Gwarinpa, Abuja');
    expect((await search({ searchText: 'Port Harcort' })).result.places[0]?.label).toBe('Port Harcourt, Rivers');
  });

  it('keeps to a country when asked to', async () => {
    const { result } = await search({ searchText: 'london', countryCode: 'CA' });
    expect(result.places[0]?.label).toBe('London, Ontario, Canada');
    expect(new Set(result.places.map(({ countryCode }) => countryCode))).toEqual(new Set(['CA']));
  });

  it('answers eight unless asked otherwise, and twenty at most', async () => {
    expect((await search({ searchText: 'a' })).result.places).toHaveLength(8);
    expect((await search({ searchText: 'a', limit: 20 })).result.places).toHaveLength(20);
  });

  it('answers an empty list for what nobody has heard of', async () => {
    for (const searchText of ['zzxqqv', '…', '%_\\', '東京都', "' or 1=1 --"])
      expect((await search({ searchText })).result.places, searchText).toEqual([]);
  });

  it.each([
    ['no text', {}, 'searchText'],
    ['an empty text', { searchText: '  ' }, 'searchText'],
    ['a text without end', { searchText: 'x'.repeat(121) }, 'searchText'],
    ['a limit of none', { searchText: 'yaba', limit: 0 }, 'limit'],
    ['a limit of many', { searchText: 'yaba', limit: 21 }, 'limit'],
    ['a limit that is no number', { searchText: 'yaba', limit: 'all' }, 'limit'],
    ['a country that is none', { searchText: 'yaba', countryCode: 'Nigeria' }, 'countryCode'],
    ['a filter it does not know', { searchText: 'yaba', near: 'me' }, 'near'],
  ])('refuses %s', async (_, query, field) => {
    const { problem } = await search(query);
    expect([problem.code, problem.errors[0]?.field]).toEqual(['invalid_input', field]);
  });

  it('stops after six hundred searches in ten minutes', async () => {
    await search({ searchText: 'yaba' });
    await world.db`update rate_limit set count = 600`;
    expect((await search({ searchText: 'yaba' })).problem.code).toBe('too_many_requests');
    await world.db`delete from rate_limit`;
  });
});

describe('GET /places/search with Photon', () => {
  it('answers from Photon, and from our own book while Photon is down', async () => {
    const node = await world.startNode({ PLACES_PROVIDER: 'photon', LOG_LEVEL: 'silent' });
    const first = async (searchText: string) => {
      const answer = await ada.request(`${node.origin}/api/places/search?${new URLSearchParams({ searchText })}`);
      const { source, places } = searchPlaces.success.body.parse(await answer.json());
      return [source, places[0]?.label];
    };
    expect(await first('herbert macaulay')).toEqual(['photon', 'Herbert Macaulay Way, Yaba']);
    expect((await first('sandbox down'))[0]).toBe('gazetteer');
    expect(await first('yaba')).toEqual(['gazetteer', 'Yaba, Lagos']);
  });
});
