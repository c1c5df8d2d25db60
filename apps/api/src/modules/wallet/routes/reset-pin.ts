import { resetPin as call } from '@waybill/contract/wallet/reset-pin';
import { Problem } from '../../../platform/http/problem.ts';
import { resetPin } from '../commands/reset-pin.ts';
import { defineRoute } from '../define-route.ts';

export const resetPinRoute = defineRoute(call, async (context, { caller, query, body }) => {
  const otpCode = body.otpCode ?? query.otpCode;
  if (!otpCode) throw new Problem('invalid_input', 'Please enter the code.', { field: 'otpCode' });
  await resetPin(context, caller.userId, { otpCode, newPin: body.newPin });
});
