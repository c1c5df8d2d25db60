import { api } from '@waybill/client/browser-client';
import type { BodyOf } from '@waybill/contract/call';
import { decideCorrection as call } from '@waybill/contract/ops/decide-correction';
export type CorrectionDecision = BodyOf<typeof call>['decision'];

export function decideCorrection(correctionId: string, decision: CorrectionDecision, because: string, idempotencyKey: string) {
  return api().call(call, { params: { correctionId }, body: { decision, because }, idempotencyKey });
}
