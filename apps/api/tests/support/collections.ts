import { randomUUID } from 'node:crypto';
import type { CollectionView } from '@waybill/contract/collections/collection-view';
import { createCollection } from '@waybill/contract/collections/create-collection';
import { getCollection } from '@waybill/contract/collections/get-collection';
import { pickUpCollection } from '@waybill/contract/collections/pick-up-collection';
import { takeCollection } from '@waybill/contract/collections/take-collection';
import { collectionCodeOf } from '../../src/modules/collections/code.ts';
import { wantedParcel } from './orders.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

type Somebody = Pick<Visitor, 'call'> & { readonly id: string };

/** So many posted parcels of a sender, all at one door. */
export async function parcelsOf(world: World, senderId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await wantedParcel(world, senderId));
  return ids;
}

export const offerTogether = (
  sender: Pick<Visitor, 'call'>,
  packageIds: readonly string[],
  more: Record<string, unknown> = {},
  idempotencyKey: string = randomUUID(),
) => sender.call(createCollection, { body: { packageIds: [...packageIds], ...more }, idempotencyKey });

/** So many parcels of a sender, offered together. */
export async function collectionOf(
  world: World,
  sender: Somebody,
  count: number,
  more: Record<string, unknown> = {},
): Promise<CollectionView> {
  const answer = await offerTogether(sender, await parcelsOf(world, sender.id, count), more);
  if (answer.status !== 201) throw new Error(`Not offered: ${answer.problem.detail}`);
  return answer.result;
}

export const seen = async (by: Pick<Visitor, 'call'>, collectionId: string): Promise<CollectionView> =>
  (await by.call(getCollection, { params: { collectionId } })).result;

export const takeAsSeen = (
  by: Pick<Visitor, 'call'>,
  { id, parcels, total }: CollectionView,
  idempotencyKey: string = randomUUID(),
  more: Record<string, unknown> = {},
) => {
  const packageIds = parcels.filter(({ state }) => state === 'free').map(({ packageId }) => packageId);
  return by.call(takeCollection, { params: { collectionId: id }, body: { packageIds, total, ...more }, idempotencyKey });
};

/** All that is free of it is taken by this carrier. */
export async function takenBy(by: Pick<Visitor, 'call'>, collectionId: string) {
  const answer = await takeAsSeen(by, await seen(by, collectionId));
  if (answer.status !== 200) throw new Error(`Not taken: ${answer.problem.detail}`);
  return { view: answer.result, orderIds: ordersOf(answer.result) };
}

export const ordersOf = ({ parcels }: CollectionView) => parcels.flatMap(({ order }) => (order ? [order.id] : []));

export const codeOf = (world: World, collectionId: string) => collectionCodeOf(world.node.context.keys, collectionId);

export const pickUp = (
  by: Pick<Visitor, 'call'>,
  collectionId: string,
  orderIds: readonly string[],
  code: string,
  idempotencyKey: string = randomUUID(),
) => by.call(pickUpCollection, { params: { collectionId }, body: { orderIds: [...orderIds], code }, idempotencyKey });
