import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { KycContext } from './context.ts';
import { deleteDocuments } from './jobs/delete-documents.ts';
import { removeFile, sweepDocuments } from './jobs/remove-file.ts';
import { settleCheck, sweepChecks } from './jobs/settle-check.ts';
import { deleteCheckFileRoute } from './routes/delete-check-file.ts';
import { deleteDocumentRoute } from './routes/delete-document.ts';
import { getCheckRoute } from './routes/get-check.ts';
import { kycPendingRoute } from './routes/kyc-pending.ts';
import { listDocumentsRoute } from './routes/list-documents.ts';
import { receiveDojahEventRoute } from './routes/receive-dojah-event.ts';
import { uploadCheckFileRoute } from './routes/upload-check-file.ts';
import { uploadDocumentRoute } from './routes/upload-document.ts';

export { decideCheck, noSuchCheck, settleByOperator } from './commands/decide-check.ts';
export { deleteAllDocuments } from './commands/delete-old-documents.ts';
export { undoCheckDecision } from './commands/undo-check-decision.ts';
export type { KycContext, KycHooks } from './context.ts';
export { listFilesOf } from './storage/check-files.ts';
export {
  type CheckForStaff,
  findCheckForStaff,
  findNewestCheck,
  listBusinessDocuments,
  listDecided,
  listEarlier,
  listWaiting,
} from './storage/checks-for-staff.ts';
export { noteStored } from './storage/stored-documents.ts';
export { checkFileViewOf, documentViewOf } from './views.ts';

export const kycRoutes: readonly Route<KycContext>[] = [
  getCheckRoute,
  uploadCheckFileRoute,
  deleteCheckFileRoute,
  kycPendingRoute,
  receiveDojahEventRoute,
  uploadDocumentRoute,
  listDocumentsRoute,
  deleteDocumentRoute,
];
export const kycJobs: readonly JobHandler<KycContext>[] = [removeFile, sweepDocuments, settleCheck, sweepChecks, deleteDocuments];
