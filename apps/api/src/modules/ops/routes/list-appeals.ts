import { listAppeals as call } from '@waybill/contract/ops/list-appeals';
import { defineRoute } from '../define-route.ts';
import { readAppeals } from '../read-appeals.ts';

export const listAppealsRoute = defineRoute(call, ({ db }, { caller, query }) => readAppeals(db, caller.userId, query), {
  reads: 'replica',
});
