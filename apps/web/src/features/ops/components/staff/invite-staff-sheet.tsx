import { useQueryClient } from '@tanstack/react-query';
import { opsLimits } from '@waybill/contract/ops/because';
import { inviteStaff as call } from '@waybill/contract/ops/invite-staff';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { useId, useState } from 'react';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { inviteStaff } from '../../api/invite-staff.ts';
import { RoleChoice } from './role-choice.tsx';

/** Brings somebody into the team. */
export function InviteStaffSheet({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const queries = useQueryClient();
  const [role, setRole] = useState<StaffRole>('support');
  const form = useSchemaForm({
    schema: call.body,
    initial: { fullName: '', username: 'ops.', email: '', because: '' },
    toWire: (fields) => ({ ...fields, role }),
  });
  return (
    <Sheet
      title="Invite a colleague"
      open
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            Invite
          </Button>
        </>
      }
    >
      <form
        id={id}
        {...form.form({
          onValid: async (wire) => {
            const { fullName, email } = await inviteStaff(wire);
            toast.success(`${fullName} is invited`, `A link to choose a password goes to ${email}.`);
            void queries.invalidateQueries({ queryKey: ['ops'] });
            onClose();
          },
        })}
        className="grid gap-4"
      >
        <TextField label="Their name" autoComplete="off" {...form.field('fullName')} />
        <TextField
          label="Username"
          hint="Colleagues read it beside what they did."
          autoComplete="off"
          autoCapitalize="none"
          {...form.field('username')}
        />
        <TextField
          label="Email address"
          hint="They choose a password by the link we send there, and set up a second factor."
          type="email"
          autoComplete="off"
          {...form.field('email')}
        />
        <RoleChoice role={role} onChoose={setRole} />
        <TextAreaField
          label="Why"
          hint="Our team reads it in the audit trail."
          maxLength={opsLimits.because}
          {...form.field('because')}
        />
      </form>
    </Sheet>
  );
}
