import { otpCode } from '@waybill/contract/text';
import { useState } from 'react';
import { placeFailure } from '../../../forms/place-failure.ts';
import { showFailure } from '../../../forms/show-failure.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { useSecondsUntil } from '../../../ui/use-seconds-until.ts';
import { verifyCode } from '../api/verify-otp.ts';

type CodeFormProps = {
  /** When another code may be asked for. */
  readonly resendAt: number | undefined;
  readonly sending: boolean;
  readonly onResend: () => void;
  readonly onVerified: () => void | Promise<void>;
};

/** Six digits; the last one sends them. */
export function CodeForm({ resendAt, sending, onResend, onVerified }: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const wait = useSecondsUntil(resendAt);

  async function verify(value: string) {
    if (busy) return;
    const parsed = otpCode.safeParse(value);
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    setBusy(true);
    setError(undefined);
    try {
      await verifyCode(parsed.data);
      await onVerified();
    } catch (failure) {
      const { fields } = placeFailure(failure, ['otpCode']);
      const message = fields[0]?.message;
      if (message === undefined) return showFailure(failure);
      setError(message);
      setTyped('');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void verify(typed);
      }}
    >
      <CodeField
        label="Six-digit code"
        length={6}
        autoFocus
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
        onComplete={(value) => void verify(value)}
        error={error}
      />
      <SubmitButton busy={busy}>Confirm</SubmitButton>
      <Button
        variant="quiet"
        full
        busy={sending}
        disabled={wait > 0}
        onClick={() => {
          setTyped('');
          setError(undefined);
          onResend();
        }}
      >
        {wait > 0 ? `Send it again in ${wait} s` : 'Send the code again'}
      </Button>
    </form>
  );
}
