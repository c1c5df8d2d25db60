import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { actView } from './list-acts.ts';

export const undoAct = defineCall({
  method: 'POST',
  path: '/ops/acts/{actId}/undoing',
  access: 'staff-confirmed',
  summary:
    'Take back a decision within ten minutes, where no money has left and nobody has decided anything else about the person since. The case waits again, and the person is told.',
  params: z.strictObject({ actId: z.string().check(z.regex(/^[1-9][0-9]{0,17}$/, 'That is not an act we know')) }),
  body: z.strictObject({}),
  success: { status: 200, body: actView },
  errors: ['not_found', 'forbidden', 'no_longer_open', 'already_decided'],
});
