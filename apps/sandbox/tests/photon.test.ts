import { expect, it } from 'vitest';
import { openSandbox } from './sandbox-under-test.ts';

async function ask(query: string) {
  const { origin } = await openSandbox();
  return fetch(`${origin}/photon/api${query}`);
}

it('answers GeoJSON as Photon does, longitude first', async () => {
  const answer = await ask('?q=maitama&limit=5&lang=en');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [7.497, 9.089] },
        properties: expect.objectContaining({
          name: 'Maitama',
          type: 'district',
          city: 'Abuja',
          countrycode: 'NG',
          osm_type: 'N',
        }),
      },
    ],
  });
});

it('finds a street by the beginnings of its words, and no more than asked for', async () => {
  expect(await (await ask('?q=herb%20mac%20ya&limit=1')).json()).toMatchObject({
    features: [{ properties: { name: 'Herbert Macaulay Way', type: 'street', osm_type: 'W' } }],
  });
});

it('finds nothing for an unknown place', async () => {
  expect(await (await ask('?q=atlantis')).json()).toEqual({ type: 'FeatureCollection', features: [] });
});

it('refuses a search without a term', async () => {
  expect((await ask('')).status).toBe(400);
  expect((await ask('?q=%20')).status).toBe(400);
});

it('answers errors and HTML pages when a test asks for them', async () => {
  expect((await ask('?q=sandbox%20down')).status).toBe(503);
  expect((await ask('?q=sandbox%20page')).headers.get('content-type')).toContain('text/html');
});
