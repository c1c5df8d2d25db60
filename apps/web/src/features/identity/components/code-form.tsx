import { otpCode } from '@waybill/contract/text';
import { useState } from 'react';
import { placeFailure } from '../../../forms/place-failure.ts';
import { PlainForm } from '../../../forms/plain-form.tsx';
import { showFailure } from '../../../forms/show-failure.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useBusy } from '../../../forms/use-busy.ts';
import { CodeField } from '../../../ui/code-field.tsx';
import { ResendButton } from '../../../ui/resend-button.tsx';
import { verifyOtp } from '../api/verify-otp.ts';

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
  const { busy, run } = useBusy();

  async function verify(value: string) {
    const parsed = otpCode.safeParse(value);
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    setError(undefined);
    await run(async () => {
      await verifyOtp(parsed.data);
      await onVerified();
    }, refused);
  }

  function refused(failure: unknown) {
    const message = placeFailure(failure, ['otpCode']).fields[0]?.message;
    if (message === undefined) return showFailure(failure);
    setError(message);
    setTyped('');
  }

  return (
    <PlainForm onSubmit={() => void verify(typed)}>
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
      <ResendButton
        resendAt={resendAt}
        sending={sending}
        onResend={() => {
          setTyped('');
          setError(undefined);
          onResend();
        }}
      />
    </PlainForm>
  );
}
