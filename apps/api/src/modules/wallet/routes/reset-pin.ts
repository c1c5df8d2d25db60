import { resetPin as call } from '@waybill/contract/wallet/reset-pin';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { resetPin } from '../commands/reset-pin.ts';
import type { WalletContext } from '../context.ts';

export const resetPinRoute = defineRoute(call, async (context: WalletContext, { caller, query, body }) => {
  const otpCode = body.otpCode ?? query.otpCode;
  if (!otpCode) throw new Problem('invalid_input', 'Please enter the code.', { field: 'otpCode' });
  await resetPin(context, caller.userId, { otpCode, newPin: body.newPin });
});
