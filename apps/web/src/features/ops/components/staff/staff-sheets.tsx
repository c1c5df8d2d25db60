import { staffRoleWords } from '@waybill/contract/ops/staff-role-words';
import type { StaffView } from '@waybill/contract/ops/staff-view';
import { useState } from 'react';
import { changeStaffRole } from '../../api/change-staff-role.ts';
import { endStaff } from '../../api/end-staff.ts';
import { DecisionSheet } from '../decision-sheet.tsx';
import { RoleChoice } from './role-choice.tsx';

type StaffSheetProps = { readonly colleague: StaffView; readonly onClose: () => void };

export function ChangeRoleSheet({ colleague, onClose }: StaffSheetProps) {
  const [role, setRole] = useState(colleague.role);
  return (
    <DecisionSheet
      name={`staff-role.${colleague.id}`}
      title={`What ${colleague.fullName} does`}
      text="It counts from their next click on: what is not theirs any more closes at once."
      confirmLabel="Change it"
      missing={role === colleague.role ? 'Please choose something else than now' : undefined}
      done={`${colleague.fullName}: ${staffRoleWords[role].title}`}
      onDecide={(because) => changeStaffRole(colleague.id, role, because)}
      onClose={onClose}
    >
      {(error) => <RoleChoice role={role} onChoose={setRole} error={error} />}
    </DecisionSheet>
  );
}

export function EndStaffSheet({ colleague, onClose }: StaffSheetProps) {
  return (
    <DecisionSheet
      name={`staff-end.${colleague.id}`}
      title={`End the work of ${colleague.fullName}?`}
      text="They are signed out everywhere at once and can open the console no more. What they did stays in the audit trail under their name; their account becomes a member’s like any other."
      confirmLabel="End it"
      tone="danger"
      done={`${colleague.fullName} is not of the team any more`}
      onDecide={(because) => endStaff(colleague.id, because)}
      onClose={onClose}
    />
  );
}
