import { expressLimits } from '@waybill/contract/orders/enums';
import type { Tx } from '../../../platform/db/database.ts';
import type { LockedPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { riderNotFound } from '../events.ts';
import { ringByPush } from '../jobs/ring-by-push.ts';
import { widenRing } from '../jobs/widen-ring.ts';
import type { Update } from '../process/updates.ts';
import { endSearch, giveUp, listRings, ringThem, setWave } from '../storage/rings.ts';
import { modesFor } from './modes.ts';
import { findNearest, type NearRider } from './nearest-riders.ts';

type RingContext = Pick<OrdersContext, 'enqueue' | 'publish'>;

/** Rings riders at the same time: in real time, and by push for those whose browser is closed. Answers the updates to send. */
export async function ring(context: RingContext, tx: Tx, packageId: string, riders: readonly NearRider[]): Promise<Update[]> {
  const rings = riders.map(({ id, km }) => ({ riderId: id, distanceM: Math.round(km * 1_000) }));
  const until = (await ringThem(tx, packageId, rings, expressLimits.ringSeconds)).toISOString();
  for (const { id } of riders) context.enqueue(tx, ringByPush, { packageId, riderId: id });
  context.enqueue(tx, widenRing, { packageId, ringsUntil: until }, { afterSeconds: expressLimits.ringSeconds });
  return riders.map(({ id }) => ({ userId: id, event: { type: 'express.ringing', packageId, until } }));
}

/** Rings the next wave that finds a new rider; when none does, the search is over. */
export async function widen(context: RingContext, tx: Tx, item: LockedPackage, wave: number): Promise<Update[]> {
  const updates = await ringFarther(context, tx, item, wave);
  if (updates.length > 0) return updates;
  giveUp(tx, item.id);
  const { id: packageId, senderId } = item;
  context.publish(tx, riderNotFound, { packageId, senderId, at: new Date().toISOString() });
  return [progress(item, 'nobody')];
}

function progress({ senderId, id }: LockedPackage, what: 'widened' | 'nobody'): Update {
  return { userId: senderId, event: { type: 'express.progress', packageId: id, what } };
}

/** Rings the next wave that finds a new rider, if there is one, and leaves those alone who are rung already. */
export async function ringFarther(context: RingContext, tx: Tx, item: LockedPackage, wave: number): Promise<Update[]> {
  const asked = (await listRings(tx, item.id, expressLimits.ringSeconds)).map(({ riderId }) => riderId);
  for (const [index, { riders, km }] of expressLimits.waves.entries()) {
    if (index < wave) continue;
    const next = await findNearest(tx, {
      senderId: item.senderId,
      around: item.pickup,
      km,
      riders,
      dispatchModes: modesFor(item.dispatchMode),
      except: asked,
    });
    if (next.length === 0) continue;
    setWave(tx, item.id, index + 1);
    return [...(await ring(context, tx, item.id, next)), progress(item, 'widened')];
  }
  return [];
}

/** Riders for whom it rings see what has changed about the parcel. */
export async function refreshRings(tx: Tx, packageId: string): Promise<Update[]> {
  const rings = await listRings(tx, packageId, expressLimits.ringSeconds);
  return rings
    .filter(({ isRinging }) => isRinging)
    .map(({ riderId, until }) => ({
      userId: riderId,
      event: { type: 'express.ringing', packageId, until: until.toISOString() },
    }));
}

/** The parcel is no longer for riders. */
export async function stopRinging(tx: Tx, packageId: string): Promise<Update[]> {
  const riders = await endSearch(tx, packageId, 'over');
  return riders.map((userId) => ({ userId, event: { type: 'express.over', packageId, why: 'withdrawn' } }));
}
