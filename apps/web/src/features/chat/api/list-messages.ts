import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { listMessages as call } from '@waybill/contract/chat/list-messages';

export type MessagePage = ResultOf<typeof call>;

/** Nothing: the newest page. Otherwise one of `before`, `after` and `around`. */
export type Stretch = { readonly before?: number; readonly after?: number; readonly around?: number };

export function listMessages(roomId: string, stretch: Stretch, signal?: AbortSignal): Promise<MessagePage> {
  return api().call(call, { params: { roomId }, query: stretch, ...(signal ? { signal } : {}) });
}
