import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { updateProfile } from '../../users/index.ts';
import type { NotificationsContext } from '../context.ts';
import type { EmailKind } from '../kinds.ts';
import { readUnsubscribeToken } from '../unsubscribe-token.ts';

/** Everybody who holds the email may stop more of its kind, signed in or not, as often as they like. */
export async function unsubscribe(
  { db, keys }: Pick<NotificationsContext, 'db' | 'keys'>,
  token: string,
): Promise<{ kind: EmailKind }> {
  const subscription = readUnsubscribeToken(keys, token);
  if (!subscription) throw new Problem('link_gone', 'This link is not complete. You can choose your emails in the settings.');
  const { userId, kind } = subscription;
  await transact(db, async (tx) => {
    updateProfile(tx, userId, { [kind]: false });
    sendEvent(tx, userId, { type: 'user.changed' });
  });
  return { kind };
}
