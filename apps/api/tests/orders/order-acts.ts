import { orderStatus } from '@waybill/contract/orders/enums';
import fc from 'fast-check';
import type { OrdersModel } from './orders-model.ts';
import { type Act, type Order, type Proof, people } from './orders-model-types.ts';

/** What may be tried next, as seeds: which order and which way they mean is known when their turn comes. */
export type Seed = { readonly kind: string; readonly a: number; readonly b: number; readonly c: number; readonly d: number };
export const seeds: fc.Arbitrary<Seed> = fc.noBias(
  fc.record({
    kind: fc.oneof(
      { weight: 10, arbitrary: fc.constant('legal') },
      { weight: 8, arbitrary: fc.constant('move') },
      { weight: 5, arbitrary: fc.constant('ask') },
      { weight: 3, arbitrary: fc.constantFrom('agree', 'take', 'claim') },
      { weight: 3, arbitrary: fc.constantFrom('take back', 'take down', 'wait', 'next day', 'decide') },
    ),
    a: fc.nat(839),
    b: fc.nat(839),
    c: fc.nat(839),
    d: fc.nat(839),
  }),
);

const proofs: readonly Proof[] = ['wrong code', 'none', 'right code', 'photo', 'wrong code'];

export function actOf(model: OrdersModel, { kind, a, b, c, d }: Seed): Act {
  const order = a % Math.max(1, model.orders.length);
  const parcel = a % model.parcels.length;
  if (kind === 'take down') return { do: kind, who: b % 5, parcel };
  if (kind === 'next day') return { do: kind, parcel };
  if (kind === 'agree') return { do: kind, parcel, carrier: 2 + (b % 3), fee: c % 2 ? 700_000n : 450_000n };
  // Mostly the one there is to take.
  if (kind === 'take') return { do: kind, who: 2 + (b % 2), parcel: c % 4 ? model.parcels.length - 1 : parcel };
  if (kind === 'ask' || model.orders.length === 0) return asking(parcel, b, c, d);
  if (kind === 'take back') return { do: kind, who: b % 5, order };
  if (kind === 'wait') return { do: kind, order };
  if (kind === 'decide') return decision(order, b, c);
  if (kind === 'claim') return claim(model, { a, b, d }) ?? asking(parcel, b, c, d);
  if (kind === 'legal') return legalAct(model, { a, b, c, d });
  const { carrier: by, parcel: index } = model.orders[order] as Order;
  // Mostly the two sides, and sometimes anybody.
  const who = b % 5 < 2 ? by : b % 5 < 4 ? (model.parcels[index]?.sender ?? 0) : d % 5;
  const [hasReasons, hasWords] = [d % 2 === 0, d % 3 === 0];
  return { do: 'move', who, order, to: c % 10, proof: proofs[d % 5] ?? 'none', hasReasons, hasWords, isOffline: a % 3 === 0 };
}

/** A carrier without network did something with an order that has gone another way meanwhile. */
function claim(model: OrdersModel, { a, b, d }: Pick<Seed, 'a' | 'b' | 'd'>): Act | undefined {
  const gone = model.orders.filter(({ status }) => status === orderStatus.Disputed || status === orderStatus.Cancelled);
  const order = gone[a % Math.max(1, gone.length)];
  if (!order) return undefined;
  const to = b % 2 ? orderStatus.PickedUp : orderStatus.Delivered;
  const index = model.orders.indexOf(order);
  const proof = proofs[d % 5] ?? 'none';
  return { do: 'move', who: order.carrier, order: index, to, proof, hasReasons: false, hasWords: false, isOffline: true };
}

/** Mostly carriers who speak for themselves. */
function asking(parcel: number, b: number, c: number, d: number): Act {
  if (c % 4) return { do: 'ask', who: 2 + (b % 2), parcel, carrier: 2 + (b % 2), isBooking: false };
  return { do: 'ask', who: b % 5, parcel, carrier: d % 2 ? people.xavi : d % 5, isBooking: d % 3 > 0 };
}

function decision(order: number, b: number, c: number): Act {
  const isRefund = b % 3 === 0;
  const part = c % 2 ? 'all' : 123_457n;
  return { do: 'decide', order, to: isRefund ? orderStatus.Cancelled : orderStatus.Completed, part };
}

/** Something that one of the two sides, time or staff may do with an order that is not over; mostly it goes on. */
function legalAct(model: OrdersModel, { a, b, c, d }: Omit<Seed, 'kind'>): Act {
  const ways = (order: Order) =>
    (['sender', 'carrier'] as const).flatMap((side) => model.ways(order, side).map((to) => ({ side, to })));
  const live = model.orders.filter((order) => order.status === orderStatus.Disputed || ways(order).length > 0);
  const order = live[a % Math.max(1, live.length)];
  if (!order) return asking(a % model.parcels.length, b, 1, d);
  const index = model.orders.indexOf(order);
  if (order.status === orderStatus.Disputed) return decision(index, b, c);
  const onwards = ways(order).filter(({ to }) => to < orderStatus.Completed);
  const choices = c % 4 && onwards.length > 0 ? onwards : ways(order);
  const { side, to } = choices[b % choices.length] as (typeof choices)[number];
  const who = side === 'carrier' ? order.carrier : (model.parcels[order.parcel]?.sender ?? 0);
  const proof = d % 2 ? 'right code' : 'photo';
  return { do: 'move', who, order: index, to, proof, hasReasons: true, hasWords: true, isOffline: d % 3 === 0 };
}
