import { defineCall } from '../call.ts';
import { riderDutyView } from './rider-duty-view.ts';

export const getRiderDuty = defineCall({
  method: 'GET',
  path: '/business/duty',
  access: 'dispatch-partner',
  summary: 'Whether the member who asks is on duty for the business, with which vehicle, and their shifts of the next two weeks.',
  success: { status: 200, body: riderDutyView },
  errors: ['forbidden'],
});
