import type { CheckFileView, CheckView } from '@waybill/contract/kyc/check-view';
import type { DocumentView } from '@waybill/contract/kyc/document-view';
import type { CheckSubject } from '@waybill/contract/kyc/documents';
import { kycStatus } from '@waybill/contract/users/enums';
import type { CheckWidget } from '../../providers/identity-check/port.ts';
import type { CheckFile } from './storage/check-files.ts';
import type { CheckRow } from './storage/checks.ts';
import type { BusinessDocument } from './storage/documents.ts';

export function documentViewOf({ id, kind, fileName, bytes, uploadedAt }: BusinessDocument): DocumentView {
  return { id, kind, fileName, bytes, uploadedAt: uploadedAt.toISOString() };
}

export function checkFileViewOf({ id, kind, fileName, bytes, uploadedAt }: CheckFile): CheckFileView {
  return { id, kind, fileName, bytes, uploadedAt: uploadedAt.toISOString() };
}

type Facts = {
  readonly subject: CheckSubject;
  readonly status: number;
  /** The newest first. */
  readonly checks: readonly CheckRow[];
  /** Files of the open check. */
  readonly files: readonly CheckFile[];
  /** Documents of a business. */
  readonly documents: readonly BusinessDocument[];
  readonly widget: CheckWidget | undefined;
};

export function checkViewOf({ subject, status, checks, files, documents, widget }: Facts): CheckView {
  const newest = checks[0];
  const open = newest?.state === 'draft' || newest?.state === 'pending' ? newest : undefined;
  const decided = checks.find((check) => check.decidedAt !== null);
  const failed = status === kycStatus.Failed && decided?.state === 'refused' ? decided : undefined;
  return {
    subject,
    kycStatus: status,
    provider: open?.provider ?? (widget ? 'dojah' : 'built-in'),
    documentType: newest?.documentType ?? null,
    nameOnDocument: newest?.nameOnDocument ?? null,
    files: files.map(checkFileViewOf),
    documents: documents.map(documentViewOf),
    submittedAt: newest?.submittedAt?.toISOString() ?? null,
    decidedAt: open?.state === 'pending' ? null : (decided?.decidedAt?.toISOString() ?? null),
    reasons: failed?.reasons ?? [],
    note: failed?.note ?? '',
    widget: widget && open?.state === 'draft' ? { ...widget, referenceId: open.id } : null,
  };
}
