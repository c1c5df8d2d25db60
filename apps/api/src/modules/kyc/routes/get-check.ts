import { getCheck as call } from '@waybill/contract/kyc/get-check';
import { defineRoute } from '../../../platform/http/route.ts';
import { getCheck } from '../commands/get-check.ts';
import type { KycContext } from '../context.ts';

export const getCheckRoute = defineRoute(call, (context: KycContext, { caller }) => getCheck(context, caller.userId));
