import { kycStatus } from '@waybill/contract/users/enums';
import { type Tx, transact } from '../../../platform/db/database.ts';
import type { CheckReport } from '../../../providers/identity-check/port.ts';
import type { KycContext } from '../context.ts';
import {
  type CheckRow,
  databaseTime,
  findByReference,
  isSubmittedLongAgo,
  kycStatusOf,
  lockCheck,
  noteAnswer,
  reopenCheck,
  submitCheck,
  wasRefusedBefore,
} from '../storage/checks.ts';
import { settle } from './decide-check.ts';

/** A member said that they had finished; when the provider knows nothing of them for so long, they have not. */
const givenUpHours = 24;

/** Asks the provider how a check stands, and believes that alone: neither the browser nor the webhook that made us ask. */
export async function settleCheck(context: KycContext, reference: string): Promise<void> {
  const known = await findByReference(context.db, reference);
  if (!known || !context.identityCheck) return;
  const askedAt = await databaseTime(context.db);
  const kycHooks = await context.identityCheck.findCheck(reference);
  await transact(context.db, async (tx) => {
    const check = await lockCheck(tx, known.id);
    // A decision stays: a late report never lowers it.
    if (!check || check.state === 'accepted' || check.state === 'refused') return;
    if (await noteAnswer(tx, check.id, askedAt)) await apply(context, tx, check, kycHooks);
  });
}

async function apply(context: KycContext, tx: Tx, check: CheckRow, { state, isOtherFace }: CheckReport): Promise<void> {
  const byProvider = { note: '', decidedBy: null };
  if (state === 'completed') return settle(context, tx, check, { state: 'accepted', reasons: [], ...byProvider });
  // An operator has written it down already.
  if ((await kycStatusOf(tx, check.userId)) === kycStatus.Completed) return;
  if (state === 'failed')
    return settle(context, tx, check, { state: 'refused', reasons: [isOtherFace ? 'face-differs' : 'other'], ...byProvider });
  if (check.state === 'draft') {
    if (state !== 'pending') return;
    await submitCheck(tx, check.id, {});
    return context.kycHooks.setKycStatus(tx, check.userId, kycStatus.Pending);
  }
  const isGivenUp = state === 'abandoned' || (state !== 'pending' && (await isSubmittedLongAgo(tx, check.id, givenUpHours)));
  if (!isGivenUp) return;
  await reopenCheck(tx, check.id);
  const before = (await wasRefusedBefore(tx, check.userId)) ? kycStatus.Failed : kycStatus.Unverified;
  await context.kycHooks.putBackKycStatus(tx, check.userId, before);
}
