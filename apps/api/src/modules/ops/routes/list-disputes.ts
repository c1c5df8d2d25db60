import { listDisputes as call } from '@waybill/contract/ops/list-disputes';
import { defineRoute } from '../../../platform/http/route.ts';
import type { OpsContext } from '../context.ts';
import { readDisputes } from '../read-disputes.ts';

export const listDisputesRoute = defineRoute(call, ({ db }: OpsContext, { query }) => readDisputes(db, query));
