import { api } from '@waybill/client/browser-client';
import { resendHandoverCode as call } from '@waybill/contract/orders/resend-handover-code';

/** The tracking link and the code, to the receiver’s phone once more. */
export function resendHandoverCode(id: string) {
  return api().call(call, { params: { id } });
}
