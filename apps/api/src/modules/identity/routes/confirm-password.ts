import { confirmPassword as call } from '@waybill/contract/identity/confirm-password';
import { confirmPassword } from '../commands/confirm-password.ts';
import { defineRoute } from '../define-route.ts';

export const confirmPasswordRoute = defineRoute(call, async (context, { caller, body }) => ({
  confirmedUntil: (await confirmPassword(context, caller, body)).toISOString(),
}));
