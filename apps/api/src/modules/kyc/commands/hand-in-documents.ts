import { type DocumentKind, documentKinds, requiredDocuments } from '@waybill/contract/kyc/document-kinds';
import { kycStatus } from '@waybill/contract/users/enums';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { KycContext } from '../context.ts';
import { type CheckRow, findOpenForUpdate, kycStatusOf, listChecksOf, lockOpenCheck, submitCheck } from '../storage/checks.ts';
import { listDocumentsOf, lockDocumentsOf } from '../storage/documents.ts';
import { dropCheck } from './open-draft.ts';

// Providers check persons only: the documents of a business are checked by staff.
const provider = 'built-in';

/**
 * Locks everything about the documents of a business before one of them changes: first the documents, then the check that
 * staff may be deciding. Accepted documents stay as they were when staff looked at them.
 */
export async function lockBusiness(tx: Tx, userId: string): Promise<CheckRow | undefined> {
  await lockDocumentsOf(tx, userId);
  const check = await findOpenForUpdate(tx, userId);
  if ((await kycStatusOf(tx, userId)) === kycStatus.Completed)
    throw new Problem(
      'already_verified',
      'Your business is checked already. If something has changed, please write to our support.',
    );
  return check;
}

/** The first time, a check begins with the last document that we need. After a refusal the business says when it is ready. */
export async function beginByDocuments(context: KycContext, tx: Tx, userId: string): Promise<void> {
  if ((await kycStatusOf(tx, userId)) !== kycStatus.Unverified) return;
  if ((await missingOf(tx, userId)).length === 0) await begin(context, tx, userId);
}

/** Hands in the documents of a business. */
export async function handInDocuments(context: KycContext, userId: string): Promise<void> {
  await transact(context.db, async (tx) => {
    const open = await lockBusiness(tx, userId);
    if (open?.state === 'pending') throw documentsUnderWay();
    const missing = await missingOf(tx, userId);
    if (missing.length > 0)
      throw new Problem('proof_missing', `Please add: ${missing.map((kind) => documentKinds[kind]).join(' and ')}.`, {
        fields: missing.map((kind) => ({ field: kind, message: 'We need this one' })),
      });
    const decidedAt = (await listChecksOf(tx, userId)).find(({ state }) => state === 'refused')?.decidedAt;
    const isNew = (await listDocumentsOf(tx, userId)).some(({ uploadedAt }) => !decidedAt || uploadedAt > decidedAt);
    if (!isNew)
      throw new Problem('proof_missing', 'We have looked at these documents already. Please replace what did not pass.', {
        field: 'registration',
      });
    await begin(context, tx, userId);
  });
}

async function begin(context: KycContext, tx: Tx, userId: string): Promise<void> {
  let check = await lockOpenCheck(tx, userId, provider, 'business');
  if (check.state === 'draft' && check.subject !== 'business') {
    // Begun as if the business were a person.
    await dropCheck(context, tx, check.id);
    check = await lockOpenCheck(tx, userId, provider, 'business');
  }
  if (check.state !== 'draft') return;
  await submitCheck(tx, check.id, {});
  await context.kycHooks.setKycStatus(tx, userId, kycStatus.Pending);
}

async function missingOf(tx: Tx, userId: string): Promise<DocumentKind[]> {
  const there = new Set((await listDocumentsOf(tx, userId)).map(({ kind }) => kind));
  return requiredDocuments.filter((kind) => !there.has(kind));
}

export function documentsUnderWay(): Problem {
  return new Problem(
    'check_under_way',
    'Your documents are with us already. You can replace one, but not remove it; we will tell you as soon as somebody has looked.',
  );
}
