import { api } from '@waybill/client/browser-client';
import { changeStaffRole as call } from '@waybill/contract/ops/change-staff-role';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';

export function changeStaffRole(uid: string, role: StaffRole, because: string) {
  return api().call(call, { params: { uid }, body: { role, because } });
}
