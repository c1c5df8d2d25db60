import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { imageIdList } from '../files/image-view.ts';
import { idOf } from '../ids.ts';
import { lines } from '../text.ts';
import { chatLimits } from './chat-limits.ts';
import { clientId } from './client-id.ts';
import { messageView } from './message-view.ts';

export const sendMessage = defineCall({
  method: 'POST',
  path: '/chatrooms/{roomId}/messages',
  access: 'member',
  summary: 'Say something. It is stored before this answers; sent again under the same clientId it is no second message.',
  params: z.strictObject({ roomId: idOf('room') }),
  body: z
    .strictObject({
      clientId,
      messageText: z._default(lines(chatLimits.text), ''),
      imageIdList: z._default(
        imageIdList.check(z.maxLength(chatLimits.images, `${chatLimits.images} pictures are the most`)),
        [],
      ),
      /** A finished voice note of one’s own. It goes alone: it is the message. */
      voiceNoteId: z.optional(idOf('voiceNote')),
    })
    .check(
      z.refine((body) => body.messageText !== '' || body.imageIdList.length > 0 || body.voiceNoteId !== undefined, {
        path: ['messageText'],
        message: 'Please write something',
      }),
      z.refine((body) => body.voiceNoteId === undefined || (body.messageText === '' && body.imageIdList.length === 0), {
        path: ['voiceNoteId'],
        message: 'Please send a voice note by itself',
      }),
    ),
  success: { status: 201, body: messageView },
  errors: ['not_found', 'not_reachable', 'key_used_otherwise'],
  limits: [
    { by: 'caller', max: 40, seconds: 20 },
    { by: 'caller', max: 3000, seconds: 86_400 },
  ],
});
