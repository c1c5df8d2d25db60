import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { verifyCardTopUp as call } from '@waybill/contract/wallet/verify-card-top-up';

export type CardPayment = ResultOf<typeof call>;

export function verifyCardTopUp(reference: string, signal?: AbortSignal): Promise<CardPayment> {
  return api().call(call, { body: { reference }, ...(signal ? { signal } : {}) });
}
