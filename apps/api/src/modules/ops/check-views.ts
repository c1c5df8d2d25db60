import type { CheckDetailsView } from '@waybill/contract/ops/get-check-details';
import type { CheckSummaryView } from '@waybill/contract/ops/list-checks';
import { pageOf } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  type CheckForStaff,
  checkFileViewOf,
  documentViewOf,
  findCheckForStaff,
  listBusinessDocuments,
  listEarlier,
  listFilesOf,
  noSuchCheck,
} from '../kyc/index.ts';
import { findBusinessContact } from '../users/index.ts';
import { readOpened } from './opened-papers.ts';

export function checkPage(rows: readonly CheckForStaff[], limit: number, orderedBy: 'submittedAt' | 'decidedAt') {
  const placed = rows.map((row) => ({ row, id: row.id, createdAt: row[orderedBy] ?? row.submittedAt }));
  return pageOf(placed, limit, ({ row }) => summaryOf(row));
}

function summaryOf(row: CheckForStaff): CheckSummaryView {
  const { id, userId, username, fullName, profilePicture, isDispatchPartner, isBlocked, isStaff, kycStatus } = row;
  return {
    id,
    person: { id: userId, username, fullName, profilePicture, isDispatchPartner, isBlocked, isStaff, kycStatus },
    subject: row.subject,
    provider: row.provider,
    state: row.state,
    documentType: row.documentType,
    submittedAt: row.submittedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    attempt: row.attempt,
  };
}

export async function checkDetailsOf(db: Db, staffId: string, checkId: string): Promise<CheckDetailsView> {
  const check = await findCheckForStaff(db, checkId);
  if (!check) throw noSuchCheck();
  const [files, documents, earlier, business, opened] = await Promise.all([
    listFilesOf(db, checkId),
    listBusinessDocuments(db, check.userId),
    listEarlier(db, check),
    findBusinessContact(db, check.userId),
    readOpened(db, { staffId, checkId }),
  ]);
  const shownOf = ({ id, mediaType }: { readonly id: string; readonly mediaType: string }) => ({
    mediaType,
    isOpened: opened.has(id),
  });
  return {
    ...summaryOf(check),
    nameOnDocument: check.nameOnDocument,
    dateOfBirth: check.dateOfBirth,
    documentNumberEnd: check.documentNumberEnd,
    files: files.map((file) => ({ ...checkFileViewOf(file), ...shownOf(file) })),
    businessDocuments: documents.map((document) => ({ ...documentViewOf(document), ...shownOf(document) })),
    business: business ?? null,
    reasons: check.reasons,
    note: check.note,
    decidedBy: check.decidedByUsername,
    earlier: earlier.map((row) => ({ ...summaryOf(row), reasons: row.reasons, note: row.note })),
  };
}
