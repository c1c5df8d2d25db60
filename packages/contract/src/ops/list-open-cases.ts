import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { caseKind } from './case-kinds.ts';
import { waitingCaseView } from './case-view.ts';

export const heldBy = ['anybody', 'me', 'nobody'] as const;
export type HeldBy = (typeof heldBy)[number];

/** What the list of all queues is narrowed by. */
export const openCaseFilter = { held: z._default(z.enum(heldBy), 'anybody'), kind: z.optional(caseKind) };

export const listOpenCases = defineCall({
  method: 'GET',
  path: '/ops/cases',
  access: 'staff',
  summary:
    'Everything that waits and is for the caller’s role, of all queues: money and safety first, then people, then the machine; of each, what is due first.',
  query: z.strictObject({ ...pageQuery, ...openCaseFilter }),
  success: { status: 200, body: page(waitingCaseView) },
});
