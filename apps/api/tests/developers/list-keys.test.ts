import { removeMember } from '@waybill/contract/businesses/remove-member';
import { createKey } from '@waybill/contract/developers/create-key';
import { listKeys } from '@waybill/contract/developers/list-keys';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { searchPlaces } from '@waybill/contract/places/search-places';
import { describe, expect, it } from 'vitest';
import { keyOf, programWith } from '../support/api-keys.ts';
import { memberOf } from '../support/businesses.ts';
import { eventually } from '../support/eventually.ts';
import { goodPassword, verifiedPerson } from '../support/people.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const look = { query: { searchText: 'yaba' } };

describe('an API key', () => {
  it('ends by itself on its day, and nobody guesses one', async () => {
    const ada = await verifiedPerson(world);
    const { program, key, secret } = await keyOf(world, ada, { expiresInDays: 30 });
    const days = (Date.parse(key.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
    await world.db`update api_key set expires_at = now() where id = ${key.id}`;
    expect((await program.call(searchPlaces, look)).problem.code).toBe('key_over');
    const wrong = programWith(world, `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`);
    expect((await wrong.call(searchPlaces, look)).problem.code).toBe('key_over');
    // It is still listed, so that its owner sees why nothing works.
    expect((await ada.call(listKeys)).result.keys).toHaveLength(1);
  });

  it('of a member acts for their business with their rights, and ends with them', async () => {
    const business = await checkedBusiness(world);
    const { person, acting } = await memberOf(world, business, 'manager');
    await person.call(confirmPassword, { body: { password: goodPassword } });
    const made = await acting.call(createKey, { body: { name: 'Board', scopes: ['read', 'ship'] } });
    const program = programWith(world, made.result.secret);
    expect((await program.call(listOrders, { query: {} })).status).toBe(200);
    // The owner sees it; the member sees it where they act for the business, and not among their own.
    expect((await business.call(listKeys)).result.keys).toMatchObject([{ name: 'Board', madeBy: { id: person.id } }]);
    expect((await person.call(listKeys)).result.keys).toEqual([]);
    await business.call(removeMember, { params: { userId: person.id } });
    await eventually('The end', async () => (await program.call(listOrders, { query: {} })).status === 403);
    expect((await program.call(listOrders, { query: {} })).problem.code).toBe('not_acting');
  });
});
