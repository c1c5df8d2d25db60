import { lookAtCase as call } from '@waybill/contract/ops/look-at-case';
import { transact } from '../../../platform/db/database.ts';
import { requireKind } from '../case-policies.ts';
import { defineRoute } from '../define-route.ts';
import { insertGlance } from '../storage/holds.ts';

export const lookAtCaseRoute = defineRoute(call, async ({ db }, { caller, params: name }) => {
  requireKind(caller, name.kind);
  await transact(db, (tx) => insertGlance(tx, caller.userId, name));
});
