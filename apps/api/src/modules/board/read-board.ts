import type { BoardOrderView, BoardRiderView, BoardView } from '@waybill/contract/board/board-view';
import { toMajor } from '@waybill/contract/money';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { Place } from '@waybill/contract/places/place';
import type { Db } from '../../platform/db/database.ts';
import { type RiderOn, readFleetOn, riderTodayViewOf } from '../fleet/index.ts';
import { neighbourhoodOf } from '../timeline/index.ts';
import { alertsOf } from './alert-rules.ts';
import { nextStopOf, stopOf } from './next-stop.ts';
import { type BoardAskRow, listBoardAsks } from './storage/board-asks.ts';
import { type BoardOrderRow, listBoardOrders } from './storage/board-orders.ts';
import { listRiderPositions, type RiderPosition } from './storage/rider-positions.ts';

/** More than anybody can hand out by hand. The database is asked four times, however many there are. */
const boardLimits = { orders: 3_000, asks: 200 } as const;

/** The board of a business as it is now. */
export async function readBoard(db: Db, businessId: string, now: Date): Promise<BoardView> {
  const [found, asks, fleet, positions] = await Promise.all([
    listBoardOrders(db, businessId, boardLimits.orders + 1),
    listBoardAsks(db, businessId, boardLimits.asks),
    readFleetOn(db, businessId, now),
    listRiderPositions(db, businessId),
  ]);
  const orders = found.slice(0, boardLimits.orders);
  const ofRiders = Map.groupBy(orders, ({ riderId }) => riderId);
  const placesOf = new Map(
    [...ofRiders].map(([riderId, theirs]) => [riderId, theirs.flatMap(({ pickup, dropOff }) => [pickup, dropOff])]),
  );
  return {
    at: now.toISOString(),
    asks: asks.map(askViewOf),
    orders: orders.map((row) => {
      const rider = row.riderId === null ? undefined : positions.get(row.riderId);
      return orderViewOf(row, rider, rider ? (placesOf.get(row.riderId) ?? []) : [], now);
    }),
    riders: fleet.map((rider) => riderViewOf(rider, ofRiders.get(rider.riderId) ?? [], positions.get(rider.riderId))),
    isCut: found.length > orders.length,
  };
}

type Parcel = Pick<
  BoardOrderRow,
  'packageId' | 'isExpress' | 'shipDate' | 'weightGrams' | 'dispatchMode' | 'senderName' | 'feeMinor' | 'currency'
>;

function parcelViewOf({ packageId, isExpress, shipDate, weightGrams, dispatchMode, senderName, feeMinor, currency }: Parcel) {
  return {
    ...{ packageId, isExpress, shipmentDate: shipDate, weight: weightGrams / 1000, dispatchMode, senderName },
    ...{ fee: toMajor(BigInt(feeMinor)), currency },
  };
}

const placeViewOf = ({ label, latitude, longitude }: Place) => ({ label, latitude, longitude });

function orderViewOf(row: BoardOrderRow, rider: RiderPosition | undefined, places: readonly Place[], now: Date): BoardOrderView {
  const { orderId, trackingId, riderId, status, isSale, receiverName, lastState, lastReason, lastRiderName, lastAt } = row;
  const givenAt = riderId === null || lastAt === null ? undefined : lastAt;
  const isSilent = lastState === 'ended';
  const isRefused = riderId === null && (lastState === 'declined' || isSilent) && lastReason;
  const watched = { ...row, mode: row.dispatchMode, givenAt };
  return {
    ...parcelViewOf(row),
    ...{ orderId, trackingId, orderStatus: status, isSale, receiverName, riderId },
    // The carrier of what is agreed on knows its doors; on a list the part of town is enough.
    from: placeViewOf({ ...row.pickup, label: neighbourhoodOf(row.pickup).label }),
    to: placeViewOf({ ...row.dropOff, label: neighbourhoodOf(row.dropOff).label }),
    riderName: riderId === null ? null : lastRiderName,
    riderState: riderId === null ? null : lastState === 'offered' ? 'offered' : 'taken',
    refusal: isRefused ? { riderName: lastRiderName ?? '', reason: lastReason, isSilent } : null,
    dateCreated: row.createdAt.toISOString(),
    alerts: alertsOf(watched, rider, places, now),
  };
}

function askViewOf(row: BoardAskRow) {
  const { kind, orderId, senderId, until } = row;
  return {
    ...parcelViewOf(row),
    ...{ kind, orderId, senderId, until: until?.toISOString() ?? null },
    from: placeViewOf(neighbourhoodOf(row.pickup)),
    to: placeViewOf(neighbourhoodOf(row.dropOff)),
  };
}

function riderViewOf(rider: RiderOn, orders: readonly BoardOrderRow[], position: RiderPosition | undefined): BoardRiderView {
  const inHands = orders.filter(({ status }) => status !== orderStatus.Accepted);
  // Where somebody is who is off duty and carries nothing is their own business.
  const seen = rider.isOnDuty || orders.length > 0 ? position : undefined;
  const next = nextStopOf(orders.map(stopOf), seen);
  return {
    ...riderTodayViewOf(rider),
    position: seen ? { latitude: seen.latitude, longitude: seen.longitude, at: seen.at.toISOString() } : null,
    load: { kg: inHands.reduce((grams, { weightGrams }) => grams + weightGrams, 0) / 1000, parcels: inHands.length },
    toFetch: orders.length - inHands.length,
    nextStop: next,
  };
}
