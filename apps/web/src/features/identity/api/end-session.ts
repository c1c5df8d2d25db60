import { api } from '@waybill/client/browser-client';
import { endSession as call } from '@waybill/contract/identity/end-session';

export function endSession(sessionId: string) {
  return api().call(call, { params: { sessionId } });
}
