import { readablePhone } from '@waybill/contract/readable-phone';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { Correction } from '../../../features/identity/api/send-otp.ts';
import { CodeForm } from '../../../features/identity/components/code-form.tsx';
import { SignupFrame } from '../../../features/identity/components/signup-frame.tsx';
import { useVerificationCode } from '../../../features/identity/model/use-verification-code.ts';
import { showFailure } from '../../../forms/show-failure.ts';
import { session } from '../../../session/session.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import { unverifiedChannel } from '../../guards.ts';
import { lazyPart } from '../../lazy-part.tsx';

// Few people mistype their number or address: what mends it is fetched for them only.
const newNumber = lazyPart(() =>
  import('../../../features/identity/components/new-number-form.tsx').then((file) => file.NewNumberForm),
);
const newEmail = lazyPart(() =>
  import('../../../features/identity/components/new-email-form.tsx').then((file) => file.NewEmailForm),
);

// Long enough to see the stamp land, short enough not to wait for it.
const stampMs = 1400;

export function PhoneVerificationRoute() {
  const user = useUser();
  const channel = unverifiedChannel(user) ?? 'sms';
  const { code, sending, send, done } = useVerificationCode({ userId: user.id, channel, onFailure: showFailure });
  const [changing, setChanging] = useState(false);
  const [created, setCreated] = useState(false);
  const mode = user.isDispatchPartner ? 'business' : 'person';
  const destination = code?.destination || (channel === 'sms' ? user.phoneNumber : user.email) || '';

  const verified = useCallback(() => {
    done();
    setCreated(true);
  }, [done]);
  const goOnAgain = useGoOn(created);

  async function correct(correction: Correction) {
    await send(correction);
    setChanging(false);
  }

  return (
    <SignupFrame
      mode={mode}
      step={created ? 'CreateAccount' : 'Otp'}
      title={created ? 'Your account is ready' : channel === 'sms' ? 'Enter the code we sent' : 'Check your email'}
      lead={
        created ? `Welcome to Waybill, ${user.fullName.split(' ')[0]}.` : <SentTo destination={destination} channel={channel} />
      }
    >
      {created ? (
        <>
          <div role="status" className="py-4">
            <Stamp tone="palm" landing className="text-21">
              Account created
            </Stamp>
          </div>
          {goOnAgain ? (
            <Button full onClick={goOnAgain}>
              Continue
            </Button>
          ) : null}
        </>
      ) : changing ? (
        <Suspense fallback={<Skeleton shape="field" />}>
          {channel === 'sms' ? (
            <newNumber.Part dialCode={user.dialCode} onSend={correct} onCancel={() => setChanging(false)} />
          ) : (
            <newEmail.Part onSend={correct} onCancel={() => setChanging(false)} />
          )}
        </Suspense>
      ) : (
        <div className="grid gap-2">
          <CodeForm
            resendAt={code?.resendAt}
            sending={sending}
            onResend={() => void send().catch(showFailure)}
            onVerified={verified}
          />
          <Button variant="quiet" full onClick={() => setChanging(true)}>
            {channel === 'sms' ? 'Use another number' : 'Use another address'}
          </Button>
          <Button variant="quiet" full onClick={() => void session.signOut(false).catch(showFailure)}>
            Sign out and come back later
          </Button>
        </div>
      )}
    </SignupFrame>
  );
}

function SentTo({ destination, channel }: { destination: string; channel: 'sms' | 'email' }) {
  return (
    <>
      Six digits, sent {channel === 'sms' ? 'by SMS' : ''} to{' '}
      <strong className={classNames('font-semibold text-ink', channel === 'sms' ? 'whitespace-nowrap' : 'wrap-anywhere')}>
        {readablePhone(destination)}
      </strong>
      . The code works for ten minutes.
    </>
  );
}

/** The stamp lands first; then the server says who this is now, and the gate opens the next step. Gives back the way to ask again. */
function useGoOn(created: boolean): (() => void) | undefined {
  const [failed, setFailed] = useState(false);
  const goOn = useCallback(() => {
    session.reloadUser().catch((failure: unknown) => {
      setFailed(true);
      showFailure(failure);
    });
  }, []);
  useEffect(() => {
    if (!created) return;
    const timer = setTimeout(goOn, stampMs);
    return () => clearTimeout(timer);
  }, [created, goOn]);
  return failed ? goOn : undefined;
}
