import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { keyAddresses, keyName, keyScopeList, keyView } from './key-view.ts';

export const createKey = defineCall({
  method: 'POST',
  path: '/developers/keys',
  access: 'member',
  summary:
    'Make an API key. It is shown this once: we keep a hash of it. It acts for whoever made it, for the business they act for, and can do no more than they. Sent as a bearer token.',
  idempotent: true,
  body: z.strictObject({
    name: keyName,
    scopes: keyScopeList,
    addresses: z._default(keyAddresses, []),
    /** A key of the test world of whoever makes it: the same calls, made-up money, no messages to anybody. */
    isTest: z._default(z.boolean('Please say true or false'), false),
    /** Days until it ends by itself; it stays until it is revoked when they are left out. */
    expiresInDays: z.optional(
      z.nullable(
        z
          .number('Please enter days')
          .check(z.int('Please enter whole days'), z.minimum(1, 'One day at least'), z.maximum(1_095, 'Three years at most')),
      ),
    ),
  }),
  success: { status: 201, body: z.object({ key: keyView, secret: z.string() }) },
  errors: ['confirmation_required', 'too_many_requests', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
