import { updateShareRule as call } from '@waybill/contract/earnings/update-share-rule';
import { updateShareRule } from '../commands/update-share-rule.ts';
import { defineRoute } from '../define-route.ts';
import { readShareRule } from '../read-share-rule.ts';

export const updateShareRuleRoute = defineRoute(call, async (context, { caller, body }) => {
  await updateShareRule(context, caller.userId, body);
  return readShareRule(context.db, caller.userId);
});
