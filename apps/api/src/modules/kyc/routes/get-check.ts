import { getCheck as call } from '@waybill/contract/kyc/get-check';
import { getCheck } from '../commands/get-check.ts';
import { defineRoute } from '../define-route.ts';

export const getCheckRoute = defineRoute(call, (context, { caller }) => getCheck(context, caller.userId));
