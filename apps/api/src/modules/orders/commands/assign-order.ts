import { orderStatus } from '@waybill/contract/orders/enums';
import { isHandoverAhead } from '@waybill/contract/orders/status-groups';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { lockPackage } from '../../timeline/index.ts';
import { announceAssignment } from '../assignments.ts';
import type { OrdersContext } from '../context.ts';
import { orderAssigned } from '../events.ts';
import { ownOrder } from '../policies.ts';
import { lockAndAnswerOnce, requestOf } from '../requests.ts';
import {
  type AssignmentRow,
  endAssignmentOf,
  findAssignments,
  insertAssignment,
  keepRidingMember,
  type RidingMember,
} from '../storage/assignments.ts';
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
      if (!rider) throw new Problem('not_found', 'Nobody of that name rides for you now.');
      const before = (await findAssignments(tx, [orderId])).get(orderId);
      return giveOrder({ publish }, tx, { order, before, riderId, rider, assignedBy: caller.member?.personId ?? businessId });
    },
  );
}

type Given = {
  readonly order: OrderRow;
  /** Whoever has it now. */
  readonly before: AssignmentRow | undefined;
  readonly riderId: string;
  readonly rider: RidingMember;
  readonly assignedBy: string;
  /** It comes with others, of which the rider hears together. */
  readonly roundId?: string | undefined;
};

/** Gives an order to a member, whose row, the package and the order are locked. Answers the id of the assignment. */
export function giveOrder(
  { publish }: Pick<OrdersContext, 'publish'>,
  tx: Tx,
  { order, before, riderId, rider, assignedBy, roundId }: Given,
): string {
  const { id: orderId, carrierId: businessId } = order;
  requireAssignable(order);
  if (riderId === order.senderId)
    throw new Problem('own_package', 'This is their own parcel. Somebody else has to carry it.', { field: 'riderId' });
  if (before?.riderId === riderId) return before.id;
  if (before) takeOrderBack(tx, order, before.riderId);
  const assignment = { id: newId('assignment'), orderId, riderId, assignedBy, sharePercent: rider.sharePercent };
  insertAssignment(tx, assignment);
  announceAssignment(tx, order, riderId, 'assigned');
  publish(tx, orderAssigned, { assignmentId: assignment.id, orderId, businessId, riderId, ...(roundId ? { roundId } : {}) });
  return assignment.id;
}

/** It waits for another rider. The package and the order are locked. */
export function takeOrderBack(tx: Tx, order: OrderRow, riderId: string): void {
  endAssignmentOf(tx, order.id, 'ended');
  announceAssignment(tx, order, riderId, 'assignment-ended');
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
