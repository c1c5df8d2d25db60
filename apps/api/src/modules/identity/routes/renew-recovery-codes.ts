import { renewRecoveryCodes as call } from '@waybill/contract/identity/renew-recovery-codes';
import { defineRoute } from '../../../platform/http/route.ts';
import { renewRecoveryCodes } from '../commands/renew-recovery-codes.ts';
import type { IdentityContext } from '../context.ts';

export const renewRecoveryCodesRoute = defineRoute(call, async (context: IdentityContext, { caller }) => ({
  recoveryCodes: await renewRecoveryCodes(context, caller),
}));
