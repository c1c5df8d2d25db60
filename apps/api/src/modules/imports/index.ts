import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { ImportsContext } from './context.ts';
import { forgetOldImports } from './jobs/forget-imports.ts';
import { createImportRoute } from './routes/create-import.ts';
import { deleteImportRoute } from './routes/delete-import.ts';
import { getImportRoute } from './routes/get-import.ts';
import { listImportsRoute } from './routes/list-imports.ts';
import { mendRowRoute } from './routes/mend-row.ts';
import { postImportRoute } from './routes/post-import.ts';
import { updateImportRoute } from './routes/update-import.ts';

export { forgetImports } from './storage/imports.ts';

export const importsRoutes: readonly Route<ImportsContext>[] = [
  createImportRoute,
  listImportsRoute,
  getImportRoute,
  updateImportRoute,
  mendRowRoute,
  postImportRoute,
  deleteImportRoute,
];

export const importsJobs: readonly JobHandler<ImportsContext>[] = [forgetOldImports];
