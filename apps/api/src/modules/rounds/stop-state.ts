import { orderStatus } from '@waybill/contract/orders/enums';
import { isHandoverAhead } from '@waybill/contract/orders/status-groups';
import type { RoundStopView } from '@waybill/contract/rounds/round-view';
import type { RoundOrder } from './storage/round-orders.ts';
import type { RoundRow, StoredStop } from './storage/rounds.ts';

/** A door takes so long, from the brakes to the next start. */
export const handoverSeconds = 180;

type Carried = Pick<RoundOrder, 'status' | 'riderId' | 'pickedUpAt' | 'deliveredAt'>;
type State = RoundStopView['state'];

const over: readonly number[] = [orderStatus.Delivered, orderStatus.Completed, orderStatus.Disputed];

/**
 * What became of a stop. Nobody marks it: a parcel that was picked up has been picked up, whoever wrote it down and where. What another
 * rider has now, or nobody carries any more, is none of this round’s.
 */
export function stateOf(kind: StoredStop['kind'], order: Carried | undefined, riderId: string): State {
  if (!order) return 'gone';
  const { status } = order;
  if (over.includes(status)) return 'done';
  if (order.riderId !== riderId) return 'gone';
  if (kind === 'drop-off') return isHandoverAhead(status) ? 'ahead' : 'gone';
  if (status === orderStatus.Accepted) return 'ahead';
  return isHandoverAhead(status) || status === orderStatus.Returning ? 'done' : 'gone';
}

function doneAtOf(kind: StoredStop['kind'], { pickedUpAt, deliveredAt }: Carried): Date | null {
  return kind === 'pickup' ? pickedUpAt : deliveredAt;
}

export type FollowedStop = {
  readonly stop: StoredStop;
  readonly state: State;
  readonly doneAt: Date | null;
  readonly expectedAt: Date | null;
};

/**
 * A round as it stands: what is done, and when the rest is expected. Who is behind stays behind: the ways between doors are those that were
 * planned, counted from the last door that was done, and nobody arrives in the past.
 */
export function followRound(
  { riderId, departsAt, stops }: Pick<RoundRow, 'riderId' | 'departsAt'> & { readonly stops: readonly StoredStop[] },
  orders: ReadonlyMap<string, Carried>,
  now: Date,
): FollowedStop[] {
  const seen = stops.map((stop) => {
    const order = orders.get(stop.orderId);
    const state = stateOf(stop.kind, order, riderId);
    return { stop, state, doneAt: order && state === 'done' ? doneAtOf(stop.kind, order) : null };
  });
  const lastDone = Math.max(0, ...seen.map(({ doneAt }) => doneAt?.getTime() ?? 0));
  let at = lastDone > 0 ? lastDone : departsAt.getTime();
  let isNext = true;
  return seen.map(({ stop, state, doneAt }) => {
    if (state !== 'ahead') return { stop, state, doneAt, expectedAt: null };
    const arrives = at + stop.travelSeconds * 1000;
    const begins = Math.max(isNext ? Math.max(arrives, now.getTime()) : arrives, stop.opensAt?.getTime() ?? 0);
    isNext = false;
    at = begins + handoverSeconds * 1000;
    return { stop, state, doneAt, expectedAt: new Date(begins) };
  });
}
