import { useEffect, useState } from 'react';
import { NewPasswordForm } from '../../../features/identity/components/new-password-form.tsx';
import { SignupFrame } from '../../../features/identity/components/signup-frame.tsx';
import { signUpPerson } from '../../../features/users/api/create-user.ts';
import { personDraft, personParts, personSchema, personToWire } from '../../../features/users/model/person-form.ts';
import { checkWire } from '../../../forms/check-wire.ts';
import { placeFailure } from '../../../forms/place-failure.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { Redirect } from '../../../ui/navigation/redirect.tsx';
import { paths, withQuery } from '../../paths.ts';
import { useEnter } from '../../use-enter.ts';
import { partWith } from '../../use-part.ts';

export function CredsRoute() {
  const navigate = useNavigate();
  const enter = useEnter();
  const [draft, setDraft] = useState(personDraft.empty);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const kept = personDraft.resume(sessionStorage);
    setDraft(kept);
    setMissing(Boolean(checkWire(personSchema(kept), personToWire(kept)).mistakes));
  }, []);

  async function signUp(password: string): Promise<void> {
    const { wire: person } = checkWire(personSchema(draft), personToWire(draft));
    if (!person) return setMissing(true);
    const signedIn = await signUpPerson({ ...person, authProvider: 'password', password });
    personDraft.clear(sessionStorage);
    await enter(signedIn);
  }

  /** What concerns the step before is shown there, beside its field. */
  function sendBack(failure: unknown): boolean {
    const { fields } = placeFailure(failure, Object.keys(personDraft.empty));
    const part = partWith(personParts, fields[0]?.name);
    if (part) navigate(withQuery(paths.signupUserInfo, { part }), { state: { messages: fields } });
    return part !== undefined;
  }

  // Here without the step before, by a bookmark or in a new tab.
  if (missing) return <Redirect to={paths.signupUserInfo} />;
  return (
    <SignupFrame mode="person" step="Password" title="Choose a password" lead="It keeps your account and your wallet yours.">
      <div className="grid gap-2">
        <NewPasswordForm account={draft.email} submitLabel="Create my account" onSubmit={signUp} onFailure={sendBack} />
        <ButtonLink to={withQuery(paths.signupUserInfo, { part: 'contact' })} variant="quiet" full>
          Back
        </ButtonLink>
      </div>
    </SignupFrame>
  );
}
