import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { importSummary } from './import-view.ts';

export const listImports = defineCall({
  method: 'GET',
  path: '/imports',
  access: 'member',
  summary: 'One’s own imports, the newest first.',
  query: z.strictObject(pageQuery),
  success: { status: 200, body: page(importSummary) },
});
