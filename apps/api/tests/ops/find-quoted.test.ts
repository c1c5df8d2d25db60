import { type FoundView, findQuoted } from '@waybill/contract/ops/find-quoted';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { openSupportRoom } from '@waybill/contract/support/open-support-room';
import { reportUser } from '@waybill/contract/users/report-user';
import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import { describe, expect, it } from 'vitest';
import { roomWith, write } from '../support/chat.ts';
import { madeBefore } from '../support/made-before.ts';
import { dealAt, moveTo, orderOf } from '../support/orders.ts';
import { type Person, verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { newPhone, saleOf, seller } from '../support/sales.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const ngozi = madeBefore(() => staffMember(world));

const find = async (searchText: string) => (await ngozi.call(findQuoted, { query: { searchText } })).result.found;
/** What was found and by what of it, in a word each. */
const found = async (searchText: string) => (await find(searchText)).map((thing) => [thing.kind, thing.by, nameOf(thing)]);

function nameOf(thing: FoundView): string {
  switch (thing.kind) {
    case 'order':
      return thing.orderId;
    case 'parcel':
      return thing.packageId;
    case 'sale':
      return thing.saleId;
    case 'report':
      return thing.id;
    case 'support':
      return thing.roomId;
    default:
      return thing.person.id;
  }
}

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

  it('a parcel that nobody carries yet by its id, and any parcel by words of its title', async () => {
    const { packageId, orderId } = await dealAt(world, 'Accepted');
    const lonely = await dealAt(world, 'Accepted');
    await world.db`update escrow set title = 'Zinnia bulbs to Ìkòyí' where package_id in (${packageId}, ${lonely.packageId})`;
    await world.db`delete from order_event where order_id = ${lonely.orderId}`;
    await world.db`update delivery_order set package_id = ${packageId}, status = 7, due_at = null where id = ${lonely.orderId}`;
    expect(await found(lonely.packageId)).toEqual([['parcel', 'parcel', lonely.packageId]]);
    for (const text of ['zinnia', 'BULBS zinn', 'Ìkòyí bulbs'])
      expect((await found(text)).toSorted(), text).toEqual(
        [packageId, lonely.packageId].map((id) => ['parcel', 'title', id]).toSorted(),
      );
    const [of, none] = [
      (await find('zinnia')).find((thing) => nameOf(thing) === packageId),
      (await find('zinnia')).find((thing) => nameOf(thing) === lonely.packageId),
    ];
    expect([of, none]).toMatchObject([{ order: { isDispute: false } }, { order: null }]);
    expect(orderId).toMatch(/^ord_/);
  });

  it('a payout by the account it went to: its number, the end of it, or the name on it', async () => {
    const { sender: person } = await dealAt(world, 'Accepted');
    const [line] = (await person.call(listTransactions, {})).result.items;
    const destination = { bankCode: '058', accountNumber: '0170004821', accountName: 'XIMENA ADAKU EZE' };
    await world.db`insert into payout ${world.db({
      ...{ userId: person.id, currency: 'NGN', amountMinor: '500000', transactionId: line?.id ?? '' },
      ...{ requestKey: crypto.randomUUID(), requestHash: crypto.randomUUID(), provider: 'paystack' },
      ...{ reference: 'wb-out-aa112233445566778899aabb', destination: world.db.json(destination) },
    })}`;
    expect(await found('0170004821')).toEqual([['transaction', 'bank account', person.id]]);
    expect(await found('4821')).toEqual([['transaction', 'bank account', person.id]]);
    expect(await found('ximena eze')).toEqual([['transaction', 'account name', person.id]]);
    expect(await found('0170004822'), 'one digit is another account').toEqual([]);
  });

  it('a sale by its id, its link, its title and the phone of its buyer', async () => {
    const owner = await seller(world);
    const sale = await saleOf(world, owner, { title: 'Yellow kettle with a lid' });
    for (const text of [sale.code, sale.code.toLowerCase()]) expect(await found(text)).toEqual([['sale', 'link', sale.id]]);
    expect(await found(sale.id)).toEqual([['sale', 'sale', sale.id]]);
    expect(await found('kettle yell')).toEqual([['sale', 'title', sale.id]]);
    const phone = newPhone();
    await world.db`insert into sale_order ${world.db({
      ...{ id: 'byr_00000000000000000000000009', saleId: sale.id, name: 'Ify', phone, payWhen: 'door' },
      ...{ dropoffAddress: 'Ajah', dropoff: world.db.json({}), feeMinor: '1', chargeMinor: '0', buyerPaysMinor: '1' },
    })}`;
    expect(await found(`0${phone.slice(4)}`)).toEqual([['sale', 'phone of the buyer', sale.id]]);
    const [thing] = await find(sale.id);
    expect(JSON.stringify(thing), 'the buyer’s phone is not shown').not.toContain(phone);
  });

  it('a report by its number and with both of its people, and a chat by the case that it belongs to', async () => {
    const { sender, carrier, orderId } = await dealAt(world, 'Delivered');
    await moveTo(sender, orderId, 'Disputed', { message: 'The box is empty' });
    const { id: roomId } = await roomWith(sender, carrier);
    await sender.call(reportUser, { body: { userId: carrier.id, reason: 'scam', roomId } });
    const [row] = await world.db<{ id: string }[]>`select id from user_report where user_id = ${carrier.id}`;
    const report = `user-${row?.id}`;
    for (const text of [report, `#${report}`, report.toUpperCase()])
      expect(await found(text), text).toEqual([['report', 'report', report]]);
    expect(await found(carrier.id)).toContainEqual(['report', 'whom it is about', report]);
    expect(await found(sender.id)).toContainEqual(['report', 'reporter', report]);
    expect(await found(roomId)).toEqual([
      ['order', 'chat', orderId],
      ['report', 'chat', report],
    ]);
  });

  it('what somebody writes to us, by its chat and with them', async () => {
    const person = await verifiedPerson(world);
    const { roomId } = (await person.call(openSupportRoom)).result;
    expect(await found(roomId)).toEqual([['support', 'chat', roomId]]);
    expect(await found(person.id), 'nothing was written yet').toEqual([['person', 'id', person.id]]);
    await write(person, roomId, 'Where is my parcel?');
    expect(await found(person.id)).toContainEqual(['support', 'person', roomId]);
    expect(await find(roomId)).toMatchObject([{ isWaiting: true, person: { id: person.id } }]);
  });
});

describe('who made a report is not learnt', () => {
  async function reported() {
    const [about, by] = [await staffMember(world, 'support'), await verifiedPerson(world)];
    await by.call(reportUser, { body: { userId: about.id, reason: 'abuse', message: 'Rude' } });
    const [row] = await world.db<{ id: string }[]>`select id from user_report where user_id = ${about.id}`;
    return { about, by, report: `user-${row?.id}` };
  }
  const seenBy = async (staff: Person, searchText: string) =>
    (await staff.call(findQuoted, { query: { searchText } })).result.found.filter(({ kind }) => kind === 'report');

  it('by one of us whom it is about, whatever they look for', async () => {
    const { about, by, report } = await reported();
    expect(await seenBy(about, report)).toMatchObject([{ reporter: null }]);
    expect(await seenBy(about, about.id)).toMatchObject([{ reporter: null }]);
    expect(await seenBy(about, by.id)).toEqual([]);
    expect(await seenBy(ngozi, report)).toMatchObject([{ reporter: { id: by.id } }]);
  });

  it.each<[StaffRole, boolean]>([
    ['support', true],
    ['checks', false],
    ['money', false],
    ['lead', true],
    ['admin', true],
  ])('by a role that may not read reports: %s', async (role, maySee) => {
    const { by, report } = await reported();
    const staff = await staffMember(world, role);
    expect(await seenBy(staff, report)).toMatchObject([{ id: report, reporter: maySee ? { id: by.id } : null }]);
    expect(await seenBy(staff, by.id)).toHaveLength(maySee ? 1 : 0);
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
      tx`explain select 1 from escrow where to_tsvector('simple', title) @@ to_tsquery('simple', 'bag:*')`,
      tx`explain select 1 from sale where to_tsvector('simple', title) @@ to_tsquery('simple', 'bag:*')`,
      tx`explain select 1 from payout where right(destination ->> 'accountNumber', 4) = '4821' order by transaction_id desc limit 9`,
      tx`explain select 1 from payout
         where to_tsvector('simple', coalesce(destination ->> 'accountName', '')) @@ to_tsquery('simple', 'eze:*')`,
      tx`explain select 1 from sale_order where phone = '+2348030000000'`,
      tx`explain select 1 from user_report where user_id = any('{x}') or reported_by = any('{x}')`,
    ];
    for (const plan of plans) expect(JSON.stringify(await plan)).not.toContain('Seq Scan');
  });
});
