import { listSales } from '@waybill/contract/sales/list-sales';
import { describe, expect, it } from 'vitest';
import { type Person, verifiedPerson } from '../support/people.ts';
import { buyer, orderWith, saleOf, seller, send } from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

describe('the list of one’s sales', () => {
  const world = useWorld();
  const list = async (person: Person, query: Record<string, unknown> = {}) => (await person.call(listSales, { query })).result;

  it('has the newest first, page by page, and nobody else’s', async () => {
    const [ada, other] = [await seller(world), await seller(world)];
    await saleOf(world, other);
    const ids = [];
    for (let made = 0; made < 3; made += 1) ids.unshift((await saleOf(world, ada)).id);
    const first = await list(ada, { limit: 2 });
    const second = await list(ada, { limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
  });

  it('is divided by where they stand', async () => {
    const ada = await seller(world);
    const [waiting, sent] = [await saleOf(world, ada), await saleOf(world, ada)];
    await orderWith(world, buyer(world), sent.code, { payWhen: 'door' });
    await send(ada, sent.id);
    const idsOf = async (group: string) => (await list(ada, { group })).items.map(({ id }) => id);
    expect(await idsOf('waiting')).toEqual([waiting.id]);
    expect(await idsOf('on-the-way')).toEqual([sent.id]);
    expect(await idsOf('paid-out')).toEqual([]);
  });

  it('shows what was ordered with the proven phone of one’s account', async () => {
    const [ada, halima] = [await seller(world), await verifiedPerson(world)];
    const sale = await saleOf(world, ada);
    await orderWith(world, Object.assign(world.visitor(), { phone: halima.details.phoneNumber }), sale.code);
    expect((await list(halima, { role: 'buyer' })).items).toMatchObject([{ id: sale.id, role: 'buyer' }]);
    expect((await list(halima)).items).toEqual([]);
  });
});
