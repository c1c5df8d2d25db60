import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { shareRuleView, shareTermsInput } from './share-rule.ts';

export const updateShareRule = defineCall({
  method: 'PUT',
  path: '/business/shares/rule',
  access: 'dispatch-partner',
  summary:
    'Set what riders get of each parcel: a percent of the fee after commission, a sum for each parcel handed over, both, or neither. It holds for what is delivered from now on. A figure to pay people by: nothing is transferred.',
  body: z.strictObject(shareTermsInput),
  success: { status: 200, body: shareRuleView },
  errors: ['forbidden'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
