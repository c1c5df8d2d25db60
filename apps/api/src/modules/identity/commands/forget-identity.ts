import type { Tx } from '../../../platform/db/database.ts';
import { forgetJobsAbout } from '../../../platform/jobs/forget-jobs.ts';
import { sendResetLinkJob } from '../jobs/send-reset-link.ts';
import { anonymiseAccount, emailOf, lockLeaver } from '../storage/leaving.ts';
import { endSessionsOf } from './end-sessions-of.ts';

/** Locks the account of a member who wants to leave: changes to it wait for the end of this act. */
export const lockToLeave = lockLeaver;

/** Removes everything that identifies the person; the address, the number and the name are free again. Every session ends. */
export async function forgetIdentity(tx: Tx, userId: string): Promise<void> {
  const email = await emailOf(tx, userId);
  if (email) await forgetJobsAbout(tx, sendResetLinkJob, { email });
  await anonymiseAccount(tx, userId);
  await endSessionsOf(tx, userId);
}
