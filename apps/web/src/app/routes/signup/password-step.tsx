import type { SignedIn } from '@waybill/contract/identity/session-view';
import { useEffect, useState } from 'react';
import { NewPasswordForm } from '../../../features/identity/components/new-password-form.tsx';
import { SignupFrame } from '../../../features/identity/components/signup-frame.tsx';
import type { Checked } from '../../../forms/check-wire.ts';
import type { Draft } from '../../../forms/drafts.ts';
import { placeFailure } from '../../../forms/place-failure.ts';
import { type Path, withQuery } from '../../../session/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { Redirect } from '../../../ui/navigation/redirect.tsx';
import { useEnter } from '../../use-enter.ts';
import { partWith } from '../../use-part.ts';

type PasswordStepProps<Fields extends Readonly<Record<string, string>>, Wire> = {
  readonly mode: 'person' | 'business';
  readonly lead: string;
  readonly submitLabel: string;
  readonly draft: Draft<Fields>;
  readonly check: (fields: Fields) => Checked<Wire>;
  readonly accountOf: (fields: Fields) => string;
  readonly onSignUp: (wire: Wire, password: string) => Promise<SignedIn>;
  /** The step before, and its parts. */
  readonly before: Path;
  readonly parts: readonly { readonly name: string; readonly fields: readonly string[] }[];
};

/** The last step of signing up: with a password, what was filled in before becomes an account. */
export function PasswordStep<Fields extends Readonly<Record<string, string>>, Wire>(props: PasswordStepProps<Fields, Wire>) {
  const { mode, lead, submitLabel, draft, check, accountOf, onSignUp, before, parts } = props;
  const navigate = useNavigate();
  const enter = useEnter();
  const [fields, setFields] = useState(draft.empty);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const kept = draft.resume(sessionStorage);
    setFields(kept);
    setMissing(Boolean(check(kept).mistakes));
  }, [draft, check]);

  async function signUp(password: string): Promise<void> {
    const { wire } = check(fields);
    if (!wire) return setMissing(true);
    const signedIn = await onSignUp(wire, password);
    draft.clear(sessionStorage);
    await enter(signedIn);
  }

  /** Returns to the step before with the messages about its fields. */
  function sendBack(failure: unknown): boolean {
    const { fields: messages } = placeFailure(failure, Object.keys(draft.empty));
    const part = partWith(parts, messages[0]?.name);
    if (part) navigate(withQuery(before, { part }), { state: { messages } });
    return part !== undefined;
  }

  // Here without the step before, by a bookmark or in a new tab.
  if (missing) return <Redirect to={before} />;
  return (
    <SignupFrame mode={mode} step="Password" title="Choose a password" lead={lead}>
      <div className="grid gap-2">
        <NewPasswordForm account={accountOf(fields)} submitLabel={submitLabel} onSubmit={signUp} onFailure={sendBack} />
        <ButtonLink to={withQuery(before, { part: parts.at(-1)?.name ?? '' })} variant="quiet" full>
          Back
        </ButtonLink>
      </div>
    </SignupFrame>
  );
}
