import { confirmPassword as call } from '@waybill/contract/identity/confirm-password';
import { defineRoute } from '../../../platform/http/route.ts';
import { confirmPassword } from '../commands/confirm-password.ts';
import type { IdentityContext } from '../context.ts';

export const confirmPasswordRoute = defineRoute(call, async (context: IdentityContext, { caller, body }) => ({
  confirmedUntil: (await confirmPassword(context, caller, body)).toISOString(),
}));
