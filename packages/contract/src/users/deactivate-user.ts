import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const deactivateUser = defineCall({
  method: 'DELETE',
  path: '/users/{id}',
  access: 'member',
  summary:
    'Close one’s own account: the name comes off everything and every session ends. Needs an empty wallet, no running order and a password confirmed in the last ten minutes. Credits that were not used are given up.',
  params: z.strictObject({ id: idOf('user') }),
  success: { status: 204 },
  errors: ['forbidden', 'confirmation_required', 'wallet_not_empty', 'orders_running'],
  limits: [{ by: 'caller', max: 10, seconds: 3600 }],
});
