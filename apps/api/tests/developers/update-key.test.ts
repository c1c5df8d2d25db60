import { updateKey } from '@waybill/contract/developers/update-key';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { searchPlaces } from '@waybill/contract/places/search-places';
import { describe, expect, it } from 'vitest';
import { keyOf, programWith } from '../support/api-keys.ts';
import { goodPassword, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const look = { query: { searchText: 'yaba' } };

describe('an API key', () => {
  it('works from the addresses that its owner names, and from nowhere else', async () => {
    const ada = await verifiedPerson(world);
    const { key, secret } = await keyOf(world, ada, { addresses: ['203.0.113.0/24', '2001:db8::/32'] });
    const from = (ip: string) => programWith(world, secret, { 'x-forwarded-for': ip }).call(searchPlaces, look);
    expect((await from('203.0.113.77')).status).toBe(200);
    expect((await from('2001:db8:1::5')).status).toBe(200);
    expect((await from('203.0.114.1')).problem.code).toBe('key_elsewhere');
    await ada.call(updateKey, { params: { keyId: key.id }, body: { addresses: ['198.51.100.4'] } });
    expect((await from('203.0.113.77')).problem.code).toBe('key_elsewhere');
    expect((await from('198.51.100.4')).status).toBe(200);
    const odd = await ada.call(updateKey, { params: { keyId: key.id }, body: { addresses: ['shop.example'] } });
    expect(odd.problem.errors).toMatchObject([{ field: 'addresses.0' }]);
  });

  it('is given more only by whoever shows again who they are', async () => {
    const ada = await verifiedPerson(world);
    const { key } = await keyOf(world, ada, { scopes: ['read'] });
    await world.db`update session set confirmed_until = null where user_id = ${ada.id}`;
    const change = (body: Record<string, unknown>) => ada.call(updateKey, { params: { keyId: key.id }, body });
    expect((await change({ name: 'Our shop' })).result.name).toBe('Our shop');
    expect((await change({ scopes: ['read', 'ship'] })).problem.code).toBe('confirmation_required');
    await ada.call(confirmPassword, { body: { password: goodPassword } });
    expect((await change({ scopes: ['read', 'ship'] })).result.scopes).toEqual(['read', 'ship']);
  });
});
