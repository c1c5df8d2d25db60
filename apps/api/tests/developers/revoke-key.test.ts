import { listKeys } from '@waybill/contract/developers/list-keys';
import { revokeKey } from '@waybill/contract/developers/revoke-key';
import { searchPlaces } from '@waybill/contract/places/search-places';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../support/api-keys.ts';
import { eventually } from '../support/eventually.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const look = { query: { searchText: 'yaba' } };

describe('an API key', () => {
  it('opens nothing from the moment it is revoked, on every node', async () => {
    const ada = await verifiedPerson(world);
    const { program, key, secret } = await keyOf(world, ada);
    const elsewhere = await world.startNode();
    const there = world.visitor({ origin: elsewhere.origin, headers: { authorization: `Bearer ${secret}` } });
    for (const one of [program, there]) expect((await one.call(searchPlaces, look)).status).toBe(200);
    expect((await ada.call(revokeKey, { params: { keyId: key.id } })).status).toBe(204);
    // Told by the channel, each node in its own time.
    for (const one of [program, there])
      await eventually('The refusal', async () => (await one.call(searchPlaces, look)).status === 401);
    expect((await program.call(searchPlaces, look)).problem.code).toBe('key_over');
    expect((await ada.call(listKeys)).result.keys).toEqual([]);
    expect((await ada.call(revokeKey, { params: { keyId: key.id } })).problem.code).toBe('not_found');
  });
});
