import { defineCall } from '../call.ts';
import { shareRuleView } from './share-rule.ts';

export const getShareRule = defineCall({
  method: 'GET',
  path: '/business/shares/rule',
  access: 'dispatch-partner',
  summary: 'What the business pays its riders of each parcel, unless one of them has terms of their own.',
  success: { status: 200, body: shareRuleView },
});
