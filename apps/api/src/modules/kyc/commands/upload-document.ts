import type { DocumentKind } from '@waybill/contract/kyc/document-kinds';
import type { DocumentView } from '@waybill/contract/kyc/document-view';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { UploadedFile } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { KycContext } from '../context.ts';
import { removeFileJob } from '../jobs/remove-file-job.ts';
import { sniffMediaType } from '../media-type.ts';
import { plainName } from '../plain-name.ts';
import { type NewDocument, replaceDocument } from '../storage/documents.ts';
import { documentViewOf } from '../views.ts';
import { beginByDocuments, lockBusiness } from './hand-in-documents.ts';
import { storePrivateFile } from './store-private-file.ts';

export async function uploadDocument(
  context: KycContext,
  userId: string,
  kind: DocumentKind,
  file: UploadedFile,
): Promise<DocumentView> {
  const mediaType = sniffMediaType(file.bytes);
  if (!mediaType) throw new Problem('unsupported_type', 'Please send a PDF, a JPEG or a PNG.', { field: 'file' });
  const id = newId('document');
  const storageKey = `documents/${id}`;
  const document = { id, userId, kind, fileName: plainName(file.fileName), mediaType, bytes: file.bytes.length, storageKey };
  const uploadedAt = await storePrivateFile(context, { storageKey, bytes: file.bytes }, () => record(context, document));
  return documentViewOf({ ...document, uploadedAt });
}

function record(context: KycContext, document: NewDocument): Promise<Date> {
  return transact(context.db, async (tx) => {
    await lockBusiness(tx, document.userId);
    const stored = await replaceDocument(tx, document);
    if (stored.replacedKey) context.enqueue(tx, removeFileJob, { storageKey: stored.replacedKey });
    await beginByDocuments(context, tx, document.userId);
    sendEvent(tx, document.userId, { type: 'user.changed' });
    return stored.uploadedAt;
  });
}
