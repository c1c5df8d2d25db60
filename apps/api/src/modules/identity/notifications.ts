import { react } from '../../platform/jobs/outbox.ts';
import type { IdentityContext } from './context.ts';
import { passwordChanged } from './events.ts';
import { passwordChangedEmail } from './messages.ts';
import { findAccount } from './storage/accounts.ts';

/** Tells the owner, at the address on file, that the lock was changed. */
export const noticeOfNewPassword = react(passwordChanged, 'notice', async (context: IdentityContext, { userId }) => {
  const account = await findAccount(context.db, userId);
  if (account) await context.email.send(passwordChangedEmail(account.email));
});
