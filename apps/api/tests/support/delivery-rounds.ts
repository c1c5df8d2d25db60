import { randomUUID } from 'node:crypto';
import { keepRounds } from '@waybill/contract/rounds/keep-rounds';
import { planRounds } from '@waybill/contract/rounds/plan-rounds';
import type { DraftRoundView } from '@waybill/contract/rounds/round-view';
import { dayOf } from '../../src/modules/rounds/day-clock.ts';
import { type Business, type BusinessDeal, businessDeal } from './businesses.ts';
import { riderOnDuty } from './fleet-on-duty.ts';
import { checkedBusiness } from './timeline.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

export const today = () => dayOf(new Date());

/** Parcels in one town: somewhere in Lagos, a few kilometres apart. */
export async function parcelsInTown(world: World, business: Business, count: number): Promise<BusinessDeal[]> {
  const deals: BusinessDeal[] = [];
  for (let number = 0; number < count; number += 1) {
    const deal = await businessDeal(world, business);
    await inTown(world, deal.packageId, number);
    deals.push(deal);
  }
  return deals;
}

export async function inTown(world: World, packageId: string, number: number): Promise<void> {
  const door = (latitude: number, longitude: number) =>
    JSON.stringify({ latitude, longitude, label: 'Yaba, Lagos', countryCode: 'NG', state: 'Lagos', city: 'Lagos' });
  const pickup = door(6.51, 3.37);
  const dropOff = door(6.52 + 0.01 * (number % 4), 3.35 + 0.01 * Math.floor(number / 4));
  await world.db`
    update timeline_item set pickup = ${pickup}::jsonb, drop_offs = jsonb_build_array(${dropOff}::jsonb) where id = ${packageId}`;
}

type Wanted = { riderId: string; stops: { orderId: string; kind: 'pickup' | 'drop-off' }[]; roundId?: string; revision?: number };

/** A draft as it is sent to be kept. */
export function wantedOf({ riderId, stops, roundId, revision }: DraftRoundView): Wanted {
  const kept = roundId === null || revision === null ? {} : { roundId, revision };
  return { riderId, stops: stops.map(({ orderId, kind }) => ({ orderId, kind })), ...kept };
}

export const plan = (by: Visitor, orderIds: string[], more: { riderIds?: string[]; day?: string } = {}) =>
  by.call(planRounds, { body: { day: today(), orderIds, ...more } });

export const keep = (by: Visitor, rounds: Wanted[], idempotencyKey: string = randomUUID()) =>
  by.call(keepRounds, { body: { day: today(), rounds }, idempotencyKey });

/** A round that is planned and kept. */
export async function keptRound(by: Visitor, orderIds: string[], riderId: string) {
  const { rounds } = (await plan(by, orderIds, { riderIds: [riderId] })).result;
  const kept = await keep(by, rounds.map(wantedOf));
  if (kept.status !== 200) throw new Error(kept.problem.detail);
  const [round] = kept.result.rounds;
  if (!round) throw new Error('Nothing was planned');
  return round;
}

export const stopsOf = (orderId: string) => [
  { orderId, kind: 'pickup' as const },
  { orderId, kind: 'drop-off' as const },
];

/** A business with two riders on bikes, and parcels of one town that wait. */
export async function town(world: World, count: number) {
  const business = await checkedBusiness(world);
  const [tobi, sunday] = [await riderOnDuty(world, business, { kind: 0 }), await riderOnDuty(world, business, { kind: 0 })];
  const ids = (await parcelsInTown(world, business, count)).map(({ orderId }) => orderId);
  return { business, tobi, sunday, ids };
}
