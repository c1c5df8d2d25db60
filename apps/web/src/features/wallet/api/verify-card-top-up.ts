import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { verifyCardTopUp } from '@waybill/contract/wallet/verify-card-top-up';

export type CardPayment = ResultOf<typeof verifyCardTopUp>;

export function verifyCardPayment(reference: string, signal?: AbortSignal): Promise<CardPayment> {
  return api().call(verifyCardTopUp, { body: { reference }, ...(signal ? { signal } : {}) });
}
