import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const revokeKey = defineCall({
  method: 'DELETE',
  path: '/developers/keys/{keyId}',
  access: 'member',
  summary: 'Revoke an API key: from this answer on it opens nothing.',
  params: z.strictObject({ keyId: idOf('apiKey') }),
  success: { status: 204 },
  errors: ['not_found'],
});
