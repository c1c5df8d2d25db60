import { api } from '@waybill/client/browser-client';
import { resendHandoverCode } from '@waybill/contract/orders/resend-handover-code';

/** The tracking link and the code, to the receiver’s phone once more. */
export function sendCodeAgain(id: string) {
  return api().call(resendHandoverCode, { params: { id } });
}
