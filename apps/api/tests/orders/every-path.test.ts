import { toMajor } from '@waybill/contract/money';
import { acceptExpressDelivery } from '@waybill/contract/orders/accept-express-delivery';
import { orderStatus } from '@waybill/contract/orders/enums';
import { deleteItem } from '@waybill/contract/timeline/delete-item';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { settleDispute } from '../../src/modules/orders/commands/settle-dispute.ts';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { Problem } from '../../src/platform/http/problem.ts';
import { latestIn, nameFee, payFee } from '../support/negotiations.ts';
import {
  askFor,
  carrier,
  codesOf,
  forgetTries,
  letTimePass,
  moveTo,
  orderOf,
  runTheClock,
  takeBack,
  wantedParcel,
} from '../support/orders.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { goOnDuty } from '../support/riders.ts';
import { offerTrip, uploadedPicture } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { actOf, seeds } from './order-acts.ts';
import { OrdersModel } from './orders-model.ts';
import { type Act, type Order, type Parcel, people } from './orders-model-types.ts';

const world = useWorld({ ROLES: 'http' });
const fee = 600_000n;
const runs = 10;
let crew: readonly Person[] = [];
let tripId = '';

beforeAll(async () => {
  const rich = () => personWithMoney(world, { NGN: 2_000_000 });
  crew = [await rich(), await rich(), await carrier(world), await carrier(world), await verifiedPerson(world)];
  for (const rider of [people.xavi, people.yemi]) expect((await goOnDuty(person(rider))).status).toBe(200);
  tripId = (await offerTrip(person(people.xavi))).result.id;
});

function person(index: number): Person {
  const found = crew[index];
  if (!found) throw new Error('There is nobody');
  return found;
}

type Ids = { readonly parcels: readonly string[]; readonly orders: string[] };

/** The same act in earnest; answers the code it is refused with. */
async function real(ids: Ids, model: OrdersModel, act: Act): Promise<string> {
  const parcelId = 'parcel' in act ? (ids.parcels[act.parcel] ?? '') : '';
  const orderId = 'order' in act ? (ids.orders[act.order] ?? '') : '';
  switch (act.do) {
    case 'ask': {
      const answer = await askFor(person(act.who), parcelId, person(act.carrier).id, act.isBooking);
      if (answer.status === 201) note(ids, answer.result.id);
      return codeOf(answer);
    }
    case 'move':
      return codeOf(await moveTo(person(act.who), orderId, nameOf(act.to), await bodyOf(model, orderId, act)));
    case 'agree':
      return agreeOn(ids, parcelId, person(model.parcels[act.parcel]?.sender ?? 0), person(act.carrier), act.fee);
    case 'take': {
      const answer = await person(act.who).call(acceptExpressDelivery, { params: { packageId: parcelId } });
      if (answer.status === 201) note(ids, answer.result.id);
      return codeOf(answer);
    }
    case 'take back':
      return codeOf(await takeBack(person(act.who), orderId));
    case 'take down':
      return codeOf(
        await person(act.who).call(deleteItem, {
          params: { itemType: model.parcels[act.parcel]?.isExpress ? 5 : 1, itemId: parcelId },
        }),
      );
    case 'wait':
      await letTimePass(world, orderId);
      return 'done';
    case 'next day':
      await world.db`update timeline_item set ship_date = '2020-01-01' where id = ${parcelId}`;
      await runTheClock(world);
      return 'done';
    case 'decide':
      return decideAsOps(orderId, act);
  }
}

function note(ids: Ids, orderId: string): void {
  if (!ids.orders.includes(orderId)) ids.orders.push(orderId);
}

async function agreeOn(ids: Ids, packageId: string, sender: Person, by: Person, minor: bigint): Promise<string> {
  const named = await nameFee(by, { packageId, to: sender.id }, toMajor(minor));
  if (named.status !== 201) return codeOf(named);
  const paid = await payFee(sender, { packageId, carrierId: by.id, offerId: latestIn(named.result).negotiationId });
  if (paid.status < 400) note(ids, paid.result.id);
  return codeOf(paid);
}

function codeOf(answer: { readonly status: number; readonly problem: { readonly code: string } }): string {
  return answer.status < 400 ? 'done' : answer.problem.code;
}

function nameOf(status: number) {
  const names = Object.keys(orderStatus) as (keyof typeof orderStatus)[];
  return names.find((name) => orderStatus[name] === status) ?? 'Requested';
}

async function bodyOf(model: OrdersModel, orderId: string, act: Extract<Act, { do: 'move' }>): Promise<Record<string, unknown>> {
  const { pickup, handover } = codesOf(world, orderId);
  const right = act.to === orderStatus.PickedUp ? pickup : handover;
  const side = model.sideOf(model.orders[act.order] as Order, act.who);
  return {
    ...(act.proof === 'right code' ? { code: right } : {}),
    ...(act.proof === 'wrong code' ? { code: right === '000000' ? '111111' : '000000' } : {}),
    ...(act.proof === 'photo' ? { imageIdList: [await uploadedPicture(world, person(act.who).id)] } : {}),
    ...(act.hasReasons ? { cancellationReasons: [{ id: side === 'carrier' ? 9 : 3, customText: '' }] } : {}),
    ...(act.isOffline ? { happenedAt: new Date().toISOString() } : {}),
    ...(act.hasWords ? { message: 'It is not as it should be' } : {}),
  };
}

async function decideAsOps(order: string, { to, part }: Extract<Act, { do: 'decide' }>): Promise<string> {
  const decision = to === orderStatus.Cancelled ? 'refund' : part === 'all' ? 'release' : 'split';
  const carrierGets = part !== 'all' && decision === 'split' ? toMajor(part) : undefined;
  try {
    await settleDispute(world.node.context, { order, decision, carrierGets, because: 'We have looked at everything' });
    return 'done';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

async function expectSame(ids: Ids, model: OrdersModel, oursBefore: bigint): Promise<void> {
  const orders = await world.db<{ id: string; status: number; hasLateClaim: boolean }[]>`
    select id, status, exists (select from order_event where order_id = delivery_order.id and what = 'claim-late') as has_late_claim
    from delivery_order where package_id = any(${[...ids.parcels]})`;
  const parcels = await world.db<{ id: string; status: string; escrow: string; isRemoved: boolean }[]>`
    select item.id, item.status, escrow.state as escrow, removed_at is not null as is_removed
    from timeline_item as item join escrow on escrow.package_id = item.id where item.id = any(${[...ids.parcels]})`;
  expect(orders, 'as many orders as asked for').toHaveLength(model.orders.length);
  expect(ids.orders.map((id) => orders.find((order) => order.id === id))).toEqual(
    model.orders.map(({ status, hasLateClaim }, index) => ({ id: ids.orders[index], status, hasLateClaim })),
  );
  expect(ids.parcels.map((id) => parcels.find((parcel) => parcel.id === id))).toEqual(
    model.parcels.map(({ status, escrow, isRemoved }, index) => ({ id: ids.parcels[index], status, escrow, isRemoved })),
  );
  expect(await readBooks()).toEqual({
    people: crew.map((_, index) => [model.available[index], model.uncleared[index], model.inEscrow(index)]),
    ours: oursBefore + model.ours,
  });
}

/** What everybody can spend, has earned and has in escrow, and what we have taken. */
async function readBooks(): Promise<{ people: bigint[][]; ours: bigint }> {
  const rows = await world.db<{ ownerId: string | null; kind: string; posted: string }[]>`
    select owner_id, kind, sum(posted) as posted from ledger_account
    where currency = 'NGN' and (owner_id = any(${crew.map(({ id }) => id)}) or kind in ('commission', 'charges')) group by 1, 2`;
  const of = (ownerId: string | null, kind: string) =>
    BigInt(rows.find((row) => row.ownerId === ownerId && row.kind === kind)?.posted ?? 0);
  return {
    people: crew.map(({ id }) => ['available', 'uncleared', 'escrow'].map((kind) => of(id, kind))),
    ours: of(null, 'commission') + of(null, 'charges'),
  };
}

/** Everybody sees what they may do next, and nobody else sees anything. */
async function expectButtons(ids: Ids, model: OrdersModel, index: number): Promise<void> {
  const order = model.orders[index];
  const id = ids.orders[index];
  if (!order || !id) return;
  for (const side of ['sender', 'carrier'] as const) {
    const who = side === 'carrier' ? order.carrier : (model.parcels[order.parcel]?.sender ?? 0);
    const shown = (await orderOf(person(who), id)).actions.map(({ to }) => to).sort();
    const isAskedAlready = side === 'carrier' && order.isReturnAsked;
    const ways = model.ways(order, side).filter((to) => !(isAskedAlready && to === orderStatus.Cancelled));
    expect(shown).toEqual([...ways].sort());
  }
  await expect(orderOf(person(people.nobody), id)).rejects.toThrow('not_found');
}

/** Brings everything to an end, whatever has become of it. */
function* endings(model: OrdersModel): Generator<Act> {
  const all = { proof: 'none', hasReasons: true, hasWords: true, isOffline: false } as const;
  for (const [index, order] of model.orders.entries()) {
    const move = (to: number): Act => ({ do: 'move', who: model.parcels[order.parcel]?.sender ?? 0, order: index, to, ...all });
    if (order.status === orderStatus.Accepted) yield move(orderStatus.Cancelled);
    if (order.status === orderStatus.PickedUp || order.status === orderStatus.InTransit) yield move(orderStatus.Disputed);
    if (order.status === orderStatus.Delivered) yield move(orderStatus.Completed);
    if (order.status === orderStatus.Disputed) yield { do: 'decide', order: index, to: orderStatus.Completed, part: 1_001n };
  }
  for (const [parcel, { sender, status }] of model.parcels.entries())
    if (status === 'open') yield { do: 'take down', who: sender, parcel };
}

async function freshParcels(): Promise<{ parcels: Parcel[]; ids: Ids }> {
  const booking = { askedOf: person(people.xavi).id, relatedItemId: tripId };
  const ids = [
    await wantedParcel(world, person(people.ada).id),
    await wantedParcel(world, person(people.bola).id),
    await wantedParcel(world, person(people.ada).id, { booking }),
    await wantedParcel(world, person(people.bola).id),
    await wantedParcel(world, person(people.ada).id, { isExpress: true }),
  ];
  const parcels = [people.ada, people.bola, people.ada, people.bola, people.ada].map((sender, index): Parcel => {
    const askedOf = index === 2 ? people.xavi : undefined;
    return { sender, askedOf, fee, isExpress: index === 4, status: 'open', escrow: 'held', isRemoved: false };
  });
  return { parcels, ids: { parcels: ids, orders: [] } };
}

describe('orders', () => {
  it('go where a simple model goes on every path, refuse what it refuses, and leave no money behind', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(seeds, { minLength: 40, maxLength: 60 }), async (path) => {
        await forgetTries(world);
        const { parcels, ids } = await freshParcels();
        const { people: before, ours } = await readBooks();
        const [available, uncleared] = [0, 1].map((kind) => before.map((one) => one[kind] ?? 0n));
        const model = new OrdersModel(parcels, available ?? [], uncleared ?? []);
        const step = async (act: Act) => {
          const expected = model.run(act);
          model.remember();
          expect([act, await real(ids, model, act)]).toEqual([act, expected]);
          await expectSame(ids, model, ours);
          if ('order' in act) await expectButtons(ids, model, act.order);
        };
        for (const seed of path) await step(actOf(model, seed));
        expect(await proveMoney(world.db)).toEqual([]);
        for (const act of endings(model)) await step(act);
        expect((await readBooks()).people.map(([, , escrow]) => escrow)).toEqual(crew.map(() => 0n));
        expect(await proveMoney(world.db)).toEqual([]);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  });
});
