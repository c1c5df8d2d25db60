import { listenForWebhooks as call } from '@waybill/contract/webhooks/listen-for-webhooks';
import { listenForWebhooks } from '../commands/listen-for-webhooks.ts';
import { defineRoute } from '../define-route.ts';
import { heardViewOf, secretViewOf } from '../views.ts';

export const listenForWebhooksRoute = defineRoute(call, async (context, { caller, body: { since } }) => {
  const { listener, heard, hasMore, askAgainWith } = await listenForWebhooks(context, caller.userId, since);
  return { secret: secretViewOf(context.keys, listener), events: heard.map(heardViewOf), hasMore, askAgainWith };
});
