import { listDisputes as call } from '@waybill/contract/ops/list-disputes';
import { defineRoute } from '../define-route.ts';
import { readDisputes } from '../read-disputes.ts';

export const listDisputesRoute = defineRoute(call, ({ db }, { query }) => readDisputes(db, query), { reads: 'replica' });
