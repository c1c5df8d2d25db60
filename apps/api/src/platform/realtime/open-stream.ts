import { openStream as call } from '@waybill/contract/realtime/open-stream';
import { defineRoute } from '../http/route.ts';
import type { RealtimeHub } from './hub.ts';

export type RealtimeContext = { readonly hub: RealtimeHub };

export const openStreamRoute = defineRoute(call, async ({ hub }: RealtimeContext, { caller, query, request, reply }) => {
  const lastEventId = Number(request.headers['last-event-id']);
  const after =
    query.after ??
    (Number.isSafeInteger(lastEventId) && lastEventId >= 0 && request.headers['last-event-id'] ? lastEventId : undefined);
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  // A stream has no end to wait for; the time limit for requests is not meant for it.
  request.raw.setTimeout(0);
  try {
    await hub.open(caller, reply.raw, after);
  } catch (error) {
    // The answer has begun; the reader learns of the failure by losing the line, and comes back.
    reply.raw.destroy();
    throw error;
  }
});
