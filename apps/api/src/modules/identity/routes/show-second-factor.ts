import { showSecondFactor as call } from '@waybill/contract/identity/show-second-factor';
import { showSecondFactor } from '../commands/show-second-factor.ts';
import { defineRoute } from '../define-route.ts';

export const showSecondFactorRoute = defineRoute(call, async (context, { caller, body }) => ({
  freshUntil: (await showSecondFactor(context, caller, body)).toISOString(),
}));
