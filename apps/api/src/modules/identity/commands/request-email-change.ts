import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Enqueue } from '../../../platform/jobs/jobs.ts';
import { lockAccount, setPendingEmail } from '../storage/accounts.ts';
import { countRecentLinks, emailsPerHour } from '../storage/action-links.ts';
import { refuseReservedEmail } from './create-account.ts';
import { sendActionLink } from './send-action-link.ts';

/**
 * The old address stays until the link in the new one is opened. Asking for the current address withdraws the change. Whether
 * the new one has an account is revealed only to its reader.
 */
export async function requestEmailChange(tx: Tx, enqueue: Enqueue, userId: string, email: string): Promise<void> {
  refuseReservedEmail(email);
  const account = await lockAccount(tx, userId);
  if (!account) throw new Problem('session_ended', 'This account is gone.');
  if (account.email === email) return setPendingEmail(tx, userId, null);
  // A caller with this many changes would be using us to write to strangers.
  if ((await countRecentLinks(tx, userId, 'verifyEmail')) >= emailsPerHour)
    throw new Problem('too_many_requests', 'That was a lot of addresses. Please try again in an hour.', {
      field: 'email',
      retryAfterSeconds: 3600,
    });
  await setPendingEmail(tx, userId, email);
  await sendActionLink(tx, enqueue, { userId, mode: 'verifyEmail', email });
}
