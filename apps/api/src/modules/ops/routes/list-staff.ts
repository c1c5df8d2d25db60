import { listStaff as call } from '@waybill/contract/ops/list-staff';
import { defineRoute } from '../define-route.ts';
import { readStaff } from '../read-staff.ts';

export const listStaffRoute = defineRoute(call, async ({ db }) => ({ staff: await readStaff(db) }));
