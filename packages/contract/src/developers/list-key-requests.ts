import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { page, pageQuery } from '../paging.ts';
import { oneLine } from '../text.ts';
import { keptKeyRequests } from './key-scopes.ts';

/** One request as the log of a key has it: its address without what was asked with it, and no bodies. */
export const keyRequestView = z.object({
  requestId: z.string(),
  at: z.iso.datetime(),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  /** In milliseconds. */
  took: z.int(),
});

export type KeyRequestView = z.infer<typeof keyRequestView>;

export const listKeyRequests = defineCall({
  method: 'GET',
  path: '/developers/keys/{keyId}/requests',
  access: 'member',
  summary: `The last ${keptKeyRequests.toLocaleString('en')} requests made with an API key, newest first; they are here a few seconds after their answer. Search finds parts of the address, of the request’s id, or a status.`,
  params: z.strictObject({ keyId: idOf('apiKey') }),
  query: z.strictObject({
    ...pageQuery,
    search: z.optional(oneLine(100, 'Please enter what to look for')),
    /** Only those that were refused or failed. */
    failed: z.optional(z.enum(['true', 'false'])),
  }),
  success: { status: 200, body: page(keyRequestView) },
  errors: ['not_found'],
});
