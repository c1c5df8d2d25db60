import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { keyAddresses, keyName, keyScopeList, keyView } from './key-view.ts';

export const updateKey = defineCall({
  method: 'PUT',
  path: '/developers/keys/{keyId}',
  access: 'member',
  summary: 'Give an API key another name, other scopes or other addresses. What is left out stays.',
  params: z.strictObject({ keyId: idOf('apiKey') }),
  body: z.strictObject({
    name: z.optional(keyName),
    scopes: z.optional(keyScopeList),
    addresses: z.optional(keyAddresses),
  }),
  success: { status: 200, body: keyView },
  errors: ['not_found', 'confirmation_required'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
