import type { BodyOf } from '@waybill/contract/call';
import type { keepReceiver as call } from '@waybill/contract/receivers/keep-receiver';
import { mostReceivers } from '@waybill/contract/receivers/receiver-fields';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { checkDoor } from '../check-door.ts';
import type { ReceiversContext } from '../context.ts';
import { lockBook } from '../storage/door-fields.ts';
import { countReceivers, findSame, insertReceiver, setReceiverFields } from '../storage/receivers.ts';

/** Keeps somebody in the book of whoever calls. Answers the id of their entry, which may have been there before. */
export function keepReceiver(
  { db }: ReceiversContext,
  { userId: ownerId, member }: Caller,
  input: BodyOf<typeof call>,
): Promise<string> {
  const fields = checkDoor(input);
  return transact(db, async (tx) => {
    lockBook(tx, ownerId);
    const [same, inBook] = await Promise.all([findSame(tx, ownerId, fields), countReceivers(tx, ownerId)]);
    if (same) {
      setReceiverFields(tx, same, fields);
      return same;
    }
    if (inBook >= mostReceivers)
      throw new Problem(
        'too_many_requests',
        `${mostReceivers} people are the most in one book. Take out some you no longer send to.`,
      );
    const id = newId('receiver');
    insertReceiver(tx, { id, ownerId, addedBy: member?.personId ?? ownerId, ...fields });
    return id;
  });
}
