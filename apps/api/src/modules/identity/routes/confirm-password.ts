import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { defineRoute } from '../../../platform/http/route.ts';
import { confirmPasswordOf } from '../commands/change-password.ts';
import type { IdentityContext } from '../context.ts';

export const confirmPasswordRoute = defineRoute(confirmPassword, async (context: IdentityContext, { caller, body }) => ({
  confirmedUntil: (await confirmPasswordOf(context, caller, body)).toISOString(),
}));
