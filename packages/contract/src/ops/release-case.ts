import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { caseName } from './case-kinds.ts';

export const releaseCase = defineCall({
  method: 'POST',
  path: '/ops/cases/{kind}/{id}/release',
  access: 'staff',
  summary: 'Put a case back that one holds, for whoever comes next. A lead may put back what somebody else holds.',
  params: caseName,
  body: z.strictObject({}),
  success: { status: 204 },
  errors: ['already_taken'],
});
