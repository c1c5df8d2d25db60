import { useQueryClient } from '@tanstack/react-query';
import type { MemberView } from '@waybill/contract/businesses/member-view';
import { roleWords } from '@waybill/contract/businesses/role-words';
import { memberRoles, ridingRoles, rolesOfManagers } from '@waybill/contract/businesses/roles';
import { useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { acting } from '../../../session/acting.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { removeMember } from '../api/remove-member.ts';
import { updateMember } from '../api/update-member.ts';
import { MemberTerms } from './member-terms.tsx';

/** Somebody who acts for the business, with what can be changed about it. */
export function MemberRow({ member }: { readonly member: MemberView }) {
  const { userId, fullName, profilePicture, role, sharePercent, sharePerParcel, openOrders, carrying } = member;
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const [isAsking, setIsAsking] = useState(false);
  const isOwner = acting() === undefined;
  const mayRemove = isOwner || (acting()?.role === 'manager' && rolesOfManagers.includes(role));
  const reload = () => queries.invalidateQueries({ queryKey: ['businesses'] });

  async function change(to: string) {
    const next = memberRoles.find((one) => one === to);
    if (!next) return;
    await updateMember(userId, { role: next });
    toast.success(`${fullName} is ${roleWords[next].title.toLowerCase()} now`, 'It counts from now on.');
    await reload();
  }

  async function remove() {
    const { inTheirHands } = await removeMember(userId);
    setIsAsking(false);
    toast.success(
      `${fullName} acts for you no more`,
      inTheirHands === 0
        ? 'Their open work waits for another rider.'
        : 'They still have a parcel: please send somebody to fetch it.',
    );
    await reload();
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={fullName} src={profilePicture} size={44} />
        <p className="min-w-0 flex-1">
          <span className="block truncate font-medium">{fullName}</span>
          <span className="block text-13 text-ink-soft">
            {[
              roleWords[role].title,
              sharePercent === null ? undefined : `${sharePercent} % of each fee`,
              workWords(openOrders, carrying),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        {mayRemove ? (
          <Button variant="quiet" aria-label={`Let go of ${fullName}`} onClick={() => setIsAsking(true)}>
            Let go
          </Button>
        ) : null}
      </div>
      {isOwner ? (
        <SelectField
          label={`${fullName} is`}
          value={role}
          disabled={busy}
          onChange={(event) => void run(() => change(event.target.value))}
        >
          {memberRoles.map((one) => (
            <option key={one} value={one}>
              {roleWords[one].title}
            </option>
          ))}
        </SelectField>
      ) : null}
      {isOwner && ridingRoles.includes(role) ? <MemberTerms key={`${sharePercent} ${sharePerParcel}`} member={member} /> : null}
      <ConfirmDialog
        open={isAsking}
        title={`Let ${fullName} go?`}
        text={consequences(member)}
        tone="danger"
        confirmLabel="Let go"
        busy={busy}
        onConfirm={() => void run(remove)}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}

function workWords(openOrders: number, carrying: number): string | undefined {
  if (openOrders === 0) return undefined;
  const orders = openOrders === 1 ? 'one order' : `${openOrders} orders`;
  return carrying === 0 ? orders : `${orders}, ${carrying} in hand`;
}

function consequences({ openOrders, carrying }: MemberView): string {
  const access = 'They act for you no more, at once, on every phone. What they did stays in the history under their name.';
  const work = openOrders === 0 ? '' : ' Their open work waits for another rider.';
  const fetch = carrying === 0 ? '' : ' They have a parcel in their hands: somebody has to fetch it from them.';
  return `${access}${work}${fetch}`;
}
