import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { requestPinReset as call } from '@waybill/contract/wallet/request-pin-reset';

export type PinCode = ResultOf<typeof call>;

export function requestPinReset(): Promise<PinCode> {
  return api().call(call, {});
}
