import { api } from '@waybill/client/browser-client';
import { proposeDecision as call } from '@waybill/contract/ops/propose-decision';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';
import type { AskedDecision } from './preview-decision.ts';

export async function proposeDecision(decision: AskedDecision, because: string) {
  const form = 'ops.proposal';
  const body = { decision, because };
  const idempotencyKey = requestKey(sessionStorage, form, body);
  const proposed = await api().call(call, { body, idempotencyKey });
  forgetRequestKey(sessionStorage, form);
  return proposed;
}
