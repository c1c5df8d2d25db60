import { listReceivers } from '@waybill/contract/receivers/list-receivers';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { keep } from '../support/receivers.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('a book of receivers', () => {
  it('is found in by parts of names, numbers, doors and landmarks, in any order', async () => {
    const shop = await verifiedPerson(world);
    const halima = await keep(shop);
    const chidi = await keep(shop, {
      fullName: 'Chidi Eze',
      phoneNumber: '+2348031112222',
      address: '4 Allen Avenue',
      landmark: '100% Chicken',
    });
    const found = async (search: string) =>
      (await shop.call(listReceivers, { query: { search } })).result.items.map(({ id }) => id);
    expect(await found('')).toEqual([chidi.id, halima.id]);
    expect(await found('yusuf HALI')).toEqual([halima.id]);
    expect(await found('0803111')).toEqual([chidi.id]);
    expect(await found('+234805')).toEqual([halima.id]);
    expect(await found('allen eze')).toEqual([chidi.id]);
    expect(await found('mosque')).toEqual([halima.id]);
    expect(await found('100%')).toEqual([chidi.id]);
    expect(await found('%')).toEqual([chidi.id]);
    expect(await found('nobody')).toEqual([]);
  });

  it('comes in pages, newest first, and says how many it holds', async () => {
    const shop = await verifiedPerson(world);
    const made = [];
    for (const gate of ['1', '2', '3']) made.unshift((await keep(shop, { address: `Gate ${gate}` })).id);
    const first = (await shop.call(listReceivers, { query: { limit: 2 } })).result;
    expect([first.items.map(({ id }) => id), first.inBook]).toEqual([made.slice(0, 2), 3]);
    const query = { limit: 2, cursor: first.nextCursor ?? '' };
    const second = (await shop.call(listReceivers, { query })).result;
    expect([second.items.map(({ id }) => id), second.nextCursor]).toEqual([made.slice(2), null]);
  });

  it('shows another account nothing', async () => {
    const [shop, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    await keep(shop);
    expect((await other.call(listReceivers, { query: { search: 'Halima' } })).result).toEqual({
      items: [],
      nextCursor: null,
      inBook: 0,
    });
  });
});
