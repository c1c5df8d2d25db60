import { randomUUID } from 'node:crypto';
import { decideCorrection } from '@waybill/contract/ops/decide-correction';
import { proposeCorrection } from '@waybill/contract/ops/propose-correction';
import type { Visitor } from './visitor.ts';

/** A staff member proposes to add ₦1,000.00, unless the test says otherwise. */
export function propose(staff: Visitor, userId: string, input: object = {}, idempotencyKey: string = randomUUID()) {
  const body = {
    userId,
    direction: 'in',
    amount: 1000,
    currency: 'NGN',
    title: 'For the parcel that got wet',
    because: 'The courier agreed that it was our bag.',
    ...input,
  };
  return staff.call(proposeCorrection, { body, idempotencyKey });
}

export function decide(
  staff: Visitor,
  correctionId: string,
  decision: 'approve' | 'reject',
  idempotencyKey: string = randomUUID(),
  because = 'I have seen the pictures.',
) {
  return staff.call(decideCorrection, { params: { correctionId }, body: { decision, because }, idempotencyKey });
}
