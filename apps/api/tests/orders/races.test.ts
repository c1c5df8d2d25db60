import { setTimeout as sleep } from 'node:timers/promises';
import { orderStatus } from '@waybill/contract/orders/enums';
import { findStep } from '@waybill/contract/orders/process';
import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreeOnCarrier } from '../../src/modules/orders/process/agree.ts';
import { askToCancel } from '../../src/modules/orders/process/ask-to-cancel.ts';
import { writeRequest } from '../../src/modules/orders/process/request.ts';
import { takeStep } from '../../src/modules/orders/process/take-step.ts';
import { lockPackage } from '../../src/modules/timeline/index.ts';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { type Tx, transact } from '../../src/platform/db/database.ts';
import { atOnce, sameBrowserAt } from '../support/at-once.ts';
import { carrier, codesOf, forgetTries, moveTo, takeBack, type Wanted, wantedParcel } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { rounds } from '../support/rounds.ts';
import { offerTrip } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { type Node, useWorld } from '../support/world.ts';
import { fundsOf } from '../wallet/escrow/deals.ts';

const world = useWorld({ ROLES: 'http' });
const races = rounds(40, 200);
const atATime = 8;
let second: Node;
let senders: readonly Person[] = [];
let carriers: readonly Person[] = [];
let tripIds: readonly string[] = [];
let heldBefore: readonly bigint[] = [];

beforeAll(async () => {
  second = await world.startNode();
  senders = await atOnce(4, () => personWithMoney(world, { NGN: 2_000_000 }));
  carriers = await atOnce(4, () => carrier(world));
  tripIds = await Promise.all(carriers.map(async (goer) => (await offerTrip(goer)).result.id));
});
beforeEach(async () => {
  heldBefore = await heldOf();
});
afterEach(async () => {
  expect(await proveMoney(world.db)).toEqual([]);
  await forgetTries(world);
});

type Pair = { readonly sender: Person; readonly by: Person; readonly packageId: string; readonly orderId: string };
type Prepare = (tx: Tx, packageId: string, carrierId: string) => Promise<string>;

/** A parcel of one of the senders that one of the carriers has to do with; made past the doors, because there are many. */
async function pair(index: number, prepare: Prepare, isBooked = false): Promise<Pair> {
  const [sender, by, relatedItemId] = [senders[index % 4], carriers[(index >> 2) % 4], tripIds[(index >> 2) % 4]];
  if (!sender || !by || !relatedItemId) throw new Error('Nobody is there');
  const wanted: Wanted = isBooked ? { booking: { askedOf: by.id, relatedItemId } } : {};
  const packageId = await wantedParcel(world, sender.id, wanted);
  const orderId = await transact(world.db, (tx) => prepare(tx, packageId, by.id));
  return { sender, by, packageId, orderId };
}

const ask: Prepare = async (tx, packageId, carrierId) => {
  const item = await lockPackage(tx, packageId);
  if (!item) throw new Error('There is no parcel');
  return (await writeRequest(world.node.context, tx, item, carrierId)).id;
};

/** Under way, and the carrier wants to bring it back: the sender may agree, the carrier may hand it over after all. */
const bringBack: Prepare = async (tx, packageId, carrierId) => {
  const item = await lockPackage(tx, packageId);
  if (!item) throw new Error('There is no parcel');
  const { context } = world.node;
  const accepted = await agreeOnCarrier(context, tx, { item, carrierId, feeMinor: BigInt(item.priceMinor) });
  const step = findStep(accepted, orderStatus.PickedUp, 'carrier');
  if (!step) throw new Error('There is no such step');
  const action = { actor: 'carrier', userId: carrierId } as const;
  const fetched = await takeStep(context, tx, accepted, step, { ...action, proof: 'photo' });
  return askToCancel(context, tx, fetched, { ...action, reasons: [{ id: 9, customText: '' }] });
};

type Answer = { readonly status: number; readonly problem: { readonly code: string } };

/** Both at the same moment on two nodes, each as often first, by up to a few milliseconds: one act may be quicker. Answers how each pair of answers came out, and how often. */
async function race(
  make: (index: number) => Promise<Pair>,
  one: (pair: Pair, by: Visitor) => Promise<Answer>,
  other: (pair: Pair, by: Visitor) => Promise<Answer>,
  who: readonly ['sender' | 'by', 'sender' | 'by'],
): Promise<{ pairs: Pair[]; outcomes: Record<string, number> }> {
  const pairs: Pair[] = [];
  for (let index = 0; index < races; index += 1) pairs.push(await make(index));
  const outcomes: Record<string, number> = {};
  const run = async (pair: Pair, index: number) => {
    const [first, then] = [() => one(pair, pair[who[0]]), () => other(pair, sameBrowserAt(world, second.origin, pair[who[1]]))];
    const soon = sleep((index % 10) * 2);
    const answers = index % 2 ? [first(), soon.then(then)] : [soon.then(first), then()];
    const words = (await Promise.all(answers)).map((answer) => (answer.status < 400 ? 'done' : answer.problem.code));
    const outcome = words.join(' / ');
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };
  for (let index = 0; index < races; index += atATime)
    await Promise.all(pairs.slice(index, index + atATime).map((pair, offset) => run(pair, index + offset)));
  return { pairs, outcomes };
}

/** How many orders stand where, with what has become of the parcel and the money. */
async function endsOf(pairs: readonly Pair[]): Promise<Record<string, number>> {
  const rows = await world.db<{ place: string; count: number }[]>`
    select delivery_order.status || ' ' || item.status || ' ' || escrow.state as place, count(*)::int
    from delivery_order join timeline_item as item on item.id = package_id join escrow on escrow.package_id = item.id
    where delivery_order.id = any(${pairs.map(({ orderId }) => orderId)}) group by 1`;
  return Object.fromEntries(rows.map(({ place, count }) => [place, count]));
}

const remove = ({ packageId }: Pair, by: Visitor) => by.call(deleteItem, { params: { itemType: 1, itemId: packageId } });
const heldOf = () => Promise.all(senders.map(async ({ id }) => (await fundsOf(world, id)).escrow));
/** What is held of each sender's since the test began: another test may have left parcels that are on their way. */
const heldSince = async () => (await heldOf()).map((held, index) => held - (heldBefore[index] ?? 0n));

describe('again and again at the same moment', () => {
  it('cancelling and handing over: one of them wins, and the money goes one way', async () => {
    const { pairs, outcomes } = await race(
      (index) => pair(index, bringBack),
      ({ orderId }, by) => moveTo(by, orderId, 'Cancelled'),
      ({ orderId }, by) => moveTo(by, orderId, 'Delivered', { code: codesOf(world, orderId).handover }),
      ['sender', 'by'],
    );
    const [cancelled = 0, delivered = 0] = [outcomes['done / step_not_allowed'], outcomes['step_not_allowed / done']];
    expect(outcomes).toEqual({ 'done / step_not_allowed': cancelled, 'step_not_allowed / done': delivered });
    expect([cancelled > 0, delivered > 0, cancelled + delivered]).toEqual([true, true, races]);
    expect(await endsOf(pairs)).toEqual({ '6 withdrawn released': cancelled, '5 delivered captured': delivered });
    expect(await heldSince()).toEqual([0n, 0n, 0n, 0n]);
    const earned = await Promise.all(carriers.map(async ({ id }) => (await fundsOf(world, id)).uncleared));
    expect(earned.reduce((sum, each) => sum + each, 0n)).toBe(BigInt(delivered) * 540_000n);
  });

  it('accepting an offer and taking it back: the parcel has a carrier, or is still wanted', async () => {
    const { pairs, outcomes } = await race(
      (index) => pair(index, ask),
      ({ orderId }, by) => moveTo(by, orderId, 'Accepted'),
      ({ orderId }, by) => takeBack(by, orderId),
      ['sender', 'by'],
    );
    const [accepted = 0, taken = 0] = [outcomes['done / step_not_allowed'], outcomes['step_not_allowed / done']];
    expect(outcomes).toEqual({ 'done / step_not_allowed': accepted, 'step_not_allowed / done': taken });
    expect([accepted > 0, taken > 0, accepted + taken]).toEqual([true, true, races]);
    expect(await endsOf(pairs)).toEqual({ '1 matched held': accepted, '6 open held': taken });
    const reasons = { cancellationReasons: [{ id: 1, customText: '' }] };
    const end = async (one: Pair) =>
      (await remove(one, one.sender)).status === 204 || moveTo(one.sender, one.orderId, 'Cancelled', reasons);
    for (let index = 0; index < races; index += atATime) await Promise.all(pairs.slice(index, index + atATime).map(end));
    expect(await heldSince(), 'and in the end nothing is held').toEqual([0n, 0n, 0n, 0n]);
  });

  it('accepting a booking and taking the parcel down: it is carried, or the money is back', async () => {
    const { pairs, outcomes } = await race(
      (index) => pair(index, ask, true),
      ({ orderId }, by) => moveTo(by, orderId, 'Accepted'),
      remove,
      ['by', 'sender'],
    );
    const [accepted = 0, removed = 0] = [outcomes['done / already_matched'], outcomes['step_not_allowed / done']];
    expect(outcomes).toEqual({ 'done / already_matched': accepted, 'step_not_allowed / done': removed });
    expect([accepted > 0, removed > 0, accepted + removed]).toEqual([true, true, races]);
    expect(await endsOf(pairs)).toEqual({ '1 matched held': accepted, '6 withdrawn released': removed });
    const held = (await heldSince()).reduce((sum, each) => sum + each, 0n);
    expect(held).toBe(BigInt(accepted) * 650_000n);
  });
});
