import { randomUUID } from 'node:crypto';
import { type SearchView, searchEverything } from '@waybill/contract/search/search-everything';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { forget, mute, roomWith, write } from '../support/chat.ts';
import { offered, orderOf, takeBack, wantedParcel } from '../support/orders.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { payIn, personWithMoney } from '../support/people-with-money.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

async function search(person: Visitor, searchText: string): Promise<SearchView> {
  await world.db`delete from rate_limit`;
  return (await person.call(searchEverything, { query: { searchText } })).result;
}

async function called(fullName: string): Promise<Person> {
  const person = await verifiedPerson(world);
  await world.db`update profile set full_name = ${fullName} where user_id = ${person.id}`;
  return person;
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const nothing: SearchView = { people: [], orders: [], parcels: [], receivers: [], transactions: [], chats: [] };

describe('the search for people', () => {
  it('finds members by the beginning of a name, a last name or a username, typed without marks', async () => {
    const ada = await verifiedPerson(world);
    const sade = await called('Ṣadé Ọláìyá');
    for (const text of ['sade', 'ṢADÉ ọl', 'olaiya', sade.details.username, sade.details.username.slice(0, -1).toUpperCase()])
      expect(idsOf((await search(ada, text)).people), text).toContain(sade.id);
    expect(idsOf((await search(ada, 'aiya')).people), 'not by the middle of a name').not.toContain(sade.id);
    const hausa = await called('Ɗanladi Ƙofar');
    expect(idsOf((await search(ada, 'danladi kof')).people)).toEqual([hausa.id]);
  });

  it('finds neither oneself, nor staff, nor whoever is suspended', async () => {
    const [ada, staff, suspended] = [await called('Zubaida One'), await called('Zubaida Two'), await called('Zubaida Three')];
    const seen = await called('Zubaida Four');
    await world.db`update account set is_staff = true where id = ${staff.id}`;
    await world.db`update account set blocked_at = now() where id = ${suspended.id}`;
    expect(idsOf((await search(ada, 'zubaida')).people)).toEqual([seen.id]);
  });

  it('answers with five at most', async () => {
    const ada = await verifiedPerson(world);
    for (let index = 0; index < 7; index += 1) await called(`Quintus ${index}`);
    expect((await search(ada, 'quintus')).people).toHaveLength(5);
  });
});

describe('the search for orders, parcels and receivers', () => {
  let sender: Person;
  let carrier: Person;
  let orderId: string;
  let packageId: string;
  let trackingId: string;

  beforeAll(async () => {
    ({ sender, carrier, orderId, packageId } = await offered(world, { sender: await personWithMoney(world, { NGN: 60_000 }) }));
    await world.db`update profile set full_name = 'Ngozi Eze' where user_id = ${sender.id}`;
    await world.db`update profile set full_name = 'Tunde Bello' where user_id = ${carrier.id}`;
    ({ trackingId } = await orderOf(sender, orderId));
  });

  it('finds an order by its number, whole or its beginning, with or without spaces', async () => {
    const spelled = trackingId
      .toLowerCase()
      .replace(/(.{3})/g, '$1 ')
      .trim();
    for (const person of [sender, carrier])
      for (const text of [trackingId, spelled, trackingId.slice(0, 4)])
        expect(idsOf((await search(person, text)).orders), text).toEqual([orderId]);
  });

  it('finds it by the other side and by the towns', async () => {
    expect((await search(sender, 'tunde')).orders).toMatchObject([{ id: orderId, role: 'sender', otherName: 'Tunde Bello' }]);
    expect((await search(carrier, 'ngozi')).orders).toMatchObject([{ id: orderId, role: 'carrier', otherName: 'Ngozi Eze' }]);
    for (const person of [sender, carrier]) expect(idsOf((await search(person, 'abuja')).orders)).toEqual([orderId]);
  });

  it('finds it for the sender by receiver and door; a carrier learns nothing of them letter by letter', async () => {
    for (const text of ['halima', 'herbert macaulay', 'aminu kano']) {
      expect(idsOf((await search(sender, text)).orders), text).toEqual([orderId]);
      expect(await search(carrier, text), text).toEqual(nothing);
    }
  });

  it('finds nothing of it for anybody else', async () => {
    const stranger = await verifiedPerson(world);
    for (const text of [trackingId, 'halima', 'herbert', 'wuse', 'a phone in its box'])
      expect(await search(stranger, text), text).toEqual(nothing);
  });

  it('finds each receiver once, with the newest parcel and its order', async () => {
    const second = await wantedParcel(world, sender.id);
    const { receivers } = await search(sender, 'halima yus');
    expect(receivers).toMatchObject([{ fullName: 'Halima Yusuf', packageId: second, orderId: null }]);
    await world.db`update timeline_item set removed_at = now() where id = ${second}`;
    expect((await search(sender, 'halima')).receivers).toMatchObject([{ packageId, orderId }]);
  });

  it('finds one’s parcels that nobody carries by what is in them', async () => {
    const second = await wantedParcel(world, sender.id);
    expect(idsOf((await search(sender, 'phone in its')).parcels)).toContain(second);
    await world.db`update timeline_item set status = 'matched' where id = ${second}`;
    expect(idsOf((await search(sender, 'phone in its')).parcels)).not.toContain(second);
  });

  it('hides the request of somebody muted, as the list does', async () => {
    const deal = await offered(world);
    const number = (await orderOf(deal.sender, deal.orderId)).trackingId;
    await mute(deal.sender, deal.carrier);
    expect((await search(deal.sender, number)).orders).toEqual([]);
    expect(idsOf((await search(deal.carrier, number)).orders)).toEqual([deal.orderId]);
    await takeBack(deal.carrier, deal.orderId);
  });
});

describe('the search for transactions', () => {
  it('finds one’s own by words, amount and reference, and nobody else’s', async () => {
    const [ada, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const line = { id: newId('transaction'), title: 'Top-up by card', reference: `wb-${randomUUID()}` };
    const rest = {
      userId: ada.id,
      kind: 'top-up',
      direction: 'in',
      currency: 'NGN',
      amountMinor: '1234550',
      status: 1,
      detail: '',
    };
    await world.db`insert into wallet_transaction ${world.db({ ...line, ...rest })}`;
    for (const text of [line.title, line.reference, '12345.50', '₦12,345.5'])
      expect((await search(ada, text)).transactions, text).toMatchObject([{ id: line.id, amount: 12_345.5, direction: 'in' }]);
    expect((await search(ada, '12345')).transactions).toEqual([]);
    for (const text of [line.title, line.reference, '12345.50']) expect(await search(other, text), text).toEqual(nothing);
  });

  it('looks through the newest 300, and further for a whole reference', async () => {
    const ada = await verifiedPerson(world);
    const [old, reference] = [newId('transaction'), randomUUID()];
    await world.db`
      insert into wallet_transaction (id, user_id, kind, direction, currency, amount_minor, status, title, detail, reference, created_at)
      select case when n = 0 then ${old} else 'trx_' || lpad(n::text, 26, '0') end, ${ada.id}, 'top-up', 'in', 'NGN', 100, 1,
             case when n = 0 then 'The very first' else 'Another' end, '', case when n = 0 then ${reference} else 'ref' || n end,
             now() - interval '1 year' + n * interval '1 minute'
      from generate_series(0, 300) as n`;
    expect((await search(ada, 'very first')).transactions).toEqual([]);
    expect(idsOf((await search(ada, reference)).transactions)).toEqual([old]);
    expect((await search(ada, 'another')).transactions).toHaveLength(5);
  });
});

describe('the search for chats', () => {
  it('finds them by the other one, unless they were deleted or the other is muted', async () => {
    const [ada, bayo] = [await verifiedPerson(world), await called('Bayo Fasanya')];
    const { id } = await roomWith(ada, bayo);
    expect((await search(ada, 'fasanya')).chats, 'nothing was said yet').toEqual([]);
    await write(bayo, id, 'Good morning');
    expect((await search(ada, 'bayo fas')).chats).toMatchObject([{ id, fullName: 'Bayo Fasanya' }]);
    await forget(ada, id);
    expect((await search(ada, 'fasanya')).chats).toEqual([]);
    await write(bayo, id, 'Are you there?');
    expect(idsOf((await search(ada, 'fasanya')).chats)).toEqual([id]);
    await mute(ada, bayo);
    expect((await search(ada, 'fasanya')).chats).toEqual([]);
  });
});

it('wants two letters, and finds nothing for marks alone', async () => {
  const ada = await verifiedPerson(world);
  const answer = await ada.call(searchEverything, { query: { searchText: 'a' } });
  expect(answer).toMatchObject({ status: 400, problem: { code: 'invalid_input' } });
  expect(await search(ada, 'a\u0301\u0301\u0301')).toEqual(nothing);
});

it('takes signs for what they are', async () => {
  const ada = await verifiedPerson(world);
  await payIn(world, ada.id, 'NGN', 100);
  for (const text of ['%%', '__', '\\\\', "'; --"]) expect(await search(ada, text), text).toEqual(nothing);
});
