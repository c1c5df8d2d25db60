import { listOpenCases as call } from '@waybill/contract/ops/list-open-cases';
import { kindsOf } from '../case-policies.ts';
import { defineRoute } from '../define-route.ts';
import { readOpenCases } from '../read-cases.ts';

export const listOpenCasesRoute = defineRoute(call, ({ db }, { caller, query: { kind, ...wanted } }) => {
  const kinds = kindsOf(caller).filter((known) => kind === undefined || known === kind);
  return readOpenCases(db, { ...wanted, kinds, staffId: caller.userId });
});
