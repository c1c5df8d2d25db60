import { isProblem } from '@waybill/client/failures';
import { readablePhone } from '@waybill/contract/readable-phone';
import { useEffect, useState } from 'react';
import { draftOf } from '../../../forms/drafts.ts';
import { showFailure } from '../../../forms/show-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { type Correction, sendOtp } from '../api/send-otp.ts';
import { type CodeOnItsWay, CodeSent } from './code-sent.tsx';
import { NewNumberForm, type NumberFields } from './new-number-form.tsx';

/** Kept only for the trip to the page that asks who one is. */
const draft = draftOf('phone', { dialCode: '', newPhoneNumber: '' });

type PhoneCardProps = {
  readonly phoneNumber: string | null;
  readonly dialCode: string;
  readonly goesOn: boolean;
  readonly onConfirm: () => void;
  readonly onChanged: () => void | Promise<void>;
};

type Sent = CodeOnItsWay & { readonly to: Correction };

/** The number that one signs in with and that gets the codes; another one counts once its code came back. */
export function PhoneCard({ phoneNumber, dialCode, goesOn, onConfirm, onChanged }: PhoneCardProps) {
  const [typed, setTyped] = useState(() => draft.stored(sessionStorage));
  const [isChanging, setIsChanging] = useState(typed !== undefined);
  const [sent, setSent] = useState<Sent>();
  const [sending, setSending] = useState(false);

  useEffect(() => draft.clear(sessionStorage), []);

  async function send(to: Correction): Promise<void> {
    setSending(true);
    try {
      setSent({ ...(await sendOtp('sms', to)), at: Date.now(), to });
    } finally {
      setSending(false);
    }
  }

  function keep(): void {
    setSent(undefined);
    setTyped(undefined);
    setIsChanging(false);
  }

  /** Sends the person to confirm their password; the typed number is there again when they come back. */
  function askFirst(failure: unknown, fields: NumberFields): boolean {
    if (!isProblem(failure, 'confirmation_required')) return false;
    draft.write(sessionStorage, fields);
    onConfirm();
    return true;
  }

  if (sent)
    return (
      <div className="grid gap-4">
        <CodeSent
          sent={sent}
          sending={sending}
          onResend={() => void send(sent.to).catch(showFailure)}
          onVerified={async () => {
            await onChanged();
            keep();
          }}
        />
        <Button variant="quiet" full onClick={keep}>
          Keep my current number
        </Button>
      </div>
    );
  if (isChanging)
    return (
      <NewNumberForm
        dialCode={dialCode}
        typed={typed}
        // They have shown who they are: what was kept is sent by itself.
        goesOn={goesOn && typed !== undefined}
        onSend={send}
        onFailure={askFirst}
        onCancel={keep}
      />
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <h2 className="text-15 font-semibold">Phone number</h2>
        <p className="text-ink-soft">{phoneNumber ? readablePhone(phoneNumber) : 'None yet'}</p>
      </div>
      <Button variant="secondary" onClick={() => setIsChanging(true)}>
        {phoneNumber ? 'Change number' : 'Add a number'}
      </Button>
    </div>
  );
}
