import type { BodyOf } from '@waybill/contract/call';
import type { reportUser as call } from '@waybill/contract/users/report-user';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { UsersContext } from '../context.ts';
import { insertReport, isRoomOfBoth } from '../storage/reports.ts';
import { isUser } from '../storage/users.ts';

/** Reports a user to staff; the reported user is not notified. */
export async function reportUser(
  context: UsersContext,
  reportedBy: string,
  { userId, reason, message, roomId }: BodyOf<typeof call>,
): Promise<void> {
  if (userId === reportedBy) throw new Problem('forbidden', 'You cannot report yourself.', { field: 'userId' });
  await transact(context.db, async (tx) => {
    if (!(await isUser(tx, userId))) throw new Problem('not_found', 'There is nobody here by that id.', { field: 'userId' });
    // A report with a room opens its messages to staff: only a member of the room may do that.
    if (roomId !== undefined && !(await isRoomOfBoth(tx, roomId, userId, reportedBy)))
      throw new Problem('not_found', 'You have no such chat with this person.', { field: 'roomId' });
    insertReport(tx, { userId, reportedBy, reason, message, roomId: roomId ?? null });
  });
}
