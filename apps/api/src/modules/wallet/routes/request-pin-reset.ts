import { requestPinReset as call } from '@waybill/contract/wallet/request-pin-reset';
import { defineRoute } from '../define-route.ts';

export const requestPinResetRoute = defineRoute(call, async ({ pinCodes }, { caller }) => {
  const { isEmail, destination, expiresAt, resendAfterSeconds } = await pinCodes.send(caller.userId);
  return {
    channel: isEmail ? ('email' as const) : ('sms' as const),
    destination,
    expiresAt: expiresAt.toISOString(),
    resendAfterSeconds,
  };
});
