import type { DocumentKind, DocumentView } from '@waybill/contract/kyc/document-view';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { UploadedFile } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { tell } from '../../../platform/realtime/inbox.ts';
import type { KycContext } from '../context.ts';
import { removeFileJob } from '../jobs.ts';
import { sniffMediaType } from '../media-type.ts';
import { type NewDocument, replaceDocument } from '../storage/documents.ts';
import { documentViewOf } from '../views.ts';

export async function storeDocument(
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
  // The file first: a row must never speak of a file that is not there.
  await context.files.put(storageKey, file.bytes);
  try {
    const uploadedAt = await record(context, document);
    return documentViewOf({ ...document, uploadedAt });
  } catch (error) {
    await context.files.remove(storageKey);
    throw error;
  }
}

function record(context: KycContext, document: NewDocument): Promise<Date> {
  return transact(context.db, async (tx) => {
    const stored = await replaceDocument(tx, document);
    if (stored.replacedKey) await context.enqueue(tx, removeFileJob, { storageKey: stored.replacedKey });
    await tell(tx, document.userId, { type: 'user.changed' });
    return stored.uploadedAt;
  });
}

/** For people to recognise; it names no path and never reaches the disk. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).pop() ?? '';
  // By whole characters, so that none is cut in half.
  return [...last.replace(/\p{Cc}/gu, '')].slice(0, 120).join('') || 'document';
}
