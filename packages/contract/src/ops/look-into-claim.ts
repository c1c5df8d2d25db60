import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { because } from './because.ts';

export const lookIntoClaim = defineCall({
  method: 'POST',
  path: '/ops/disputes/{orderId}/looked-into',
  access: 'staff',
  summary: 'A claim that came too late was looked into: it leaves the open list. It moves no money.',
  params: z.strictObject({ orderId: idOf('order') }),
  body: z.strictObject({ because }),
  success: { status: 204 },
  errors: ['not_found', 'already_taken', 'forbidden', 'already_decided', 'step_not_allowed'],
});
