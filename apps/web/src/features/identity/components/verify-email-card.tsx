import { useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { sendOtp } from '../api/send-otp.ts';
import { type CodeOnItsWay, CodeSent } from './code-sent.tsx';

type VerifyEmailCardProps = { readonly email: string; readonly onVerified: () => void | Promise<void> };

/** For people whose phone let them in: their email can be verified at any time, with a code. */
export function VerifyEmailCard({ email, onVerified }: VerifyEmailCardProps) {
  const [sent, setSent] = useState<CodeOnItsWay>();
  const { busy: sending, run } = useBusy();
  const send = () => run(async () => setSent({ ...(await sendOtp('email')), at: Date.now() }));

  if (sent)
    return (
      <div className="grid gap-4">
        <CodeSent sent={sent} sending={sending} onResend={() => void send()} onVerified={onVerified} />
      </div>
    );
  return (
    <Notice
      tone="attention"
      title="Your email is not confirmed yet"
      action={
        <Button variant="secondary" busy={sending} onClick={send}>
          Send me a code
        </Button>
      }
    >
      Until it is, we cannot send receipts or a new password to <span className="wrap-anywhere">{email}</span>.
    </Notice>
  );
}
