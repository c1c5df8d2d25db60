import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { otp } from '../checkout/test-cards.ts';
import { findTransfer, type PaystackContext } from '../context.ts';
import { check, PaystackError, success } from '../envelope.ts';
import type { Transfer } from '../state.ts';
import { viewTransfer } from '../transfer-view.ts';
import { releaseTransfer } from '../transfers.ts';

const finalizeRequest = z.object({ transfer_code: z.string('Transfer code is required'), otp: z.coerce.string() });
const resendRequest = z.object({
  transfer_code: z.string('Transfer code is required'),
  reason: z.enum(['resend_otp', 'transfer', 'disable_otp'], 'Reason is not valid'),
});

/** Takes the one-time code of a transfer that waits for it. */
export function finalizeTransfer(app: FastifyInstance, context: PaystackContext): void {
  app.post('/transfer/finalize_transfer', async ({ body }) => {
    const given = check(finalizeRequest, body);
    const transfer = awaiting(context, given.transfer_code);
    if (given.otp !== otp) throw new PaystackError(400, 'invalid_params', 'OTP provided is incorrect. Please try again');
    await releaseTransfer(context, transfer);
    return success('Transfer has been queued', viewTransfer(context, transfer));
  });

  app.post('/transfer/resend_otp', ({ body }) => {
    awaiting(context, check(resendRequest, body).transfer_code);
    return success('OTP has been resent');
  });
}

function awaiting(context: PaystackContext, code: string): Transfer {
  const transfer = findTransfer(context, code);
  if (transfer === undefined) throw new PaystackError(404, 'transfer_not_found', 'Transfer not found');
  if (transfer.status !== 'otp') throw new PaystackError(400, 'invalid_params', 'Transfer is not currently awaiting OTP');
  return transfer;
}
