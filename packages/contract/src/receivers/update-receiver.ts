import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { receiverFields } from './receiver-fields.ts';
import { receiverView } from './receiver-view.ts';

export const updateReceiver = defineCall({
  method: 'PUT',
  path: '/receivers/{receiverId}',
  access: 'member',
  summary:
    'Change somebody in the book, as a whole. Parcels that were posted stay as they are. Whoever becomes the same as another entry takes its place.',
  params: z.strictObject({ receiverId: idOf('receiver') }),
  body: z.strictObject(receiverFields),
  success: { status: 200, body: receiverView },
  errors: ['not_found'],
  limits: [{ by: 'caller', max: 1200, seconds: 3600 }],
});
