import { cancellationReasons as known } from '@waybill/contract/orders/enums';
import type { CancellationReason } from '@waybill/contract/orders/order-fields';
import type { Side } from '@waybill/contract/orders/process';
import type { Step } from '@waybill/contract/orders/step';
import { Problem } from '../../../platform/http/problem.ts';
import type { OrderRow } from '../storage/orders.ts';

type Given = { readonly cancellationReasons: readonly CancellationReason[]; readonly message: string };

/** Requires everything that the process table asks for with a step. */
export function requireNeeded(step: Step, side: Side, given: Given, proof: 'code' | 'photo' | undefined): void {
  const isApproval = step.approvedBy === side;
  if (step.needs === 'pickup-proof' && !proof)
    throw new Problem('proof_missing', 'Please enter the sender’s code, or take a photo of the parcel.', { field: 'code' });
  if (step.needs === 'handover-proof' && !proof)
    throw new Problem('proof_missing', 'Please enter the receiver’s code, or take a photo of the handover.', { field: 'code' });
  // No photo: with this step the goods are the seller’s again, and the buyer’s money is on its way back.
  if (step.needs === 'return-proof' && proof !== 'code')
    throw new Problem('proof_missing', 'Please enter the seller’s return code. It stands in their app, on this order.', {
      field: 'code',
    });
  if (step.needs === 'attempt')
    throw new Problem('step_not_allowed', 'Please say why it could not be handed over, with a photo at the door.');
  if (step.needs === 'again') throw new Problem('step_not_allowed', 'Please choose a day, and enter your PIN.');
  if (step.needs === 'complaint' && given.message === '')
    throw new Problem('invalid_input', 'Please say what is wrong.', { field: 'message' });
  if (step.needs === 'reasons' && !isApproval) requireReasons(given.cancellationReasons, side);
}

/** Agreeing to bring a parcel back takes over the reasons that were given with the request. */
export function reasonsFrom(step: Step, side: Side, order: OrderRow, given: Given): readonly CancellationReason[] {
  if (step.needs !== 'reasons') return [];
  return step.approvedBy === side ? order.cancelReasons : given.cancellationReasons;
}

function requireReasons(reasons: readonly CancellationReason[], side: Side): void {
  const field = 'cancellationReasons';
  if (reasons.length === 0) throw new Problem('invalid_input', 'Please say why, with at least one reason.', { field });
  for (const { id } of reasons) {
    const by = known.find((reason) => reason.id === id)?.by;
    if (by !== side && by !== 'either')
      throw new Problem('invalid_input', `That is a reason for the ${by} to give. Please choose another.`, { field });
  }
}
