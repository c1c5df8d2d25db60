import { type CheckSubject, type RefusalReason, reasonsFor } from '@waybill/contract/kyc/documents';
import { type KycStatus, kycStatus } from '@waybill/contract/users/enums';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { KycContext } from '../context.ts';
import { listFilesOf } from '../storage/check-files.ts';
import { type Decision, decide, findOpenForUpdate, lockCheck } from '../storage/checks.ts';
import { listDocumentsOf } from '../storage/documents.ts';
import { dropCheck } from './open-draft.ts';

type Looked = {
  readonly checkId: string;
  readonly staffId: string;
  /** Ids of the files that the staff member saw; not compared when missing. */
  readonly seen?: readonly string[] | undefined;
};

export type StaffDecision =
  | { readonly decision: 'accept'; readonly note: string }
  | { readonly decision: 'refuse'; readonly reasons: readonly RefusalReason[]; readonly note: string };

/** Decides a check by a staff member. `also` runs in the same transaction. */
export async function decideCheck(
  context: KycContext,
  { checkId, staffId, seen, ...input }: Looked & StaffDecision,
  also: (tx: Tx, check: { readonly userId: string }) => Promise<void>,
): Promise<void> {
  await transact(context.db, async (tx) => {
    const check = await lockCheck(tx, checkId);
    if (!check || check.state === 'draft') throw noSuchCheck();
    if (check.userId === staffId) throw new Problem('forbidden', 'Somebody else has to look at your own papers.');
    if (check.state !== 'pending') throw new Problem('already_decided', 'Somebody has decided about these papers already.');
    if (seen) await refuseUnseen(tx, check, seen);
    if (input.decision === 'refuse') refuseReasons(check.subject, input.reasons);
    const reasons = input.decision === 'refuse' ? [...new Set(input.reasons)] : [];
    const state = input.decision === 'accept' ? 'accepted' : 'refused';
    await settle(context, tx, check, { state, reasons, note: input.note, decidedBy: staffId });
    await also(tx, check);
  });
}

/** A business may replace a document while we look: then it is looked at again before anybody decides. */
async function refuseUnseen(tx: Tx, { id, userId }: { id: string; userId: string }, seen: readonly string[]): Promise<void> {
  const there = [...(await listFilesOf(tx, id)), ...(await listDocumentsOf(tx, userId))];
  if (there.some((file) => !seen.includes(file.id)))
    throw new Problem(
      'documents_changed',
      'A document was replaced while you looked. Please look at it again before you decide.',
    );
}

function refuseReasons(subject: CheckSubject, reasons: readonly RefusalReason[]): void {
  const known = reasonsFor(subject);
  if (reasons.every((reason) => known.includes(reason))) return;
  const whose = subject === 'business' ? 'a business' : 'a person';
  throw new Problem('invalid_input', `Please choose reasons that fit ${whose}.`, { field: 'reasons' });
}

export function noSuchCheck(): Problem {
  return new Problem('not_found', 'There is no such check.');
}

/** Under the lock of the check: it, and what the person may do from now on. */
export async function settle(
  { kycHooks }: Pick<KycContext, 'kycHooks'>,
  tx: Tx,
  { id, userId }: { readonly id: string; readonly userId: string },
  decision: Decision,
): Promise<void> {
  await decide(tx, id, decision);
  const status = decision.state === 'accepted' ? kycStatus.Completed : kycStatus.Failed;
  await kycHooks.setKycStatus(tx, userId, status, decision.reasons);
}

/** An operator wrote down another end at the machine itself: what waits for a decision has one. */
export async function settleByOperator(context: KycContext, tx: Tx, userId: string, status: KycStatus): Promise<void> {
  const check = await findOpenForUpdate(tx, userId);
  // Nothing would wait for anybody, and they could not hand anything in either.
  if (status === kycStatus.Pending && check?.state !== 'pending')
    throw new Problem('invalid_input', 'They have handed nothing in that could be pending.');
  if (check?.state === 'draft' && status === kycStatus.Completed) await dropCheck(context, tx, check.id);
  if (check?.state === 'pending' && status !== kycStatus.Pending) {
    const isAccepted = status === kycStatus.Completed;
    const state = isAccepted ? 'accepted' : 'refused';
    await decide(tx, check.id, { state, reasons: isAccepted ? [] : ['other'], note: '', decidedBy: null });
  }
  await context.kycHooks.setKycStatus(tx, userId, status);
}
