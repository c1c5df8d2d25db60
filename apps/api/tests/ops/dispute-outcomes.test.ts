import { readdirSync, readFileSync } from 'node:fs';
import { toMajor, toMinor } from '@waybill/contract/money';
import { decideDispute } from '@waybill/contract/ops/decide-dispute';
import { getDispute } from '@waybill/contract/ops/get-dispute';
import { listDisputes } from '@waybill/contract/ops/list-disputes';
import { getTracking } from '@waybill/contract/orders/get-tracking';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import { sharesOf } from '@waybill/contract/wallet/shares';
import { afterAll, expect, it } from 'vitest';
import { sendDueEmails } from '../../src/modules/notifications/jobs/email-jobs.ts';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { allNotified, notified } from '../notifications/rows.ts';
import { messagesOf, roomWith } from '../support/chat.ts';
import { eventually } from '../support/eventually.ts';
import { madeBefore } from '../support/made-before.ts';
import { messagesTo } from '../support/mailbox.ts';
import { chargeForSending, type Deal, dealAt, disputed, fee, moveTo, orderOf } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { balanceOf, unclearedOf } from '../support/people-with-money.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const because = 'The photo shows an open box.';

const ngozi = madeBefore(() => staffMember(world));
afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));

/** Two people who have disagreed since yesterday. */
async function disputedSinceYesterday(): Promise<Deal> {
  const deal = await disputed(world);
  await world.db`update order_event set heard_at = heard_at - interval '1 day' where order_id = ${deal.orderId}`;
  await world.db`
    update delivery_order set changed_at = (select max(heard_at) from order_event where order_id = ${deal.orderId})
    where id = ${deal.orderId}`;
  return deal;
}

const disputeOf = async (orderId: string) => (await ngozi.call(getDispute, { params: { orderId } })).result;
const lineOf = async (person: Person, title: string) =>
  (await person.call(listTransactions, {})).result.items.find((line) => line.title === title && line.direction === 'in');

const cases = [
  {
    decision: 'refund',
    more: {},
    part: 0,
    sender: 'You got ₦6,500.00 back: everything you paid.',
    carrier: 'The whole fee of ₦6,000.00 went back to the sender. You got nothing of it.',
  },
  {
    decision: 'release',
    more: {},
    part: fee,
    sender: 'The carrier got the whole fee of ₦6,000.00. Nothing came back to you.',
    carrier: 'Of the fee of ₦6,000.00 you got ₦5,400.00, after our commission of ₦600.00.',
  },
  {
    decision: 'split',
    more: { carrierGets: 2500.55 },
    part: 2500.55,
    sender: 'Of the fee of ₦6,000.00 you got ₦3,499.45 back. The carrier got ₦2,250.50, after our commission of ₦250.05.',
    carrier: 'Of the fee of ₦6,000.00 you got ₦2,250.50, after our commission of ₦250.05. The sender got ₦3,499.45 back.',
  },
] as const;

it.each(cases)('a $decision says what was decided and who got what, wherever the two and our people look', async (wanted) => {
  const { decision, more, part } = wanted;
  const { sender, carrier, orderId } = await disputedSinceYesterday();

  // What whoever decides sees before is what is posted then.
  const open = await disputeOf(orderId);
  expect(open).toMatchObject({
    fee,
    charge: chargeForSending,
    isChargeByCredit: false,
    outcome: null,
    ended: null,
    decidedAt: null,
  });
  const shares = sharesOf({ feeMinor: toMinor(open.fee), chargeMinor: toMinor(open.charge) }, toMinor(part));
  const sums = {
    carrierGets: toMajor(shares.carrierGets),
    senderGets: toMajor(shares.senderGets),
    commission: toMajor(shares.commission),
    charge: toMajor(shares.charge),
  };
  const body = { decision, because, ...more };
  const { result } = await ngozi.call(decideDispute, { params: { orderId }, body });
  expect(await balanceOf(world, sender.id, 'NGN')).toBe(sums.senderGets);
  expect(await unclearedOf(world, carrier.id)).toBe(sums.carrierGets);

  // The console: sums, who, when, and since when the two disagreed.
  const outcome = { decision, fee, ...sums };
  expect(result).toMatchObject({ kind: 'decided', outcome, ended: { by: ngozi.details.username, because } });
  expect(result.since).toBe(open.since);
  expect(Date.parse(result.decidedAt ?? '') - Date.parse(result.since)).toBeGreaterThan(23 * 3_600_000);
  const [listed] = (await ngozi.call(listDisputes, { query: { state: 'decided' } })).result.items;
  expect(listed).toMatchObject({ orderId, since: open.since, decidedAt: result.decidedAt });

  for (const [person, side] of [
    [sender, 'sender'],
    [carrier, 'carrier'],
  ] as const) {
    expect((await orderOf(person, orderId)).outcome).toMatchObject(outcome);
    const { items } = (await person.call(listOrders, {})).result;
    expect(items.find(({ id }) => id === orderId)?.outcome).toMatchObject(outcome);
    expect((await notified(person, 'disputeDecided')).Message).toBe(
      `Our team has decided about the parcel to Abuja. ${wanted[side]} Why: ${because}`,
    );
    const line = await lineOf(person, result.title);
    if (sums[`${side}Gets`] === 0) expect(line).toBeUndefined();
    else expect(line).toMatchObject({ amount: sums[`${side}Gets`], detail: expect.stringContaining(wanted[side]) });
  }

  const roomId = (await roomWith(sender, carrier)).id;
  const card = await eventually('The decision in the room', async () =>
    (await messagesOf(sender, roomId)).items.find(({ deal }) => deal?.what === 'dispute.decided'),
  );
  expect(card.deal).toMatchObject({ orderId, outcome, currency: 'NGN' });
  expect((await messagesOf(sender, roomId)).items.map(({ deal }) => deal?.what)).not.toContain('order.completed');

  await world.db`update notification set created_at = created_at - interval '11 minutes' where mail_due`;
  await sendDueEmails.handle(world.node.context, {} as never);
  await allNotified(world);
  for (const [person, side] of [
    [sender, 'sender'],
    [carrier, 'carrier'],
  ] as const)
    expect((await messagesTo(world, person.details.email)).map(({ text }) => text).join('\n')).toContain(wanted[side]);

  // Whoever has the number learns that it is closed, and nothing of the money.
  const tracked = (await world.visitor().call(getTracking, { params: { trackingId: result.trackingId } })).result;
  expect(tracked).toMatchObject({ isDecided: true });
  expect(tracked.events.at(-1)?.what).toBe('dispute-decided');
  expect(JSON.stringify(tracked)).not.toMatch(/refund|release|split|2250|6000|5400/);
});

it('an order that nobody disagreed about has no outcome, and its parcel simply arrived', async () => {
  const { sender, orderId } = await dealAt(world, 'Delivered');
  await moveTo(sender, orderId, 'Completed');
  const order = await orderOf(sender, orderId);
  expect(order.outcome).toBeNull();
  const tracked = (await world.visitor().call(getTracking, { params: { trackingId: order.trackingId } })).result;
  expect(tracked.isDecided).toBe(false);
  expect(tracked.events.at(-1)?.what).toBe('order.completed');
});

it('what stood in a chat as delivered and paid, before outcomes were told, says what was decided once the migration has run', async () => {
  const { sender, carrier, orderId } = await disputedSinceYesterday();
  const body = { decision: 'split', carrierGets: 2500.55, because };
  await ngozi.call(decideDispute, { params: { orderId }, body });
  const roomId = (await roomWith(sender, carrier)).id;
  const card = () =>
    eventually('The decision in the room', async () =>
      (await messagesOf(sender, roomId)).items.find(({ deal }) => deal?.what === 'dispute.decided'),
    );
  const { deal } = await card();
  await world.db`
    update chat_message set deal = deal - 'outcome' || '{"what": "order.completed"}'
    where room_id = ${roomId} and deal ->> 'what' = 'dispute.decided'`;
  const migrations = new URL('../../migrations/', import.meta.url);
  const file = readdirSync(migrations).find((name) => name.endsWith('-chat-decided-disputes.sql')) ?? '';
  await world.db.unsafe(readFileSync(new URL(file, migrations), 'utf8'));
  expect((await card()).deal).toEqual(deal);
});
