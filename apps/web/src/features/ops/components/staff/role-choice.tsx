import { staffRoleWords } from '@waybill/contract/ops/staff-role-words';
import { type StaffRole, staffRoles } from '@waybill/contract/ops/staff-roles';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';

type RoleChoiceProps = {
  readonly role: StaffRole;
  readonly onChoose: (role: StaffRole) => void;
  readonly error?: string | undefined;
};

/** What somebody does here, each role with its words. */
export function RoleChoice({ role, onChoose, error }: RoleChoiceProps) {
  return (
    <ChoiceGroup label="What they do" error={error} className="grid gap-2.5">
      {staffRoles.map((one) => (
        <ChoiceCard
          key={one}
          name="role"
          value={one}
          checked={one === role}
          onChange={() => onChoose(one)}
          title={staffRoleWords[one].title}
          text={staffRoleWords[one].does}
        />
      ))}
    </ChoiceGroup>
  );
}
