import { api } from '@waybill/client/browser-client';
import { listBuyerMessages as call } from '@waybill/contract/chat/list-buyer-messages';

/** The newest page, what came after a number, or the page before one. */
export function listBuyerMessages(code: string, query: { after?: number; before?: number }, signal?: AbortSignal) {
  return api().call(call, { params: { code }, query, ...(signal ? { signal } : {}) });
}
