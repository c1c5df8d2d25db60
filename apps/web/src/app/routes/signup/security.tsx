import { useEffect, useState } from 'react';
import { NewPasswordForm } from '../../../features/identity/components/new-password-form.tsx';
import { SignupFrame } from '../../../features/identity/components/signup-frame.tsx';
import { signUpBusiness } from '../../../features/users/api/create-dispatch-partner.ts';
import { businessDraft, businessParts, businessSchema, businessToWire } from '../../../features/users/model/business-form.ts';
import { checkWire } from '../../../forms/check-wire.ts';
import { placeFailure } from '../../../forms/place-failure.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { Redirect } from '../../../ui/navigation/redirect.tsx';
import { paths, withQuery } from '../../paths.ts';
import { useEnter } from '../../use-enter.ts';
import { partWith } from '../../use-part.ts';

export function SecurityRoute() {
  const navigate = useNavigate();
  const enter = useEnter();
  const [draft, setDraft] = useState(businessDraft.empty);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const kept = businessDraft.resume(sessionStorage);
    setDraft(kept);
    setMissing(Boolean(checkWire(businessSchema, businessToWire(kept)).mistakes));
  }, []);

  async function signUp(password: string): Promise<void> {
    const { wire: business } = checkWire(businessSchema, businessToWire(draft));
    if (!business) return setMissing(true);
    const signedIn = await signUpBusiness({ ...business, password });
    businessDraft.clear(sessionStorage);
    await enter(signedIn);
  }

  /** What concerns the step before is shown there, beside its field. */
  function sendBack(failure: unknown): boolean {
    const { fields } = placeFailure(failure, Object.keys(businessDraft.empty));
    const part = partWith(businessParts, fields[0]?.name);
    if (part) navigate(withQuery(paths.signupDispatchPartner, { part }), { state: { messages: fields } });
    return part !== undefined;
  }

  if (missing) return <Redirect to={paths.signupDispatchPartner} />;
  return (
    <SignupFrame mode="business" step="Password" title="Choose a password" lead="For you who look after the business here.">
      <div className="grid gap-2">
        <NewPasswordForm account={draft.businessEmail} submitLabel="Create the account" onSubmit={signUp} onFailure={sendBack} />
        <ButtonLink to={withQuery(paths.signupDispatchPartner, { part: 'fleet' })} variant="quiet" full>
          Back
        </ButtonLink>
      </div>
    </SignupFrame>
  );
}
