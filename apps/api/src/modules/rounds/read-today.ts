import { areDetailsSeen } from '@waybill/contract/orders/details-seen';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { TodayStopView, TodayView } from '@waybill/contract/rounds/get-today';
import type { RoundStopKind } from '@waybill/contract/rounds/round-input';
import type { Db } from '../../platform/db/database.ts';
import { dayOf } from './day-clock.ts';
import { doorOf } from './draft-view.ts';
import { type FollowedStop, followRound } from './stop-state.ts';
import { findRoundOrders, listWorkOfRider, type RoundOrder } from './storage/round-orders.ts';
import { listRoundsOn } from './storage/rounds.ts';

/** The stops of a rider today: express that came by itself first, then the round, then the other parcels as they came. */
export async function readToday(db: Db, businessId: string, riderId: string): Promise<TodayView> {
  const now = new Date();
  const day = dayOf(now);
  const [[round], work] = await Promise.all([
    listRoundsOn(db, businessId, day, { riderId, isLive: true }),
    listWorkOfRider(db, businessId, riderId),
  ]);
  const ids = round ? [...new Set(round.stops.map(({ orderId }) => orderId))] : [];
  const orders = await findRoundOrders(db, businessId, ids);
  const inRound = round ? followRound(round, orders, now) : [];
  const covered = new Set(inRound.flatMap(({ stop, state }) => (state === 'ahead' ? [`${stop.orderId} ${stop.kind}`] : [])));
  const single = work
    .flatMap((order) => stopsAhead(order).map((kind) => ({ order, kind })))
    .filter(({ order, kind }) => !covered.has(`${order.orderId} ${kind}`));
  const alone = single.map(({ order, kind }) => todayStopOf(order, { kind, promisedBy: null, inRound: false }, now));
  return {
    at: now.toISOString(),
    day,
    roundId: round?.id ?? null,
    stops: [
      ...alone.filter(({ isExpress }) => isExpress),
      ...inRound.flatMap((followed) => {
        const order = orders.get(followed.stop.orderId);
        return order ? [stopOfRound(order, followed, now)] : [];
      }),
      ...alone.filter(({ isExpress }) => !isExpress),
    ],
  };
}

/** What is on its way back has one stop left: where it was fetched. */
function stopsAhead({ status }: RoundOrder): RoundStopKind[] {
  return status === orderStatus.Accepted ? ['pickup', 'drop-off'] : ['drop-off'];
}

function stopOfRound(order: RoundOrder, { stop, state, doneAt, expectedAt }: FollowedStop, now: Date): TodayStopView {
  return {
    ...todayStopOf(order, { kind: stop.kind, promisedBy: stop.promisedBy, inRound: true }, now),
    state,
    doneAt: doneAt?.toISOString() ?? null,
    expectedAt: expectedAt?.toISOString() ?? null,
  };
}

type Stop = Pick<TodayStopView, 'inRound' | 'kind'> & { readonly promisedBy: Date | null };

function todayStopOf(order: RoundOrder, { kind, promisedBy, inRound }: Stop, now: Date): TodayStopView {
  const isReturn = order.status === orderStatus.Returning && kind === 'drop-off';
  const isAtSender = kind === 'pickup' || isReturn;
  const isSeen = areDetailsSeen(order, now);
  return {
    ...doorOf(order, isAtSender ? 'pickup' : 'drop-off', promisedBy, now),
    kind,
    ...{ state: 'ahead', doneAt: null, expectedAt: null, isReturn, inRound },
    orderStatus: order.status,
    phoneNumber: isSeen ? (isAtSender ? order.senderPhone : order.receiverPhone) : '',
    note: isSeen && !isAtSender ? order.note : '',
    isOffered: order.isOffered,
  };
}
