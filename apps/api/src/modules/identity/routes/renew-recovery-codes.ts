import { renewRecoveryCodes as call } from '@waybill/contract/identity/renew-recovery-codes';
import { renewRecoveryCodes } from '../commands/renew-recovery-codes.ts';
import { defineRoute } from '../define-route.ts';

export const renewRecoveryCodesRoute = defineRoute(call, async (context, { caller }) => ({
  recoveryCodes: await renewRecoveryCodes(context, caller),
}));
