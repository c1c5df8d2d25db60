import { isProblem } from '@waybill/client/failures';
import type { TrackingView } from '@waybill/contract/orders/get-tracking';
import { receiverNoteLength } from '@waybill/contract/orders/leave-receiver-note';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { showFailure } from '../../../../forms/show-failure.ts';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { leaveReceiverNote } from '../../api/leave-receiver-note.ts';
import { showCarrierPhone } from '../../api/show-carrier-phone.ts';
import { MessageCodeField } from './message-code-field.tsx';

/** For the receiver: call the carrier or leave them a note. The code shows once that it is them; it is kept nowhere but here. */
export function ReachCarrier({ view }: { readonly view: TrackingView }) {
  const { trackingId, carrier, canCall, canLeaveNote, hasNote } = view;
  const name = carrier?.firstName ?? 'the carrier';
  const [wants, setWants] = useState<'call' | 'note'>();
  const [code, setCode] = useState('');
  const [isProven, setProven] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [phone, setPhone] = useState<string>();
  const [note, setNote] = useState('');
  const [sent, setSent] = useState<'left' | 'taken back'>();
  const { busy, run } = useBusy();
  if (!canLeaveNote) return null;

  async function submit() {
    if (wants === 'call') setPhone(await showCarrierPhone(trackingId, code));
    else {
      await leaveReceiverNote(trackingId, code, note);
      setSent(note.trim() ? 'left' : 'taken back');
      setWants(undefined);
    }
    setProven(true);
  }

  function refused(failure: unknown) {
    const error = isProblem(failure, 'code_wrong', 'invalid_input') ? failure.problem.errors[0] : undefined;
    if (error?.field === 'code') setWrong(error.message);
    else showFailure(failure);
  }

  function want(next: 'call' | 'note') {
    setWants(next);
    setSent(undefined);
    if (next === 'call' && isProven && !phone) void run(async () => setPhone(await showCarrierPhone(trackingId, code)), refused);
  }

  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere">
      <h2 className="text-17">Will somebody be there?</h2>
      {sent || hasNote ? (
        <Notice tone="success" title={sent === 'taken back' ? 'Your note is taken back' : `${capital(name)} has your note`}>
          {sent === 'taken back' ? 'The carrier comes to you.' : 'Whoever takes the parcel needs your code.'}
        </Notice>
      ) : null}
      <div className="grid gap-3">
        {canCall && phone ? (
          <a href={`tel:${phone}`} className="button button-primary">
            <Phone size={18} aria-hidden="true" />
            Call {name} now
          </a>
        ) : null}
        {canCall && !phone ? (
          <Button variant="secondary" full aria-expanded={wants === 'call'} onClick={() => want('call')}>
            <Phone size={18} aria-hidden="true" />
            Call {name}
          </Button>
        ) : null}
        <Button variant="secondary" full aria-expanded={wants === 'note'} onClick={() => want('note')}>
          <MessageCircle size={18} aria-hidden="true" />
          {hasNote ? 'Change your note' : 'Leave a note'}
        </Button>
      </div>
      {wants === 'note' || (wants === 'call' && canCall && !phone && !isProven) ? (
        <PlainForm onSubmit={() => void run(submit, refused)}>
          {wants === 'note' ? (
            <TextField
              label="Leave it with …"
              placeholder="the guard at the gate"
              maxLength={receiverNoteLength}
              value={note}
              hint={hasNote ? 'Empty takes your note back.' : `Only ${name} and the sender read it.`}
              onChange={({ target }) => setNote(target.value)}
            />
          ) : null}
          {isProven ? null : (
            <MessageCodeField
              value={code}
              error={wrong}
              hint="So that we know it is you. Nobody else sees it."
              onChange={(typed) => {
                setCode(typed);
                setWrong(undefined);
              }}
            />
          )}
          <Button
            type="submit"
            full
            busy={busy}
            disabled={code.length < 6 || (wants === 'note' && !hasNote && note.trim() === '')}
          >
            {wants === 'call' ? 'Show me the call button' : 'Send the note'}
          </Button>
        </PlainForm>
      ) : null}
    </Card>
  );
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
