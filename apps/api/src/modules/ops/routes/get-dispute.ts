import { getDispute as call } from '@waybill/contract/ops/get-dispute';
import { defineRoute } from '../define-route.ts';
import { readDispute } from '../read-disputes.ts';

export const getDisputeRoute = defineRoute(call, ({ db }, { params: { orderId } }) => readDispute(db, orderId));
