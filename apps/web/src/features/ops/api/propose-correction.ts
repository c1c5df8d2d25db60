import { api } from '@waybill/client/browser-client';
import type { BodyOf } from '@waybill/contract/call';
import { proposeCorrection as call } from '@waybill/contract/ops/propose-correction';

export type CorrectionInput = BodyOf<typeof call>;

export function proposeCorrection(body: CorrectionInput, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
