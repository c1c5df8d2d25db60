import { defineCall } from '../call.ts';
import { bulkInput, bulkView } from './bulk-act.ts';

export const actInBulk = defineCall({
  method: 'POST',
  path: '/ops/bulk',
  access: 'staff',
  summary:
    'Deal with several cases at once, each by itself as its own call would: what cannot be done to one stops no other. It asks for the role and the second factor that this call asks for. Under one Idempotency-Key they may come in parts, and each is dealt with once.',
  idempotent: true,
  body: bulkInput,
  success: { status: 200, body: bulkView },
  errors: ['second_factor_required', 'key_used_otherwise'],
});
