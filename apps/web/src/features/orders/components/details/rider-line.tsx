import { useQueryClient } from '@tanstack/react-query';
import type { AssignmentView } from '@waybill/contract/orders/assignment-view';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { isHandoverAhead } from '@waybill/contract/orders/status-groups';
import { useState } from 'react';
import { useBusy } from '../../../../forms/use-busy.ts';
import { acting, isInOffice } from '../../../../session/acting.ts';
import { useUser } from '../../../../session/user-context.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { answerAssignment } from '../../api/answer-assignment.ts';

const GiveSheet = lazyComponent(async () => (await import('./give-sheet.tsx')).GiveSheet, <SkeletonRows rows={3} />);

/** Who of a business carries it: for whoever waits for it, for the office, which gives it out, and for the rider, who says yes or no. */
export function RiderLine({ order }: { readonly order: OrderView }) {
  const { isDispatchPartner } = useUser();
  const me = acting();
  const [isGiving, setIsGiving] = useState(false);
  const isOpen = isHandoverAhead(order.orderStatus) || order.orderStatus === orderStatus.Returning;
  const isOffice = order.role === 'carrier' && isDispatchPartner && isInOffice();
  const { rider, assignment, riderEarns } = order;
  if (assignment?.riderId === me?.personId && assignment?.state === 'offered' && isOpen) return <Question order={order} />;
  if (!rider && !(isOffice && isOpen)) return null;
  return (
    <li className="flex flex-wrap items-center gap-3 py-1.5">
      {rider ? <Avatar name={rider.firstName} src={rider.profilePicture} size={44} /> : null}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{rider ? rider.firstName : 'Nobody has it yet'}</span>
        <span className="block text-13 text-ink-soft">{wordsOf(order, assignment)}</span>
        {riderEarns === null ? null : (
          <span className="block text-13 text-ink-soft">Their part: {formatMoney(minorOf(riderEarns), order.currency)}</span>
        )}
      </span>
      {isOffice && isOpen ? (
        <Button variant="secondary" onClick={() => setIsGiving(true)}>
          {rider ? 'Give to another' : 'Give to…'}
        </Button>
      ) : null}
      {isGiving ? <GiveSheet order={order} onClose={() => setIsGiving(false)} /> : null}
    </li>
  );
}

function wordsOf(order: OrderView, assignment: AssignmentView | null): string {
  if (order.role === 'sender') return `Brings it for ${order.carrier.fullName}`;
  if (assignment?.state === 'offered') return 'Has not answered yet';
  if (assignment?.state === 'taken') return 'Has said yes';
  if (assignment?.state === 'declined') return `${assignment.riderName} said no: ${assignment.reason}`;
  return 'Give it to one of your people';
}

function Question({ order }: { readonly order: OrderView }) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const [isDeclining, setIsDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const answer = (yes: boolean) =>
    run(async () => {
      await answerAssignment(order.id, yes ? { answer: 'taken' } : { answer: 'declined', reason });
      await queries.invalidateQueries({ queryKey: ['orders'] });
    });
  return (
    <li className="grid gap-3 py-2">
      <p className="font-semibold">{order.carrier.fullName} wants you to ride this. Can you?</p>
      {isDeclining ? (
        <TextField label="Why not?" value={reason} onChange={(event) => setReason(event.target.value)} maxLength={200} />
      ) : null}
      <div className="flex gap-3">
        {isDeclining ? null : (
          <Button busy={busy} onClick={() => void answer(true)}>
            Yes, I ride
          </Button>
        )}
        <Button variant="secondary" busy={busy} onClick={() => (isDeclining ? void answer(false) : setIsDeclining(true))}>
          {isDeclining ? 'Say no' : 'I can’t'}
        </Button>
      </div>
    </li>
  );
}
