import { isProblem } from '@waybill/client/failures';
import { otpCode } from '@waybill/contract/text';
import { useRef, useState } from 'react';
import { PlainForm } from '../../../forms/plain-form.tsx';
import { showFailure } from '../../../forms/show-failure.ts';
import { usePopupStep } from '../../../session/popup/use-popup-step.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { ResendButton } from '../../../ui/resend-button.tsx';
import { useSecondsUntil } from '../../../ui/use-seconds-until.ts';
import { requestPinReset } from '../api/request-pin-reset.ts';
import { resetPin } from '../api/reset-pin.ts';
import { forgetPinCodeSent, keepPinCodeSent, pinCodeSent } from '../model/pin-code-sent.ts';
import { NewPinForm } from './new-pin-form.tsx';

type ResetPinFormProps = { readonly userId: string; readonly onDone: () => void };

/** A forgotten PIN: a code to the phone or email, then a new PIN twice. The code is judged together with the PIN. */
export function ResetPinForm({ userId, onDone }: ResetPinFormProps) {
  const [sent, setSent] = useState(() => pinCodeSent(sessionStorage, userId, Date.now()));
  // A code for something else went out a moment ago; the next one has to wait.
  const [waitUntil, setWaitUntil] = useState<number>();
  const [sending, setSending] = useState(false);
  const [isCodeTyped, setCodeTyped] = useState(false);
  const [codeError, setCodeError] = useState<string>();
  const code = useRef('');
  // Those of the new PIN, too: they are further steps of the same popup.
  const wizard = usePopupStep(['code', 'new', 'repeat'], 'code');

  async function send() {
    setSending(true);
    setCodeError(undefined);
    const now = Date.now();
    try {
      const { destination, resendAfterSeconds, expiresAt } = await requestPinReset();
      const next = { userId, destination, resendAt: now + resendAfterSeconds * 1000, expiresAt: Date.parse(expiresAt) };
      keepPinCodeSent(sessionStorage, next);
      setSent(next);
    } catch (failure) {
      if (isProblem(failure, 'code_too_soon')) setWaitUntil(now + (failure.problem.retryAfterSeconds ?? 60) * 1000);
      else showFailure(failure);
    }
    setSending(false);
  }

  function refused(failure: unknown): boolean {
    if (!isProblem(failure, 'code_wrong', 'code_gone')) return false;
    code.current = '';
    setCodeError(failure.message);
    setCodeTyped(false);
    return true;
  }

  function done() {
    forgetPinCodeSent(sessionStorage);
    onDone();
  }

  if (!sent) return <SendStep waitUntil={waitUntil} sending={sending} onSend={() => void send()} />;
  if (!isCodeTyped || wizard.step === 'code')
    return (
      <CodeStep
        destination={sent.destination}
        resendAt={Math.max(sent.resendAt, waitUntil ?? 0)}
        sending={sending}
        error={codeError}
        onResend={() => void send()}
        onCode={(value) => {
          code.current = value;
          setCodeTyped(true);
          wizard.show('new');
        }}
      />
    );
  return <NewPinForm save={(newPin) => resetPin(code.current, newPin)} onDone={done} onFailure={refused} />;
}

type SendStepProps = { readonly waitUntil: number | undefined; readonly sending: boolean; readonly onSend: () => void };

function SendStep({ waitUntil, sending, onSend }: SendStepProps) {
  const wait = useSecondsUntil(waitUntil);
  return (
    <div className="grid justify-items-center gap-4 pb-2 text-center">
      <Drawing name="shield" size={144} />
      <h3 className="text-17">A code first, then a new PIN</h3>
      <p className="text-balance text-ink-soft">
        Nobody can show you the old one, not even us. With the new PIN, a locked wallet opens again, too.
      </p>
      <Button full busy={sending} disabled={wait > 0} onClick={onSend}>
        {wait > 0 ? `Send me a code in ${wait} s` : 'Send me a code'}
      </Button>
      <p role="status" className="text-13 text-ink-soft">
        {wait > 0 ? 'Another code was sent to you a moment ago, and there is one a minute at most.' : ''}
      </p>
    </div>
  );
}

type CodeStepProps = {
  readonly destination: string;
  readonly resendAt: number;
  readonly sending: boolean;
  readonly error: string | undefined;
  readonly onResend: () => void;
  readonly onCode: (code: string) => void;
};

function CodeStep({ destination, resendAt, sending, error, onResend, onCode }: CodeStepProps) {
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string>();

  function next(value: string) {
    const parsed = otpCode.safeParse(value);
    if (parsed.success) onCode(parsed.data);
    else setMistake(parsed.error.issues[0]?.message);
  }

  return (
    <PlainForm onSubmit={() => next(typed)}>
      <p className="text-ink-soft">
        Six digits, sent to <strong className="font-semibold text-ink wrap-anywhere">{destination}</strong>. They are good for ten
        minutes.
      </p>
      <CodeField
        label="Six-digit code"
        length={6}
        autoFocus
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setMistake(undefined);
        }}
        onComplete={next}
        error={mistake ?? (typed === '' ? error : undefined)}
      />
      <Button type="submit" full>
        Continue
      </Button>
      <ResendButton resendAt={resendAt} sending={sending} onResend={onResend} />
    </PlainForm>
  );
}
