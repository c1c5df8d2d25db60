import { isProblem } from '@waybill/client/failures';
import { userExists } from '../../../features/identity/api/user-exists.ts';
import { SignupFrame } from '../../../features/identity/components/signup-frame.tsx';
import { createUser } from '../../../features/users/api/create-user.ts';
import { PersonForm } from '../../../features/users/components/person-form.tsx';
import { type PersonWire, personDraft, personParts } from '../../../features/users/model/person-form.ts';
import { usePersonForm } from '../../../features/users/model/use-person-form.ts';
import { paths } from '../../../session/paths.ts';
import { useLocation, useNavigate, useQuery } from '../../../ui/navigation/navigation.ts';
import { toast } from '../../../ui/toast.tsx';
import { messagesOf } from '../../field-messages.ts';
import { useEnter } from '../../use-enter.ts';
import { usePart } from '../../use-part.ts';

export function UserInfoRoute() {
  const navigate = useNavigate();
  const enter = useEnter();
  const query = useQuery();
  const [part, showPart] = usePart(personParts);
  const form = usePersonForm({ referrer: query.get('ref') ?? '' }, messagesOf(useLocation().state));
  const { ticket } = form.fields;

  async function done(person: PersonWire): Promise<void> {
    if (!ticket) return navigate(paths.signupCreds);
    try {
      const signedIn = await createUser({ ...person, authProvider: 'oidc', id: ticket });
      personDraft.clear(sessionStorage);
      await enter(signedIn);
    } catch (failure) {
      if (!isProblem(failure, 'ticket_gone')) throw failure;
      // Nothing is lost: the same sign-up goes on with a password instead.
      form.set({ ticket: '' });
      toast.info('That sign-in took too long', 'Choose a password instead, and go on.');
      navigate(paths.signupCreds);
    }
  }

  return (
    <SignupFrame mode="person" step="Identification" federated={ticket !== ''} title={personParts[part]?.title ?? ''}>
      <PersonForm form={form} part={part} onPart={showPart} isUsernameTaken={userExists} onDone={done} />
    </SignupFrame>
  );
}
