import { changePassword as call } from '@waybill/contract/identity/change-password';
import { defineRoute } from '../../../platform/http/route.ts';
import { changePassword } from '../commands/change-password.ts';
import type { IdentityContext } from '../context.ts';

export const changePasswordRoute = defineRoute(call, (context: IdentityContext, { caller, body }) =>
  changePassword(context, caller, body),
);
