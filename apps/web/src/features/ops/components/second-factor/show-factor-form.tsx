import { ApiProblem } from '@waybill/client/failures';
import { otpCode } from '@waybill/contract/text';
import { useState } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { showFailure } from '../../../../forms/show-failure.ts';
import { SubmitButton } from '../../../../forms/submit-button.tsx';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { CodeField } from '../../../../ui/code-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { PasskeyConfirm } from '../../../identity/index.ts';
import type { SecondFactorState } from '../../api/get-second-factor.ts';
import { showSecondFactor } from '../../api/show-second-factor.ts';

type ShowFactorFormProps = {
  readonly factor: Pick<SecondFactorState, 'hasAuthenticator' | 'passkeys'> | undefined;
  readonly onShown: () => void | Promise<void>;
};

/** The ways to confirm that this person has set up. */
export function ShowFactor({ factor, onShown }: ShowFactorFormProps) {
  return (
    <div className="grid gap-5">
      {factor?.passkeys ? <PasskeyConfirm onConfirmed={() => void onShown()} onFailure={showFailure} /> : null}
      {factor?.passkeys && !factor.hasAuthenticator ? null : <ShowFactorForm onShown={onShown} />}
    </div>
  );
}

/** A code of the authenticator app, or one of the recovery codes where the phone is away. */
function ShowFactorForm({ onShown }: Pick<ShowFactorFormProps, 'onShown'>) {
  const [byRecovery, setByRecovery] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { busy, run } = useBusy();

  function write(value: string): void {
    setTyped(value);
    setError(undefined);
  }

  async function show(value: string): Promise<void> {
    const mistake = byRecovery ? missingIn(value) : otpCode.safeParse(value).error?.issues[0]?.message;
    if (mistake !== undefined) return setError(mistake);
    setError(undefined);
    await run(async () => {
      await showSecondFactor(byRecovery ? { recoveryCode: value } : { code: value });
      await onShown();
    }, refused);
  }

  function refused(failure: unknown) {
    if (!(failure instanceof ApiProblem)) return showFailure(failure);
    setError(failure.problem.detail);
    if (!byRecovery) setTyped('');
  }

  return (
    <PlainForm onSubmit={() => void show(typed)}>
      {byRecovery ? (
        <TextField
          label="Recovery code"
          hint="One of the ten you saved. Each works once."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          value={typed}
          onChange={(event) => write(event.target.value)}
          error={error}
        />
      ) : (
        <CodeField
          label="Code of your authenticator app"
          length={6}
          autoFocus
          value={typed}
          onChange={write}
          onComplete={(value) => void show(value)}
          error={error}
        />
      )}
      <SubmitButton busy={busy}>Confirm</SubmitButton>
      <Button
        variant="quiet"
        onClick={() => {
          setByRecovery(!byRecovery);
          write('');
        }}
      >
        {byRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
      </Button>
    </PlainForm>
  );
}

function missingIn(recoveryCode: string): string | undefined {
  const letters = recoveryCode.replaceAll(/[^a-z2-7]/gi, '');
  return letters.length === 20 ? undefined : 'A recovery code has four groups of five letters and digits';
}
