import type { Call } from '@waybill/contract/call';
import { mayInConsole } from '@waybill/contract/ops/staff-role-table';
import { useUser } from '../../../session/user-context.tsx';
import type { OpsPath } from '../model/ops-paths.ts';
import { pageCalls } from '../model/page-calls.ts';

/** Whether this is for the role of whoever looks: what the server would refuse is not offered. */
export function useMay(): (call: Pick<Call, 'method' | 'path'>) => boolean {
  const { staffRole } = useUser();
  return (call) => staffRole !== null && mayInConsole(staffRole, call);
}

/** The same for a page of the console. */
export function useMayOpen(): (path: OpsPath) => boolean {
  const may = useMay();
  return (path) => {
    const call = pageCalls[path];
    return call === undefined || may(call);
  };
}
