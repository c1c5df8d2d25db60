import { getCheck } from '@waybill/contract/kyc/get-check';
import { defineRoute } from '../../../platform/http/route.ts';
import { lookAtCheck } from '../commands/get-check.ts';
import type { KycContext } from '../context.ts';

export const getCheckRoute = defineRoute(getCheck, (context: KycContext, { caller }) => lookAtCheck(context, caller.userId));
