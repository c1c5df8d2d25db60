import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** Proves to the widget’s provider that it is this person: made with a key that only we and they have. */
const vouched = { userId: z.string(), fullName: z.string(), hash: z.string() };
const identity = z.object({ ...vouched, email: z.string() });
/** An address that was never proven is not passed on. */
const identityByName = z.object({ ...vouched, email: z.nullable(z.string()) });

export const getLiveChat = defineCall({
  method: 'GET',
  path: '/support/live-chat',
  access: 'member',
  summary:
    'How to reach our people: the support room, or a provider’s widget, which hears an email address only once it is verified; where it knows people by nothing else, it is the room until then. The browser loads a widget only after the question about cookies was answered with yes.',
  success: {
    status: 200,
    body: z.discriminatedUnion('provider', [
      z.object({ provider: z.literal('room') }),
      z.object({ provider: z.literal('tawk'), scriptUrl: z.string(), identity }),
      z.object({ provider: z.literal('chatwoot'), baseUrl: z.string(), websiteToken: z.string(), identity: identityByName }),
    ]),
  },
});
