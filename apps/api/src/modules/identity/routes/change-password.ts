import { changePassword as call } from '@waybill/contract/identity/change-password';
import { changePassword } from '../commands/change-password.ts';
import { defineRoute } from '../define-route.ts';

export const changePasswordRoute = defineRoute(call, (context, { caller, body }) => changePassword(context, caller, body));
