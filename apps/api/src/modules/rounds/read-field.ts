import type { VehicleGist } from '@waybill/contract/fleet/vehicle-view';
import type { Spot } from '@waybill/contract/places/distance';
import type { StopHours, WantedRound } from '@waybill/contract/rounds/round-input';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { readFleetOn } from '../fleet/index.ts';
import { clockOf, type DayClock, dayOf } from './day-clock.ts';
import { listRidingMembers, listSpots } from './storage/riders-at.ts';
import { type Burden, findRoundOrders, listBurdens, type RoundOrder } from './storage/round-orders.ts';
import { findRounds, type StoredRound } from './storage/rounds.ts';

export type FieldRider = {
  readonly riderId: string;
  readonly name: string;
  readonly vehicle: VehicleGist | undefined;
  /** Planned, or on duty by their own word; nothing where they are neither. */
  readonly shift: { readonly beginsAt: Date; readonly endsAt: Date } | undefined;
  /** Where they are now. */
  readonly spot: Spot | undefined;
};

/** All that rounds of a business on a day are made of. */
export type Field = {
  readonly businessId: string;
  readonly day: string;
  readonly now: Date;
  readonly clock: DayClock;
  readonly orders: ReadonlyMap<string, RoundOrder>;
  readonly rounds: ReadonlyMap<string, StoredRound>;
  readonly riders: ReadonlyMap<string, FieldRider>;
  readonly burdens: readonly Burden[];
};

type Asked = {
  readonly businessId: string;
  readonly day: string;
  readonly orderIds: readonly string[];
  readonly rounds: readonly Pick<WantedRound, 'roundId' | 'riderId' | 'stops'>[];
};

const ownDutyMs = 12 * 3_600_000;

export async function readField(db: Db, { businessId, day, orderIds, rounds: asked }: Asked): Promise<Field> {
  const now = new Date();
  const today = dayOf(now);
  if (day < today) throw new Problem('invalid_input', 'That day is over.', { field: 'day' });
  const clock = clockOf(day);
  const at = day === today ? now : clock.dateOf(0);
  const roundIds = [...new Set(asked.flatMap(({ roundId }) => (roundId === undefined ? [] : [roundId])))];
  const [fleet, spots, burdens, kept, members] = await Promise.all([
    readFleetOn(db, businessId, at),
    day === today ? listSpots(db, businessId) : new Map<string, Spot>(),
    listBurdens(db, businessId),
    findRounds(db, businessId, roundIds),
    listRidingMembers(
      db,
      businessId,
      asked.map(({ riderId }) => riderId),
    ),
  ]);
  const wanted = [
    ...orderIds,
    ...asked.flatMap(({ stops }) => stops.map(({ orderId }) => orderId)),
    ...kept.flatMap(({ stops }) => stops.map(({ orderId }) => orderId)),
  ];
  const riders = new Map<string, FieldRider>(
    members.map(({ riderId, name }) => [
      riderId,
      { riderId, name, vehicle: undefined, shift: undefined, spot: spots.get(riderId) },
    ]),
  );
  for (const { riderId, name, vehicle, shift, isOnDuty } of fleet) {
    const own = isOnDuty ? { beginsAt: now, endsAt: new Date(now.getTime() + ownDutyMs) } : undefined;
    riders.set(riderId, { riderId, name, vehicle, shift: shift ?? own, spot: spots.get(riderId) });
  }
  return {
    ...{ businessId, day, now, clock, burdens, riders },
    orders: await findRoundOrders(db, businessId, [...new Set(wanted)]),
    rounds: new Map(kept.map((round) => [round.id, round])),
  };
}

export function orderIn({ orders }: Pick<Field, 'orders'>, orderId: string): RoundOrder {
  const order = orders.get(orderId);
  if (!order) throw new Problem('not_found', 'You do not carry one of these parcels.');
  return order;
}

export function riderIn({ riders }: Pick<Field, 'riders'>, riderId: string): FieldRider {
  const rider = riders.get(riderId);
  if (!rider) throw new Problem('not_found', 'Nobody of that name rides for you now.');
  return rider;
}

export const hoursKey = ({ orderId, kind }: Pick<StopHours, 'orderId' | 'kind'>) => `${orderId} ${kind}`;

export type Hours = { readonly opensAt: Date | null; readonly closesAt: Date | null; readonly promisedBy: Date | null };

/** The hours of each door: as they were asked for now, else as they are kept. */
export function hoursOf({ rounds }: Pick<Field, 'rounds'>, asked: readonly StopHours[]): ReadonlyMap<string, Hours> {
  const dateOf = (time: string | undefined) => (time === undefined ? null : new Date(time));
  const kept = [...rounds.values()].flatMap(({ stops }) => stops);
  return new Map<string, Hours>([
    ...kept.map((stop): [string, Hours] => [hoursKey(stop), stop]),
    ...asked.map((stop): [string, Hours] => [
      hoursKey(stop),
      { opensAt: dateOf(stop.opensAt), closesAt: dateOf(stop.closesAt), promisedBy: dateOf(stop.promisedBy) },
    ]),
  ]);
}
