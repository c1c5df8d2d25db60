import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { receiverFields } from './receiver-fields.ts';
import { receiverView } from './receiver-view.ts';

export const keepReceiver = defineCall({
  method: 'POST',
  path: '/receivers',
  access: 'member',
  summary:
    'Keep somebody in the book of receivers. The same phone at the same address is one entry: sent again, it is that one, as it was sent last.',
  body: z.strictObject(receiverFields),
  success: { status: 201, body: receiverView },
  limits: [{ by: 'caller', max: 1200, seconds: 3600 }],
});
