import { ApiProblem, isProblem } from '@waybill/client/failures';
import { otpCode } from '@waybill/contract/text';
import { useState } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { showFailure } from '../../../../forms/show-failure.ts';
import { SubmitButton } from '../../../../forms/submit-button.tsx';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { CodeField } from '../../../../ui/code-field.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { SquareCode } from '../../../../ui/square-code.tsx';
import { ConfirmIdentity } from '../../../identity/index.ts';
import { beginAuthenticator, type NewAuthenticator } from '../../api/begin-authenticator.ts';
import { finishAuthenticator } from '../../api/finish-authenticator.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** From nothing to an authenticator app that counts, with recovery codes put away. */
export function SetUpApp({ onDone }: { readonly onDone: () => void }) {
  const [step, setStep] = useState<'begin' | 'confirm'>('begin');
  const [app, setApp] = useState<NewAuthenticator>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { busy, run } = useBusy();

  const begin = () =>
    run(
      async () => setApp(await beginAuthenticator()),
      (failure) => (isProblem(failure, 'confirmation_required') ? setStep('confirm') : showFailure(failure)),
    );

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (app) return <ScanAndProve app={app} onProven={setCodes} />;
  if (step === 'confirm')
    return (
      <div className="grid gap-4">
        <p className="text-ink-soft">Your password first, so that nobody else sets it up at your desk.</p>
        <ConfirmIdentity onConfirmed={() => void begin()} />
      </div>
    );
  return (
    <Button full busy={busy} onClick={() => void begin()}>
      Set up an authenticator app
    </Button>
  );
}

type ScanProps = { readonly app: NewAuthenticator; readonly onProven: (recoveryCodes: readonly string[]) => void };

function ScanAndProve({ app, onProven }: ScanProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { busy, run } = useBusy();

  async function prove(value: string): Promise<void> {
    const mistake = otpCode.safeParse(value).error?.issues[0]?.message;
    if (mistake !== undefined) return setError(mistake);
    await run(async () => onProven(await finishAuthenticator(value)), refused);
  }

  function refused(failure: unknown) {
    if (!(failure instanceof ApiProblem)) return showFailure(failure);
    setError(failure.problem.detail);
    setTyped('');
  }

  return (
    <PlainForm onSubmit={() => void prove(typed)}>
      <p className="text-ink-soft">
        Scan this with an authenticator app (Google Authenticator, Aegis, 1Password …), or type the secret into it. Then enter the
        six digits that it shows.
      </p>
      <SquareCode text={app.address} label="Code for your authenticator app" className="size-44 rounded-field" />
      <div>
        <p className="caption">Secret</p>
        <p className="flex items-center justify-between gap-2">
          <span className="min-w-0 break-all font-mono text-15">{app.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
          <CopyButton text={app.secret} what="the secret" />
        </p>
        <a href={app.address} className="text-15 underline underline-offset-4">
          Open it in an app on this device
        </a>
      </div>
      <CodeField
        label="Code of your authenticator app"
        length={6}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
        onComplete={(value) => void prove(value)}
        error={error}
      />
      <SubmitButton busy={busy}>Confirm</SubmitButton>
    </PlainForm>
  );
}
