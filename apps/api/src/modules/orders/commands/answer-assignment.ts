import type { BodyOf } from '@waybill/contract/call';
import type { answerAssignment as call } from '@waybill/contract/orders/answer-assignment';
import { orderStatus } from '@waybill/contract/orders/enums';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { lockPackage } from '../../timeline/index.ts';
import { announceAssignment } from '../assignments.ts';
import type { OrdersContext } from '../context.ts';
import { assignmentAnswered } from '../events.ts';
import { ownOrder } from '../policies.ts';
import { endAssignmentOf, findAssignments, takeAssignmentOf } from '../storage/assignments.ts';
import { lockOrder, packageOf } from '../storage/orders.ts';

type Answer = BodyOf<typeof call> & { readonly orderId: string };

/** A rider’s yes or no. Answers the id of the assignment. */
export function answerAssignment(
  { db, publish }: Pick<OrdersContext, 'db' | 'publish'>,
  caller: Caller,
  { orderId, answer, reason }: Answer,
): Promise<string> {
  return transact(db, async (tx) => {
    const [, found, assigned] = await Promise.all([
      lockPackage(tx, packageOf(tx, orderId)),
      lockOrder(tx, orderId),
      findAssignments(tx, [orderId]),
    ]);
    const order = ownOrder(found, caller.userId);
    const assignment = assigned.get(orderId);
    if (!assignment || assignment.riderId !== riderOf(caller)) throw new Problem('not_found', 'That order is not with you now.');
    if (answer === assignment.state) return assignment.id;
    if (answer === 'taken') takeAssignmentOf(tx, orderId);
    else {
      requireToDecline(order.status, reason);
      endAssignmentOf(tx, orderId, 'declined', reason);
    }
    announceAssignment(tx, order, assignment.riderId, `assignment-${answer}`);
    const { id: assignmentId, riderId } = assignment;
    publish(tx, assignmentAnswered, { assignmentId, orderId, businessId: caller.userId, riderId, answer, reason });
    return assignment.id;
  });
}

/** The business itself is given nothing, so it has nothing to answer. */
export function riderOf({ member }: Caller): string {
  if (!member) throw new Problem('forbidden', 'This is for the members of a business, who act for it.');
  return member.personId;
}

function requireToDecline(status: number, reason: string): void {
  if (status !== orderStatus.Accepted)
    throw new Problem('step_not_allowed', 'You have the parcel already. Please tell your dispatcher, who sends somebody else.');
  if (reason === '') throw new Problem('invalid_input', 'Please say why, so that they find somebody else.', { field: 'reason' });
}
