import { defineCall } from '../call.ts';
import { dutyView } from './duty.ts';

export const getDuty = defineCall({
  method: 'GET',
  path: '/orders/duty',
  access: 'member',
  summary: 'Whether one is on duty for express deliveries.',
  success: { status: 200, body: dutyView },
});
