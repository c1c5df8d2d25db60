import type { BodyOf } from '@waybill/contract/call';
import type { pickUpCollection as call } from '@waybill/contract/collections/pick-up-collection';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findAnswered, lockAndAnswerOnce, lockOrder, type OrderRow, ownOrder, pickUpAll, requestOf } from '../../orders/index.ts';
import { lockPackage } from '../../timeline/index.ts';
import type { CollectionsContext } from '../context.ts';
import { collectionPickedUp } from '../events.ts';
import { takenCollection } from '../policies.ts';
import { findCollection, lockCollection } from '../storage/collections.ts';
import { listMembers } from '../storage/parcels.ts';
import { tellOf } from '../tell.ts';
import { judgeCode } from './judge-code.ts';

type Input = BodyOf<typeof call> & { readonly collectionId: string };

/** Picks up what is there, by the sender’s one code. What is not named stays as it is. Answers the collection. */
export async function pickUpCollection(
  context: CollectionsContext,
  carrierId: string,
  idempotencyKey: string,
  { code, ...input }: Input,
): Promise<string> {
  const { collectionId, orderIds } = input;
  const request = requestOf(carrierId, 'pick up together', idempotencyKey, input);
  const [before, found] = await Promise.all([findAnswered(context.db, request), findCollection(context.db, collectionId)]);
  if (before !== undefined) return before;
  takenCollection(found, carrierId);
  const members = await membersOf(context, collectionId, orderIds);
  await judgeCode(context, carrierId, collectionId, code);
  return lockAndAnswerOnce(
    context.db,
    request,
    (tx) => lockAll(tx, members, collectionId),
    async (tx, { row, orders }) => {
      const { senderId } = takenCollection(row, carrierId);
      const own = orderIds.map((id) =>
        ownOrder(
          orders.find((order) => order?.id === id),
          carrierId,
        ),
      );
      const waiting = requireToFetch(own);
      await pickUpAll(context, tx, waiting, carrierId);
      const [first] = waiting;
      if (first) {
        const told = { collectionId, senderId, carrierId, count: waiting.length, firstOrderId: first.id };
        context.publish(tx, collectionPickedUp, told);
        tellOf(tx, collectionId, [senderId, carrierId, ...waiting.map(({ riderId }) => riderId)]);
      }
      return collectionId;
    },
  );
}

type Member = { readonly packageId: string; readonly orderId: string };

/** The packages of these orders, in the order of their ids. */
async function membersOf({ db }: CollectionsContext, collectionId: string, orderIds: readonly string[]): Promise<Member[]> {
  const members = await listMembers(db, collectionId);
  return orderIds
    .map((orderId, index) => {
      const member = members.find((one) => one.orderId === orderId);
      if (!member) throw new Problem('not_found', 'One of these is not in this collection.', { field: `orderIds.${index}` });
      return { packageId: member.packageId, orderId };
    })
    .toSorted((one, other) => (one.packageId < other.packageId ? -1 : 1));
}

/** Packages, the collection, then the orders. */
async function lockAll(tx: Tx, members: readonly Member[], collectionId: string) {
  const [, row, orders] = await Promise.all([
    Promise.all(members.map(({ packageId }) => lockPackage(tx, packageId))),
    lockCollection(tx, collectionId),
    Promise.all(members.map(({ orderId }) => lockOrder(tx, orderId))),
  ]);
  return { row, orders };
}

const { Accepted, PickedUp, InTransit } = orderStatus;

/** Those that wait; what is with the carrier already stays so, and anything else refuses all. */
function requireToFetch(orders: readonly OrderRow[]): OrderRow[] {
  const fields = orders.flatMap(({ status }, index) =>
    status === Accepted || status === PickedUp || status === InTransit
      ? []
      : [{ field: `orderIds.${index}`, message: 'This delivery has gone another way.' }],
  );
  if (fields.length > 0)
    throw new Problem('list_changed', 'Some of these are not to be fetched any more. Nothing was changed; please look again.', {
      fields,
    });
  return orders.filter(({ status }) => status === Accepted);
}
