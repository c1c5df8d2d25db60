import { listKeyRequests } from '@waybill/contract/developers/list-key-requests';
import { listKeys } from '@waybill/contract/developers/list-keys';
import { getOrder } from '@waybill/contract/orders/get-order';
import { searchPlaces } from '@waybill/contract/places/search-places';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../support/api-keys.ts';
import { eventually } from '../support/eventually.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('the log of an API key', () => {
  it('has what was asked and how it was answered, and nothing of what was sent along', async () => {
    const ada = await verifiedPerson(world);
    const { program, key } = await keyOf(world, ada);
    const params = { keyId: key.id };
    await program.call(searchPlaces, { query: { searchText: 'the house of Halima Yusuf' } });
    const id = 'ord_00000000000000000000000000';
    const refused = await program.call(getOrder, { params: { id } });
    const listed = (query: Record<string, string>) => ada.call(listKeyRequests, { params, query });
    const { items } = await eventually('Two lines', async () => {
      const { result } = await listed({});
      return result.items.length === 2 ? result : undefined;
    });
    expect(items).toMatchObject([
      { method: 'GET', path: `/api/orders/${id}`, status: 404, requestId: refused.problem.requestId },
      { method: 'GET', path: '/api/places/search', status: 200 },
    ]);
    expect(JSON.stringify(await world.db`select * from api_key_request`)).not.toContain('Halima');
    expect((await ada.call(listKeys)).result.keys[0]?.lastUsedAt).not.toBeNull();
    expect((await listed({ search: id.slice(-9) })).result.items).toHaveLength(1);
    expect((await listed({ search: '200' })).result.items).toMatchObject([{ status: 200 }]);
    expect((await listed({ failed: 'true' })).result.items).toMatchObject([{ status: 404 }]);
    const first = (await listed({ limit: '1' })).result;
    const rest = (await listed({ limit: '1', cursor: first.nextCursor ?? '' })).result;
    expect([first, rest].map(({ items }) => items[0]?.status)).toEqual([404, 200]);
    expect(rest.nextCursor).toBeNull();
  });

  it('has refusals of the key itself, too', async () => {
    const ada = await verifiedPerson(world);
    const { program, key } = await keyOf(world, ada, { scopes: ['ship'] });
    await program.call(searchPlaces, { query: { searchText: 'yaba' } });
    await eventually('A line', async () => {
      const { items } = (await ada.call(listKeyRequests, { params: { keyId: key.id }, query: {} })).result;
      return items.some(({ status }) => status === 403);
    });
  });
});
