import { describe, expect, inject, it } from 'vitest';
import { createPlaceFinder } from '../../src/modules/places/index.ts';
import { createGooglePlaces } from '../../src/providers/places/google.ts';
import { createPhoton } from '../../src/providers/places/photon.ts';
import type { PlacesPort } from '../../src/providers/places/port.ts';
import { ProviderUnavailable } from '../../src/providers/provider-unavailable.ts';
import { standInServer } from '../support/stand-in-server.ts';

const photon = (timeoutMs = 5_000) => createPhoton({ baseUrl: `${inject('sandbox').origin}/photon`, timeoutMs });

describe('Photon', () => {
  it('finds a street and says it as we do', async () => {
    expect(await photon().find({ text: 'Herbert Macaulay', limit: 1 })).toEqual([
      {
        placeId: 'osm:W7000001',
        name: 'Herbert Macaulay Way',
        label: 'Herbert Macaulay Way, Yaba',
        detail: 'Yaba, Lagos, Nigeria',
        kind: 'street',
        latitude: 6.5095,
        longitude: 3.3785,
        countryCode: 'NG',
        state: 'Lagos',
        city: 'Lagos',
      },
    ]);
  });

  it('finds a house by its number, a district, a local government, a city abroad', async () => {
    const first = async (text: string) => (await photon().find({ text, limit: 8 }))[0];
    expect(await first('12 Herbert Macaulay')).toMatchObject({ name: '12 Herbert Macaulay Way', kind: 'street' });
    expect(await first('maitama')).toMatchObject({ label: 'Maitama, Abuja', kind: 'district' });
    expect(await first('computer village')).toMatchObject({ label: 'Computer Village, Otigba Street', kind: 'landmark' });
    expect(await first('lagos mainland')).toMatchObject({ label: 'Lagos Mainland, Lagos', kind: 'lga', city: '' });
    expect(await first('accra')).toMatchObject({ label: 'Accra, Greater Accra Region, Ghana', kind: 'city', city: 'Accra' });
  });

  it('keeps to a country and a limit', async () => {
    expect(await photon().find({ text: 'a', countryCode: 'GH', limit: 8 })).toMatchObject([{ name: 'Accra' }]);
    expect(await photon().find({ text: 'lagos', limit: 2 })).toHaveLength(2);
  });

  it.each(['sandbox down', 'sandbox page'])('cannot be asked when it answers as for “%s”', async (text) => {
    await expect(photon().find({ text, limit: 8 })).rejects.toThrow(ProviderUnavailable);
  });

  it('is not waited for', async () => {
    await expect(photon(50).find({ text: 'sandbox slow', limit: 8 })).rejects.toThrow('Photon: no answer in time');
    const down = createPhoton({ baseUrl: 'http://127.0.0.1:9' });
    await expect(down.find({ text: 'yaba', limit: 8 })).rejects.toThrow('Photon: no answer');
  });

  it.each(['{}', 'null', '[]', '{"type":"FeatureCollection"}', '{"type":"FeatureCollection","features":{}}'])(
    'is not understood when it says %s',
    async (body) => {
      const { origin } = await standInServer((_request, response) => response.end(body));
      await expect(createPhoton({ baseUrl: origin }).find({ text: 'yaba', limit: 8 })).rejects.toThrow(ProviderUnavailable);
    },
  );

  it('leaves out what cannot be a place, and keeps the rest', async () => {
    const [good] = (await photon().find({ text: 'maitama', limit: 1 })) ?? [];
    const properties = {
      osm_type: 'N',
      osm_id: 1,
      name: 'Maitama',
      type: 'district',
      city: 'Abuja',
      country: 'Nigeria',
      countrycode: 'NG',
    };
    const at = (coordinates: unknown, more = {}) => ({
      geometry: { type: 'Point', coordinates },
      properties: { ...properties, ...more },
    });
    const features = [
      null,
      7,
      {},
      at([200, 9]),
      at(['7', '9']),
      at([7]),
      at([7.4, 9], { name: 'x'.repeat(400) }),
      at([7.4, 9], { countrycode: '' }),
      at([7.497, 9.089]),
    ];
    const { origin } = await standInServer((_request, response) =>
      response.end(JSON.stringify({ type: 'FeatureCollection', features })),
    );
    const found = await createPhoton({ baseUrl: origin }).find({ text: 'maitama', limit: 8 });
    expect(found.map(({ label }) => label)).toEqual([good?.label]);
  });
});

const yaba = {
  id: 'ChIJyaba',
  displayName: { text: 'Yaba', languageCode: 'en' },
  location: { latitude: 6.515, longitude: 3.378 },
  types: ['sublocality_level_1', 'sublocality', 'political'],
  addressComponents: [
    { longText: 'Yaba', shortText: 'Yaba', types: ['sublocality_level_1', 'sublocality', 'political'] },
    { longText: 'Lagos', shortText: 'Lagos', types: ['locality', 'political'] },
    { longText: 'Lagos', shortText: 'LA', types: ['administrative_area_level_1', 'political'] },
    { longText: 'Nigeria', shortText: 'NG', types: ['country', 'political'] },
  ],
};

/** Google as far as we ask it: refuses a wrong key, answers the places it is given. */
async function google(places: unknown, apiKey = 'right-key') {
  const asked: { body: unknown; mask: unknown }[] = [];
  const { origin } = await standInServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    asked.push({ body: JSON.parse(Buffer.concat(chunks).toString()), mask: request.headers['x-goog-fieldmask'] });
    const isRight = request.headers['x-goog-api-key'] === 'right-key' && request.url === '/v1/places:searchText';
    const refusal = { error: { code: 403, message: 'The caller does not have permission', status: 'PERMISSION_DENIED' } };
    response.writeHead(isRight ? 200 : 403, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isRight ? places : refusal));
  });
  return { asked, port: createGooglePlaces({ baseUrl: origin, apiKey }) };
}

describe('Google Places', () => {
  it('is asked once, for the fields we pay for, with the key in a header', async () => {
    const { asked, port } = await google({ places: [yaba] });
    expect(await port.find({ text: 'yaba', limit: 5 })).toEqual([
      {
        placeId: 'google:ChIJyaba',
        name: 'Yaba',
        label: 'Yaba, Lagos',
        detail: 'Lagos, Nigeria',
        kind: 'district',
        latitude: 6.515,
        longitude: 3.378,
        countryCode: 'NG',
        state: 'Lagos',
        city: 'Lagos',
      },
    ]);
    expect(asked).toEqual([
      {
        body: { textQuery: 'yaba', pageSize: 5, languageCode: 'en', regionCode: 'NG' },
        mask: 'places.id,places.displayName,places.location,places.types,places.addressComponents',
      },
    ]);
  });

  it('finds nothing when Google has nothing, or nothing in that country', async () => {
    expect(await (await google({})).port.find({ text: 'atlantis', limit: 5 })).toEqual([]);
    expect(await (await google({ places: [yaba] })).port.find({ text: 'yaba', countryCode: 'GH', limit: 5 })).toEqual([]);
  });

  it('leaves out what it cannot read', async () => {
    const { port } = await google({ places: [{ ...yaba, location: {} }, { ...yaba, addressComponents: [] }, yaba, 'x'] });
    expect(await port.find({ text: 'yaba', limit: 5 })).toHaveLength(1);
  });

  it('cannot be asked with a wrong key, and does not say which', async () => {
    const { port } = await google({}, 'wrong-marker-key');
    const failure = await port.find({ text: 'yaba', limit: 5 }).catch(String);
    expect(failure).toContain('Google Places: status 403');
    expect(failure).not.toContain('marker');
  });
});

describe('a search for places', () => {
  const question = { text: 'yaba', limit: 8 };

  it('says who answered', async () => {
    expect((await createPlaceFinder(undefined, () => {})(question)).source).toBe('gazetteer');
    expect((await createPlaceFinder(photon(), () => {})(question)).source).toBe('photon');
  });

  it('is answered from our own book when the provider knows nothing', async () => {
    const { source, places } = await createPlaceFinder(photon(), () => {})({ text: 'Gwarimpa', limit: 8 });
    expect([source, places[0]?.label]).toEqual(['gazetteer', 'Gwarinpa, Abuja']);
  });

  it('is answered from our own book while the provider is broken, which is asked again later and reported once', async () => {
    let asked = 0;
    const reports: unknown[] = [];
    const broken: PlacesPort = {
      source: 'photon',
      find: async () => {
        asked += 1;
        throw new ProviderUnavailable('Photon', 'no answer');
      },
    };
    const find = createPlaceFinder(broken, (error) => reports.push(error));
    for (const text of ['y', 'ya', 'yab', 'yaba']) {
      const { source, places } = await find({ text, limit: 8 });
      expect([source, places.length > 0]).toEqual(['gazetteer', true]);
    }
    expect([asked, reports.length]).toEqual([1, 1]);
  });
});
