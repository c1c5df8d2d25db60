import { assignCase as call } from '@waybill/contract/ops/assign-case';
import { holdViewOf } from '../case-views.ts';
import { assignCase } from '../commands/assign-case.ts';
import { defineRoute } from '../define-route.ts';

export const assignCaseRoute = defineRoute(call, async (context, { caller, params: name, body: { to } }) =>
  holdViewOf(await assignCase(context, { staffId: caller.userId, name, to })),
);
