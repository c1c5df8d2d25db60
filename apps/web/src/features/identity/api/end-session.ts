import { api } from '@waybill/client/browser-client';
import { endSession } from '@waybill/contract/identity/end-session';

export function endDeviceSession(sessionId: string) {
  return api().call(endSession, { params: { sessionId } });
}
