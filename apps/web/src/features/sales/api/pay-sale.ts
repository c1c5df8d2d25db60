import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { paySale as call } from '@waybill/contract/sales/pay-sale';

export type PayWay = BodyFor<typeof call>['way'];

export function paySale(code: string, way: PayWay, idempotencyKey: string) {
  return api().call(call, { params: { code }, body: { way }, idempotencyKey });
}
