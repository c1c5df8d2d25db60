import { changePassword } from '@waybill/contract/identity/change-password';
import { defineRoute } from '../../../platform/http/route.ts';
import { changePasswordOf } from '../commands/change-password.ts';
import type { IdentityContext } from '../context.ts';

export const changePasswordRoute = defineRoute(changePassword, (context: IdentityContext, { caller, body }) =>
  changePasswordOf(context, caller, body),
);
