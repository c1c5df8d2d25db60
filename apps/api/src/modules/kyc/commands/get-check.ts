import type { CheckView } from '@waybill/contract/kyc/check-view';
import { kycStatus } from '@waybill/contract/users/enums';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { KycContext } from '../context.ts';
import { settleCheckJob } from '../jobs/settle-check-job.ts';
import { listFilesOf } from '../storage/check-files.ts';
import { isDraftUnsettled, kycStatusOf, listChecksOf, subjectOf } from '../storage/checks.ts';
import { listDocumentsOf } from '../storage/documents.ts';
import { checkViewOf } from '../views.ts';
import { openDraft } from './open-draft.ts';

/** The state of a member’s check. The provider’s window needs a reference, so there a check is begun by asking. */
export async function getCheck(context: KycContext, userId: string): Promise<CheckView> {
  const { db } = context;
  const subject = await subjectOf(db, userId);
  // Staff look at what a business shows.
  const identityCheck = subject === 'business' ? undefined : context.identityCheck;
  let [status, checks] = await Promise.all([kycStatusOf(db, userId), listChecksOf(db, userId)]);
  const isOpen = (state: string | undefined) => state === 'pending' || (state === 'draft' && checks[0]?.provider === 'dojah');
  if (identityCheck && status !== kycStatus.Completed && !isOpen(checks[0]?.state)) {
    await transact(db, (tx) => openDraft(context, tx, userId)).catch((error: unknown) => {
      // The check was handed in or decided just now: then there is nothing to begin.
      if (!(error instanceof Problem)) throw error;
    });
    [status, checks] = await Promise.all([kycStatusOf(db, userId), listChecksOf(db, userId)]);
  } else if (identityCheck && checks[0]?.state === 'draft') await askAgain(context, checks[0].id);
  const [newest] = checks;
  const isUndecided = newest && newest.decidedAt === null;
  return checkViewOf({
    subject,
    status,
    checks,
    files: isUndecided ? await listFilesOf(db, newest.id) : [],
    documents: subject === 'business' ? await listDocumentsOf(db, userId) : [],
    widget: identityCheck?.widget,
  });
}

/** Asks the provider: the member may have finished in the window without a webhook. */
function askAgain({ db, enqueue }: KycContext, reference: string): Promise<void> {
  return transact(db, async (tx) => {
    if (await isDraftUnsettled(tx, reference)) enqueue(tx, settleCheckJob, { reference });
  });
}
