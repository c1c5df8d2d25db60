import { orderStatus } from '@waybill/contract/orders/enums';
import { isHandoverAhead } from '@waybill/contract/orders/status-groups';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { lockPackage } from '../../timeline/index.ts';
import { announceAssignment } from '../assignments.ts';
import type { OrdersContext } from '../context.ts';
import { orderAssigned } from '../events.ts';
import { ownOrder } from '../policies.ts';
import { lockAndAnswerOnce, requestOf } from '../requests.ts';
import { endAssignmentOf, findAssignments, insertAssignment, keepRidingMember } from '../storage/assignments.ts';
import { lockOrder, type OrderRow, packageOf } from '../storage/orders.ts';

type Giving = { readonly orderId: string; readonly riderId: string; readonly idempotencyKey: string };

/** Gives an order of a business to one of its members. Answers the id of the assignment. */
export function assignOrder(
  { db, publish }: Pick<OrdersContext, 'db' | 'publish'>,
  caller: Pick<Caller, 'userId' | 'member'>,
  { orderId, riderId, idempotencyKey }: Giving,
): Promise<string> {
  const businessId = caller.userId;
  return lockAndAnswerOnce(
    db,
    requestOf(businessId, 'assign', idempotencyKey, { orderId, riderId }),
    async (tx) => {
      const [rider, , order] = await Promise.all([
        keepRidingMember(tx, businessId, riderId),
        lockPackage(tx, packageOf(tx, orderId)),
        lockOrder(tx, orderId),
      ]);
      return { rider, order };
    },
    async (tx, { rider, order: found }) => {
      const order = carriedBy(ownOrder(found, businessId), businessId);
      requireAssignable(order);
      if (!rider) throw new Problem('not_found', 'Nobody of that name rides for you now.');
      if (riderId === order.senderId)
        throw new Problem('own_package', 'This is their own parcel. Somebody else has to carry it.', { field: 'riderId' });
      const before = (await findAssignments(tx, [orderId])).get(orderId);
      if (before?.riderId === riderId) return before.id;
      if (before) {
        endAssignmentOf(tx, orderId, 'ended');
        announceAssignment(tx, order, before.riderId, 'assignment-ended');
      }
      const assignedBy = caller.member?.personId ?? businessId;
      const assignment = { id: newId('assignment'), orderId, riderId, assignedBy, sharePercent: rider.sharePercent };
      insertAssignment(tx, assignment);
      announceAssignment(tx, order, riderId, 'assigned');
      publish(tx, orderAssigned, { assignmentId: assignment.id, orderId, businessId, riderId });
      return assignment.id;
    },
  );
}

/** For whoever sends it, it is as if there were no riders. */
export function carriedBy(order: OrderRow, businessId: string): OrderRow {
  if (order.carrierId !== businessId) throw new Problem('not_found', 'You do not carry that delivery.');
  return order;
}

export function requireAssignable({ status }: OrderRow): void {
  if (isHandoverAhead(status) || status === orderStatus.Returning) return;
  throw new Problem(
    'step_not_allowed',
    status === orderStatus.Requested
      ? 'It is not agreed on yet. Accept it first, then give it to somebody.'
      : 'There is nothing left to carry here.',
  );
}
