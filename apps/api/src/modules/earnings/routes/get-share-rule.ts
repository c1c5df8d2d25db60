import { getShareRule as call } from '@waybill/contract/earnings/get-share-rule';
import { defineRoute } from '../define-route.ts';
import { readShareRule } from '../read-share-rule.ts';

export const getShareRuleRoute = defineRoute(call, ({ db }, { caller }) => readShareRule(db, caller.userId));
