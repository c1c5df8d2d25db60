import { api } from '@waybill/client/browser-client';
import { rateSeller as call } from '@waybill/contract/sales/rate-seller';

export function rateSeller(code: string, rating: number, comment: string) {
  return api().call(call, { params: { code }, body: { rating, comment } });
}
