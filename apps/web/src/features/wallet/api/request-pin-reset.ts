import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { requestPinReset } from '@waybill/contract/wallet/request-pin-reset';

export type PinCode = ResultOf<typeof requestPinReset>;

export function sendPinCode(): Promise<PinCode> {
  return api().call(requestPinReset, {});
}
