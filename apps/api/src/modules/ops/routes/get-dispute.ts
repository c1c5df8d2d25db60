import { getDispute as call } from '@waybill/contract/ops/get-dispute';
import { defineRoute } from '../../../platform/http/route.ts';
import type { OpsContext } from '../context.ts';
import { readDispute } from '../read-disputes.ts';

export const getDisputeRoute = defineRoute(call, ({ db }: OpsContext, { params: { orderId } }) => readDispute(db, orderId));
