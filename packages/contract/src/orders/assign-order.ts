import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { assignmentView } from './assignment-view.ts';
import { orderId } from './order-fields.ts';

export const assignOrder = defineCall({
  method: 'PUT',
  path: '/orders/{id}/rider',
  access: 'dispatch-partner',
  summary: 'Give an order of the business to one of its members, whose phone rings. Whoever had it before has it no more.',
  idempotent: true,
  params: z.strictObject({ id: orderId }),
  body: z.strictObject({ riderId: idOf('user') }),
  success: { status: 200, body: assignmentView },
  errors: ['not_found', 'own_package', 'step_not_allowed', 'key_used_otherwise'],
});
