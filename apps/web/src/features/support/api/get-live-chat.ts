import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { getLiveChat as call } from '@waybill/contract/support/get-live-chat';

export type LiveChat = ResultOf<typeof call>;
/** Somebody else’s program that runs in our page. */
export type ChatWidget = Exclude<LiveChat, { provider: 'room' }>;

export function getLiveChat(): Promise<LiveChat> {
  return api().call(call, {});
}
