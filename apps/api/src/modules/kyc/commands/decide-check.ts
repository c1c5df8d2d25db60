import type { RefusalReason } from '@waybill/contract/kyc/papers';
import { type KycStatus, kycStatus } from '@waybill/contract/users/enums';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { KycContext } from '../context.ts';
import { type Decision, decide, findOpenForUpdate, lockCheck } from '../storage/checks.ts';
import { dropCheck } from './open-check.ts';

export type StaffDecision =
  | { readonly decision: 'accept'; readonly note: string }
  | { readonly decision: 'refuse'; readonly reasons: readonly RefusalReason[]; readonly note: string };

/** One of our people decides. `also`: what has to stand in the books together with it. */
export async function decideByStaff(
  context: KycContext,
  { checkId, staffId, ...wish }: { readonly checkId: string; readonly staffId: string } & StaffDecision,
  also: (tx: Tx, check: { readonly userId: string }) => Promise<void>,
): Promise<void> {
  await transact(context.db, async (tx) => {
    const check = await lockCheck(tx, checkId);
    if (!check || check.state === 'draft') throw noSuchCheck();
    if (check.userId === staffId) throw new Problem('forbidden', 'Somebody else has to look at your own papers.');
    if (check.state !== 'pending') throw new Problem('already_decided', 'Somebody has decided about these papers already.');
    const reasons = wish.decision === 'refuse' ? [...new Set(wish.reasons)] : [];
    const state = wish.decision === 'accept' ? 'accepted' : 'refused';
    await settle(context, tx, check, { state, reasons, note: wish.note, decidedBy: staffId });
    await also(tx, check);
  });
}

export function noSuchCheck(): Problem {
  return new Problem('not_found', 'There is no such check.');
}

/** Under the lock of the check: it, and what the person may do from now on. */
export async function settle(
  { standing }: Pick<KycContext, 'standing'>,
  tx: Tx,
  { id, userId }: { readonly id: string; readonly userId: string },
  decision: Decision,
): Promise<void> {
  await decide(tx, id, decision);
  const status = decision.state === 'accepted' ? kycStatus.Completed : kycStatus.Failed;
  await standing.setKycStatus(tx, userId, status, decision.reasons);
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
  await context.standing.setKycStatus(tx, userId, status);
}
