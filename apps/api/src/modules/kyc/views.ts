import type { DocumentView } from '@waybill/contract/kyc/document-view';
import type { BusinessDocument } from './storage/documents.ts';

export function documentViewOf({ id, kind, fileName, bytes, uploadedAt }: BusinessDocument): DocumentView {
  return { id, kind, fileName, bytes, uploadedAt: uploadedAt.toISOString() };
}
