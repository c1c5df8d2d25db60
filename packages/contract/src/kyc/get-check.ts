import { defineCall } from '../call.ts';
import { checkView } from './check-view.ts';

export const getCheck = defineCall({
  method: 'GET',
  path: '/kyc/check',
  access: 'member',
  summary: 'How far one’s identity check has come, and what was handed in for it.',
  success: { status: 200, body: checkView },
});
