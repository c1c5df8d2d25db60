import { inviteStaff } from '@waybill/contract/ops/invite-staff';
import { useState } from 'react';
import { InviteStaffSheet } from '../../../features/ops/components/staff/invite-staff-sheet.tsx';
import { TeamList } from '../../../features/ops/components/staff/team-list.tsx';
import { useMay } from '../../../features/ops/components/use-may.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function StaffPage() {
  const may = useMay();
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <PageHeader
        title="The team"
        lead="Who works here, and what is theirs to decide."
        actions={may(inviteStaff) ? <Button onClick={() => setInviting(true)}>Invite a colleague</Button> : undefined}
      />
      <TeamList />
      {isInviting ? <InviteStaffSheet onClose={() => setInviting(false)} /> : null}
    </>
  );
}
