import { useQueryClient } from '@tanstack/react-query';
import { inviteMember as call } from '@waybill/contract/businesses/invite-member';
import { roleWords } from '@waybill/contract/businesses/role-words';
import { type MemberRole, memberRoles, rolesOfManagers } from '@waybill/contract/businesses/roles';
import { writtenPhoneNumber } from '@waybill/contract/text';
import { useState } from 'react';
import { newKey } from '../../../forms/request-key.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { acting } from '../../../session/acting.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { inviteMember } from '../api/invite-member.ts';
import { RoleExplained } from './role-explained.tsx';

type InviteSheetProps = { readonly open: boolean; readonly onClose: () => void };

/** Asks somebody to act for the business: as what, their name, and a number or an address. */
export function InviteSheet({ open, onClose }: InviteSheetProps) {
  const queries = useQueryClient();
  const roles = acting() ? rolesOfManagers : memberRoles;
  const [role, setRole] = useState<MemberRole>('rider');
  const [key, setKey] = useState(newKey);
  const form = useSchemaForm({
    schema: call.body,
    initial: { name: '', phoneNumber: '', email: '', sharePercent: '' },
    toWire: ({ name, phoneNumber, email, sharePercent }) => ({
      role,
      name,
      ...(phoneNumber.trim() === '' ? {} : { phoneNumber: writtenPhoneNumber('+234', phoneNumber) }),
      ...(email.trim() === '' ? {} : { email }),
      ...(role === 'rider' && sharePercent.trim() !== '' ? { sharePercent: Number(sharePercent) } : {}),
    }),
  });
  return (
    <Sheet title="Invite somebody" open={open} onClose={onClose}>
      <form
        {...form.form({
          onValid: async (wire) => {
            const { name } = await inviteMember(wire, key);
            setKey(newKey());
            form.restart({ name: '', phoneNumber: '', email: '', sharePercent: '' });
            void queries.invalidateQueries({ queryKey: ['businesses'] });
            toast.success(`${name} is invited`, 'The link works for seven days.');
            onClose();
          },
        })}
        className="grid gap-5"
      >
        <ChoiceGroup label="As what?" className="grid gap-2.5">
          {roles.map((one) => (
            <ChoiceCard
              key={one}
              name="role"
              value={one}
              checked={one === role}
              onChange={() => setRole(one)}
              title={roleWords[one].title}
              text={roleWords[one].may[0]}
            />
          ))}
        </ChoiceGroup>
        <RoleExplained role={role} />
        <TextField {...form.field('name')} label="Their name" autoComplete="off" />
        <TextField
          {...form.field('phoneNumber')}
          label="Phone number"
          type="tel"
          autoComplete="off"
          hint="We send them a link. They need no account yet."
        />
        <TextField {...form.field('email')} label="Or their email address" type="email" autoComplete="off" />
        {role === 'rider' && !acting() ? (
          <TextField
            {...form.field('sharePercent')}
            label="Their part of each fee, in percent"
            inputMode="numeric"
            hint="Of what is left after our commission. Leave it empty if you pay them otherwise."
          />
        ) : null}
        <Button type="submit" full busy={form.busy}>
          Send the invitation
        </Button>
      </form>
    </Sheet>
  );
}
