import { useState } from 'react';
import { EntryFrame } from '../../features/identity/components/entry-frame.tsx';
import { ResetRequestForm } from '../../features/identity/components/reset-request-form.tsx';
import { paths } from '../../session/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Link } from '../../ui/navigation/link.tsx';

export function ResetPasswordRoute() {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined)
    return (
      <EntryFrame
        title="Check your email"
        lead={
          <>
            If <strong className="font-semibold wrap-anywhere text-ink">{sentTo}</strong> has an account, a link for a new
            password is on its way. It works once, for one hour.
          </>
        }
      >
        <div className="grid gap-4">
          <Drawing name="letter" className="lg:hidden" />
          <p className="text-ink-soft">Nothing there after a few minutes? Look in the spam folder, or check the address.</p>
          <Button variant="secondary" full onClick={() => setSentTo(undefined)}>
            Try another address
          </Button>
          <BackToLogin />
        </div>
      </EntryFrame>
    );
  return (
    <EntryFrame
      title="Forgot your password?"
      lead="It happens. Tell us your email, and we’ll send you a link to choose a new one."
    >
      <div className="grid gap-4">
        <ResetRequestForm onSent={setSentTo} />
        <BackToLogin />
      </div>
    </EntryFrame>
  );
}

function BackToLogin() {
  return (
    <Link to={paths.login} className="link inline-flex min-h-11 items-center justify-self-center">
      Back to sign in
    </Link>
  );
}
