import { releaseCase as call } from '@waybill/contract/ops/release-case';
import { isLead, requireKind } from '../case-policies.ts';
import { releaseCase } from '../commands/release-case.ts';
import { defineRoute } from '../define-route.ts';

export const releaseCaseRoute = defineRoute(call, async (context, { caller, params: name }) => {
  requireKind(caller, name.kind);
  await releaseCase(context, { staffId: caller.userId, name, isLead: isLead(caller) });
});
