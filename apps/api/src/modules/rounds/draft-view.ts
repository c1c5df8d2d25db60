import { areDetailsSeen } from '@waybill/contract/orders/details-seen';
import type { DraftRoundView, DraftStopView } from '@waybill/contract/rounds/round-view';
import type { RoundSchedule } from '@waybill/contract/rounds/schedule-round';
import { neighbourhoodOf } from '../timeline/index.ts';
import { kindOf } from './make-book.ts';
import { type Field, type FieldRider, type Hours, hoursKey, orderIn } from './read-field.ts';
import { faultWords } from './round-words.ts';
import type { RoundOrder } from './storage/round-orders.ts';

type Facts = Omit<DraftStopView, 'arrivesAt'>;

/** The door of a stop, as whoever carries it may see it: long after the handover only the part of town is left. */
export function doorOf(order: RoundOrder, kind: Facts['kind'], promisedBy: Date | null, now: Date): Facts {
  const isPickup = kind === 'pickup';
  const place = isPickup ? order.pickup : order.dropOff;
  const isSeen = areDetailsSeen(order, now);
  const { label, latitude, longitude } = isSeen ? { ...place, label: neighbourhoodOf(place).label } : neighbourhoodOf(place);
  return {
    ...{ orderId: order.orderId, kind, trackingId: order.trackingId, label, latitude, longitude },
    name: isSeen ? (isPickup ? order.senderName : order.receiverName) : '',
    address: isSeen ? (isPickup ? order.pickupAddress : order.dropOffAddress) : '',
    isExpress: order.isExpress,
    weight: order.weightGrams / 1000,
    promisedBy: promisedBy?.toISOString() ?? null,
  };
}

type Drafted = {
  readonly rider: FieldRider;
  readonly schedule: RoundSchedule;
  readonly hours: ReadonlyMap<string, Hours>;
  readonly kept?: { readonly roundId?: string | undefined; readonly revision?: number | undefined };
};

export function draftViewOf(field: Field, { rider, schedule, hours, kept }: Drafted): DraftRoundView {
  const { clock, now, orders } = field;
  const timeOf = (seconds: number) => clock.dateOf(seconds).toISOString();
  return {
    roundId: kept?.roundId ?? null,
    revision: kept?.revision ?? null,
    ...{ riderId: rider.riderId, riderName: rider.name, vehicle: rider.vehicle ?? null },
    departsAt: timeOf(schedule.departsAt),
    endsAt: timeOf(schedule.endsAt),
    metres: Math.round(schedule.metres),
    stops: schedule.stops.map((stop) => {
      const kind = kindOf(stop);
      const promisedBy = hours.get(hoursKey({ orderId: stop.jobId, kind }))?.promisedBy ?? null;
      return { ...doorOf(orderIn(field, stop.jobId), kind, promisedBy, now), arrivesAt: timeOf(stop.arrivesAt) };
    }),
    faults: [...new Set(schedule.breaches.map((breach) => faultWords(breach, orders)))],
  };
}
