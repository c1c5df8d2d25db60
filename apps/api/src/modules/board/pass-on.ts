import { assignOrder, endUnanswered } from '../orders/index.ts';
import type { BoardContext } from './context.ts';
import { readSuggestions } from './read-suggestions.ts';

type Asked = { readonly assignmentId: string; readonly orderId: string; readonly businessId: string };

/**
 * An express parcel whose rider has not answered goes to the best of those who were not asked yet. Where there is nobody, or where it
 * fails between the two acts, it waits on the board, with who did not answer.
 */
export async function passOn(context: BoardContext, { assignmentId, orderId, businessId }: Asked): Promise<void> {
  if (!(await endUnanswered(context, { assignmentId, orderId }))) return;
  const { riders } = await readSuggestions(context, businessId, orderId);
  const [next] = riders;
  if (next)
    await assignOrder(
      context,
      { userId: businessId },
      { orderId, riderId: next.riderId, idempotencyKey: `after ${assignmentId}` },
    );
}
