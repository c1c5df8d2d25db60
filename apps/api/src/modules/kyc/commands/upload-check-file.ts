import type { CheckFileView } from '@waybill/contract/kyc/check-view';
import type { CheckFileKind } from '@waybill/contract/kyc/documents';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { UploadedFile } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { disguiseOf } from '../../files/index.ts';
import type { KycContext } from '../context.ts';
import { removeFileJob } from '../jobs/remove-file-job.ts';
import { sniffMediaType } from '../media-type.ts';
import { plainName } from '../plain-name.ts';
import { replaceFile } from '../storage/check-files.ts';
import { subjectOf } from '../storage/checks.ts';
import { checkFileViewOf } from '../views.ts';
import { openDraft } from './open-draft.ts';
import { storePrivateFile } from './store-private-file.ts';

export async function uploadCheckFile(
  context: KycContext,
  userId: string,
  kind: CheckFileKind,
  file: UploadedFile,
): Promise<CheckFileView> {
  if ((await subjectOf(context.db, userId)) === 'business')
    throw new Problem('forbidden', 'A business is checked by its documents: there is nothing of a person to upload.');
  if (context.identityCheck)
    throw new Problem('not_found', 'Your check is done in our partner’s window: there is nothing to upload.');
  // Before the work: a caller who may hand nothing in need not wait for it.
  await transact(context.db, (tx) => openDraft(context, tx, userId));
  const { bytes, mediaType } = await prepare(context, { userId, kind, bytes: file.bytes });
  const id = newId('checkFile');
  const storageKey = `checks/${id}`;
  const picture = { id, kind, fileName: plainName(file.fileName), mediaType, bytes: bytes.length, storageKey };
  return storePrivateFile(context, { storageKey, bytes }, () =>
    transact(context.db, async (tx) => {
      const check = await openDraft(context, tx, userId);
      const row = { ...picture, checkId: check.id };
      const stored = await replaceFile(tx, row);
      if (stored.replacedKey) context.enqueue(tx, removeFileJob, { storageKey: stored.replacedKey });
      return checkFileViewOf({ ...row, uploadedAt: stored.uploadedAt });
    }),
  );
}

/** Pictures are decoded and written anew: what a camera wrote into them, and what somebody hid in them, stays behind. */
async function prepare(
  { imageProcessing }: KycContext,
  { userId, kind, bytes }: { readonly userId: string; readonly kind: CheckFileKind; readonly bytes: Buffer },
): Promise<{ bytes: Buffer; mediaType: string }> {
  const mediaType = sniffMediaType(bytes);
  if (mediaType === 'application/pdf' && kind !== 'selfie') return { bytes: wholePdf(bytes), mediaType };
  if (mediaType !== 'image/jpeg' && mediaType !== 'image/png')
    throw new Problem(
      'unsupported_type',
      kind === 'selfie' ? 'Please send a JPEG or a PNG.' : 'Please send a JPEG, a PNG or a PDF.',
      {
        field: 'file',
      },
    );
  const { sizes } = await imageProcessing.develop(userId, async () => bytes, false);
  const largest = sizes.at(-1);
  if (!largest) throw new Error('A picture was developed in no size');
  return { bytes: largest.bytes, mediaType: 'image/webp' };
}

const pdfTailBytes = 1024;

/** A PDF cannot be written anew as pictures are, so it may be nothing else besides. */
function wholePdf(bytes: Buffer): Buffer {
  if (!bytes.subarray(-pdfTailBytes).includes('%%EOF'))
    throw new Problem('image_unreadable', 'We could not read that PDF: its end is missing. Please save it again.', {
      field: 'file',
    });
  const disguise = disguiseOf(bytes, 'a PDF');
  if (disguise)
    throw new Problem('unsupported_type', `That file is a PDF and ${disguise} at once. Please send the PDF alone.`, {
      field: 'file',
    });
  return bytes;
}
