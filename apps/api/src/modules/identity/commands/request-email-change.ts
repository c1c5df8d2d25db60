import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Enqueue } from '../../../platform/jobs/jobs.ts';
import { lockAccount, setPendingEmail } from '../storage/accounts.ts';
import { countRecentLinks, emailsPerHour } from '../storage/action-links.ts';
import { refuseReservedEmail } from './create-account.ts';
import { sendActionLink } from './send-action-link.ts';

/**
 * The old address stays until the link in the new one is opened. Asking for the address one has takes the wish back. Whether the new one
 * has an account is told to whoever reads what is sent there, and to nobody else.
 */
export async function requestEmailChange(tx: Tx, enqueue: Enqueue, userId: string, email: string): Promise<void> {
  refuseReservedEmail(email);
  const account = await lockAccount(tx, userId);
  if (!account) throw new Problem('session_ended', 'This account is gone.');
  if (account.email === email) return setPendingEmail(tx, userId, null);
  // Whoever has changed their mind this often writes to strangers.
  if ((await countRecentLinks(tx, userId, 'verifyEmail')) >= emailsPerHour)
    throw new Problem('too_many_requests', 'That was a lot of addresses. Please try again in an hour.', {
      field: 'email',
      retryAfterSeconds: 3600,
    });
  await setPendingEmail(tx, userId, email);
  await sendActionLink(tx, enqueue, { userId, mode: 'verifyEmail', email });
}
