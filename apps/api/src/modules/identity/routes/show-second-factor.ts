import { showSecondFactor as call } from '@waybill/contract/identity/show-second-factor';
import { defineRoute } from '../../../platform/http/route.ts';
import { showSecondFactor } from '../commands/show-second-factor.ts';
import type { IdentityContext } from '../context.ts';

export const showSecondFactorRoute = defineRoute(call, async (context: IdentityContext, { caller, body }) => ({
  freshUntil: (await showSecondFactor(context, caller, body)).toISOString(),
}));
