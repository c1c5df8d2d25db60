import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Enqueue } from '../../../platform/jobs/jobs.ts';
import { findAccountByIdentifier, lockAccount, setPendingEmail } from '../storage/accounts.ts';
import { countRecentLinks, lettersPerHour } from '../storage/action-links.ts';
import { refuseReservedEmail } from './create-account.ts';
import { sendActionLink } from './send-action-link.ts';

/** The old address stays until the link in the new one is opened. Asking for the address one has takes the wish back. */
export async function requestEmailChange(tx: Tx, enqueue: Enqueue, userId: string, email: string): Promise<void> {
  refuseReservedEmail(email);
  const account = await lockAccount(tx, userId);
  if (!account) throw new Problem('session_ended', 'This account is gone.');
  if (account.email === email) return setPendingEmail(tx, userId, null);
  if (await findAccountByIdentifier(tx, email))
    throw new Problem('email_taken', 'That e-mail already has an account.', { field: 'email' });
  // Whoever has changed their mind this often writes to strangers.
  if ((await countRecentLinks(tx, userId, 'verifyEmail')) >= lettersPerHour)
    throw new Problem('too_many_requests', 'That was a lot of addresses. Please try again in an hour.', {
      field: 'email',
      retryAfterSeconds: 3600,
    });
  await setPendingEmail(tx, userId, email);
  await sendActionLink(tx, enqueue, { userId, mode: 'verifyEmail', email });
}
