import { type CheckFileKind, type DocumentType, picturesFor } from '@waybill/contract/kyc/documents';
import { kycStatus } from '@waybill/contract/users/enums';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { KycContext } from '../context.ts';
import { settleCheckJob } from '../jobs/settle-check-job.ts';
import { listFilesOf } from '../storage/check-files.ts';
import { type DocumentDetails, findOpenForUpdate, subjectOf, submitCheck } from '../storage/checks.ts';
import { handInDocuments } from './hand-in-documents.ts';
import { openDraft } from './open-draft.ts';

export type HandedIn = {
  readonly referenceId?: string | undefined;
  readonly documentType?: DocumentType | undefined;
  readonly documentNumber?: string | undefined;
  readonly nameOnDocument?: string | undefined;
  readonly dateOfBirth?: string | undefined;
};

/** Hands the check in. Staff or the provider decide it, never the caller. */
export async function kycPending(context: KycContext, userId: string, given: HandedIn = {}): Promise<void> {
  if ((await subjectOf(context.db, userId)) === 'business') return handInDocuments(context, userId);
  await transact(context.db, async (tx) => {
    // The provider may have been faster: what was decided meanwhile is not begun anew.
    if (given.referenceId && (await findOpenForUpdate(tx, userId))?.id !== given.referenceId) return;
    const check = await openDraft(context, tx, userId);
    if (check.provider === 'dojah') {
      await submitCheck(tx, check.id, {});
      context.enqueue(tx, settleCheckJob, { reference: check.id });
    } else {
      const documents = detailsOf(given);
      const files = await listFilesOf(tx, check.id);
      refuseMissing(documents.documentType, new Set(files.map(({ kind }) => kind)));
      await submitCheck(tx, check.id, documents);
    }
    await context.kycHooks.setKycStatus(tx, userId, kycStatus.Pending);
  });
}

/** Details that are not given staff read off the pictures. */
function detailsOf({ documentType, documentNumber, nameOnDocument, dateOfBirth }: HandedIn): DocumentDetails {
  if (dateOfBirth !== undefined) refuseAge(dateOfBirth);
  return {
    documentType: documentType ?? null,
    // Cut by whole characters, so that none is cut in half.
    documentNumberEnd: documentNumber === undefined ? null : [...documentNumber].slice(-4).join(''),
    nameOnDocument: nameOnDocument ?? null,
    dateOfBirth: dateOfBirth ?? null,
  };
}

const youngest = 18;
const oldest = 120;

function refuseAge(dateOfBirth: string): void {
  const today = new Date().toISOString().slice(0, 10);
  const yearsAgo = (years: number) => `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
  if (dateOfBirth > today || dateOfBirth < yearsAgo(oldest))
    throw new Problem('invalid_input', 'Please check your date of birth.', { field: 'dateOfBirth' });
  if (dateOfBirth > yearsAgo(youngest))
    throw new Problem('invalid_input', 'You have to be 18 or older to carry for others.', { field: 'dateOfBirth' });
}

const pictureWords: Readonly<Record<CheckFileKind, string>> = {
  front: 'Please add a picture of the front of your document.',
  back: 'Please add a picture of the back of your document.',
  selfie: 'Please add a picture of your face.',
};

function refuseMissing(documentType: DocumentType | null, there: ReadonlySet<CheckFileKind>): void {
  const fields = picturesFor(documentType)
    .filter((kind) => !there.has(kind))
    .map((kind) => ({ field: kind, message: pictureWords[kind] }));
  if (fields[0]) throw new Problem('proof_missing', fields[0].message, { fields });
}
