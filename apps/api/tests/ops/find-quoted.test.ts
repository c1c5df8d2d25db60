import { findQuoted } from '@waybill/contract/ops/find-quoted';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import { describe, expect, it } from 'vitest';
import { madeBefore } from '../support/made-before.ts';
import { dealAt, moveTo, orderOf } from '../support/orders.ts';
import { verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const ngozi = madeBefore(() => staffMember(world));

const find = async (searchText: string) => (await ngozi.call(findQuoted, { query: { searchText } })).result.found;
/** What was found and by what of it, in a word each. */
const found = async (searchText: string) =>
  (await find(searchText)).map((thing) => [thing.kind, thing.by, thing.kind === 'order' ? thing.orderId : thing.person.id]);

describe('our people find', () => {
  it('an order by its tracking number, however it is written, by its id, and by its parcel', async () => {
    const { sender, carrier, orderId, packageId } = await dealAt(world, 'Delivered');
    const { trackingId } = await orderOf(sender, orderId);
    const spelled = spellTrackingId(trackingId);
    for (const text of [trackingId, spelled, spelled.toLowerCase(), spelled.replaceAll(' ', '-'), `  ${trackingId} `])
      expect(await found(text), text).toEqual([['order', 'tracking number', orderId]]);
    expect(await found(orderId)).toEqual([['order', 'order', orderId]]);
    expect(await found(orderId.toLowerCase())).toEqual([['order', 'order', orderId]]);
    expect(await found(packageId)).toEqual([['order', 'parcel', orderId]]);
    expect(await find(trackingId)).toMatchObject([{ isDispute: false, sender: { id: sender.id }, carrier: { id: carrier.id } }]);
    await moveTo(sender, orderId, 'Disputed', { message: 'The box is empty' });
    expect(await find(trackingId), 'it has a page of its own then').toMatchObject([{ isDispute: true, orderStatus: 8 }]);
  });

  it('money by the reference or the id that its slip shows', async () => {
    const { sender } = await dealAt(world, 'Accepted');
    const { items } = (await sender.call(listTransactions, {})).result;
    expect(items.length).toBeGreaterThan(0);
    for (const { id, reference } of items) {
      expect(await find(reference), reference).toContainEqual(
        expect.objectContaining({ kind: 'transaction', id, reference, person: expect.objectContaining({ id: sender.id }) }),
      );
      expect(await found(id)).toEqual([['transaction', 'transaction', sender.id]]);
      expect(await found(id.toLowerCase())).toEqual([['transaction', 'transaction', sender.id]]);
    }
  });

  it('a payment by what the provider calls it, and a payout with the way to its list', async () => {
    const { sender: person } = await dealAt(world, 'Accepted');
    const [line] = (await person.call(listTransactions, {})).result.items;
    const id = line?.id ?? '';
    const row = { userId: person.id, currency: 'NGN', amountMinor: '500000', transactionId: id };
    const keys = () => ({ requestKey: crypto.randomUUID(), requestHash: crypto.randomUUID() });
    await world.db`insert into payment ${world.db({
      ...row,
      ...keys(),
      reference: 'wb-00112233445566778899aabb',
      provider: 'paypal',
      purpose: 'top-up',
      providerId: '5O190127TN364715T',
      chargeId: '3C679366HH908993F',
    })}`;
    for (const text of ['wb-00112233445566778899aabb', 'WB-00112233445566778899AABB', '5O190127TN364715T', '3C679366HH908993F'])
      expect(await find(text), text).toMatchObject([{ kind: 'transaction', id, isPayout: false }]);
    const payout = { ...row, ...keys(), reference: 'wb-out-00112233445566778899aabb', provider: 'paystack' };
    await world.db`insert into payout ${world.db({ ...payout, destination: world.db.json({}) })}`;
    expect(await find(payout.reference)).toMatchObject([{ kind: 'transaction', id, isPayout: true }]);
  });

  it('somebody by phone in any spelling, by email, username or id, and then nobody of a similar name', async () => {
    const [ada, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const { username, email, phoneNumber } = ada.details;
    await world.db`update profile set full_name = ${`${username} Obi`} where user_id = ${other.id}`;
    const local = `0${phoneNumber.slice(4)}`;
    const spaced = `${phoneNumber.slice(0, 4)} ${phoneNumber.slice(4, 7)} ${phoneNumber.slice(7, 10)} ${phoneNumber.slice(10)}`;
    for (const text of [phoneNumber, phoneNumber.slice(1), local, spaced, `${local.slice(0, 4)}-${local.slice(4)}`])
      expect(await found(text), text).toEqual([['person', 'phone', ada.id]]);
    for (const text of [email, email.toUpperCase()]) expect(await found(text), text).toEqual([['person', 'email', ada.id]]);
    for (const text of [username, username.toUpperCase(), `@${username}`])
      expect(await found(text), text).toEqual([['person', 'username', ada.id]]);
    expect(await found(ada.id)).toEqual([['person', 'id', ada.id]]);
  });

  it('a business by where it is reached, which need not be its account', async () => {
    const partner = await verifiedBusiness(world);
    await world.db`
      update dispatch_business set email = 'desk@elsewhere.example', phone = '+2348170000001' where user_id = ${partner.id}`;
    expect(await found('Desk@Elsewhere.example')).toEqual([['person', 'email', partner.id]]);
    expect(await found('0817 000 0001')).toEqual([['person', 'phone', partner.id]]);
  });

  it('people by their names, by words and their beginnings, the newest first, and nothing by signs alone', async () => {
    const [older, newer] = [await verifiedPerson(world), await verifiedPerson(world)];
    await world.db`update profile set full_name = 'Zubaida Ọlátúnjí-Bello' where user_id in (${older.id}, ${newer.id})`;
    const both = [newer, older].map(({ id }) => ['person', 'name', id]);
    for (const text of ['zubaida', 'ZUBAIDA bello', 'bello zub', 'Ọlátúnjí']) expect(await found(text), text).toEqual(both);
    expect(await found('zubaida nobody')).toEqual([]);
    for (const text of ['%', "'; drop", '& | ! :*', '()', 'a & !b:*']) expect(Array.isArray(await found(text)), text).toBe(true);
  });
});

it('what was found of somebody is written down once a day, and not what was typed', async () => {
  const { sender, carrier, orderId } = await dealAt(world, 'Accepted');
  const { trackingId } = await orderOf(sender, orderId);
  const looks = (userId: string) => world.db<{ staffId: string; subject: string }[]>`
    select staff_id, subject from ops_act where what = 'found-by-search' and user_id = ${userId} order by id`;
  await find(trackingId);
  await find(trackingId.toLowerCase());
  for (const { id } of [sender, carrier])
    expect(await looks(id)).toEqual([{ staffId: ngozi.id, subject: `${trackingId} ${id}` }]);
  await find(`0${carrier.details.phoneNumber.slice(4)}`);
  expect((await looks(carrier.id)).map(({ subject }) => subject)).toEqual([`${trackingId} ${carrier.id}`, carrier.id]);
});

it('every part of the search has its index', async () => {
  await world.db.begin(async (tx) => {
    await tx`set local enable_seqscan = off`;
    const plans = [
      tx`explain select user_id from profile where to_tsvector('simple', full_name) @@ to_tsquery('simple', 'ada:*')`,
      tx`explain select user_id from dispatch_business where to_tsvector('simple', name) @@ to_tsquery('simple', 'ada:*')`,
      tx`explain select id from account where username like 'ada%'`,
      tx`explain select id from account where email like 'ada%'`,
      tx`explain select user_id from dispatch_business where lower(email) = 'a@b.example'`,
      tx`explain select user_id from dispatch_business where phone = '+2348030000000'`,
      tx`explain select 1 from payment where provider in ('paystack', 'paypal') and provider_id = any('{x}')`,
      tx`explain select 1 from payment where provider in ('paystack', 'paypal') and charge_id = any('{x}')`,
      tx`explain select 1 from payout where transaction_id = 'x'`,
      tx`explain select 1 from wallet_transaction where reference = any('{x}')`,
    ];
    for (const plan of plans) expect(JSON.stringify(await plan)).not.toContain('Seq Scan');
  });
});
