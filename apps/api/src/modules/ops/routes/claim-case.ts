import { claimCase as call } from '@waybill/contract/ops/claim-case';
import { requireKind } from '../case-policies.ts';
import { holdViewOf } from '../case-views.ts';
import { claimCase } from '../commands/claim-case.ts';
import { defineRoute } from '../define-route.ts';

export const claimCaseRoute = defineRoute(call, async (context, { caller, params: name, body }) => {
  requireKind(caller, name.kind);
  return holdViewOf(await claimCase(context, { staffId: caller.userId, name, ...body }));
});
