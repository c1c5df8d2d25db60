import type { Call } from '@waybill/contract/call';
import { mayInConsole } from '@waybill/contract/ops/staff-role-table';
import { useUser } from '../../../session/user-context.tsx';

/** Whether this is for the role of whoever looks: what the server would refuse is not offered. */
export function useMay(): (call: Pick<Call, 'method' | 'path'>) => boolean {
  const { staffRole } = useUser();
  return (call) => staffRole !== null && mayInConsole(staffRole, call);
}
