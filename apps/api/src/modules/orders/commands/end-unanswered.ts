import { orderStatus } from '@waybill/contract/orders/enums';
import { transact } from '../../../platform/db/database.ts';
import { lockPackage } from '../../timeline/index.ts';
import { announceAssignment } from '../assignments.ts';
import type { OrdersContext } from '../context.ts';
import { endAssignmentOf, findAssignments } from '../storage/assignments.ts';
import { lockOrder, packageOf } from '../storage/orders.ts';

type Unanswered = { readonly assignmentId: string; readonly orderId: string };

/** Takes an order back from a rider who has not said a word. Answers false where they have, or somebody else has it. */
export function endUnanswered({ db }: Pick<OrdersContext, 'db'>, { assignmentId, orderId }: Unanswered): Promise<boolean> {
  return transact(db, async (tx) => {
    const [, order, assigned] = await Promise.all([
      lockPackage(tx, packageOf(tx, orderId)),
      lockOrder(tx, orderId),
      findAssignments(tx, [orderId]),
    ]);
    const assignment = assigned.get(orderId);
    if (assignment?.id !== assignmentId || assignment.state !== 'offered' || order?.status !== orderStatus.Accepted) return false;
    endAssignmentOf(tx, orderId, 'ended', 'Did not answer in time');
    announceAssignment(tx, order, assignment.riderId, 'assignment-ended');
    return true;
  });
}
