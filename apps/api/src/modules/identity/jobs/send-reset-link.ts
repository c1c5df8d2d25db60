import { transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { sendActionLink } from '../commands/send-action-link.ts';
import type { IdentityContext } from '../context.ts';
import { findAccountByIdentifier, lockAccount } from '../storage/accounts.ts';
import { countRecentLinks, emailsPerHour } from '../storage/action-links.ts';

/** Looks for the account of the address here, after the answer: so the answer cannot reveal it. */
export const sendResetLinkJob = defineJob<{ email: string }>('identity.send-reset-link', { keptSeconds: 3_600 });

export const sendResetLink = handleJob(sendResetLinkJob, async (context: IdentityContext, { email }) => {
  const account = await findAccountByIdentifier(context.db, email);
  if (!account || account.blockedAt) return;
  await transact(context.db, async (tx) => {
    await lockAccount(tx, account.id);
    // Enough links are in that mailbox, whoever asked for them and from wherever; each of them still works.
    if ((await countRecentLinks(tx, account.id, 'resetPassword')) >= emailsPerHour) return;
    await sendActionLink(tx, context.enqueue, { userId: account.id, mode: 'resetPassword', email: account.email });
  });
});
