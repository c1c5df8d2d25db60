import { react } from '../../platform/jobs/outbox.ts';
import type { IdentityContext } from './context.ts';
import { passwordChanged, standingChanged } from './events.ts';
import { passwordChangedEmail, restoredEmail, suspendedEmail } from './messages.ts';
import { findAccount } from './storage/accounts.ts';

/** Tells the owner, at the address on file, that the lock was changed. */
export const noticeOfNewPassword = react(passwordChanged, 'notice', async (context: IdentityContext, { userId }) => {
  const account = await findAccount(context.db, userId);
  if (account) await context.email.send(passwordChangedEmail(account.email));
});

/** The one way to somebody who gets no further than the page that says so. Who has been let in again meanwhile is not told of the door. */
export const noticeOfStanding = react(
  standingChanged,
  'notice',
  async (context: IdentityContext, { userId, isSuspended, toldAs }) => {
    const account = await findAccount(context.db, userId);
    if (!account || account.deactivatedAt || (account.blockedAt !== null) !== isSuspended) return;
    await context.email.send(isSuspended ? suspendedEmail(account.email, toldAs) : restoredEmail(account.email, toldAs));
  },
);
