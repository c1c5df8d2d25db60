import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** Proves to the widget’s provider that it is this person: made with a key that only we and they have. */
const identity = z.object({ userId: z.string(), fullName: z.string(), email: z.string(), hash: z.string() });

export const getLiveChat = defineCall({
  method: 'GET',
  path: '/support/live-chat',
  access: 'member',
  summary:
    'How to reach our people: the support room, or a provider’s widget. The browser loads a widget only after the question about cookies was answered with yes.',
  success: {
    status: 200,
    body: z.discriminatedUnion('provider', [
      z.object({ provider: z.literal('room') }),
      z.object({ provider: z.literal('tawk'), scriptUrl: z.string(), identity }),
      z.object({ provider: z.literal('chatwoot'), baseUrl: z.string(), websiteToken: z.string(), identity }),
    ]),
  },
  errors: [],
});
