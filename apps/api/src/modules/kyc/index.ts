import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { KycContext } from './context.ts';
import { removeFile } from './jobs.ts';
import { deleteDocumentRoute } from './routes/delete-document.ts';
import { listDocumentsRoute } from './routes/list-documents.ts';
import { uploadDocumentRoute } from './routes/upload-document.ts';

export type { KycContext } from './context.ts';

export const kycRoutes: readonly Route<KycContext>[] = [uploadDocumentRoute, listDocumentsRoute, deleteDocumentRoute];
export const kycJobs: readonly JobHandler<KycContext>[] = [removeFile];
