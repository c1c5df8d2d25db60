import { createUser } from '../../../features/users/api/create-user.ts';
import {
  type PersonFields,
  type PersonWire,
  personDraft,
  personParts,
  personSchema,
  personToWire,
} from '../../../features/users/model/person-form.ts';
import { checkWire } from '../../../forms/check-wire.ts';
import { paths } from '../../../session/paths.ts';
import { PasswordStep } from './password-step.tsx';

const check = (fields: PersonFields) => checkWire(personSchema(fields), personToWire(fields));
const accountOf = ({ email }: PersonFields) => email;
const signUp = (person: PersonWire, password: string) => createUser({ ...person, authProvider: 'password', password });

export function CredsRoute() {
  return (
    <PasswordStep
      mode="person"
      lead="It keeps your account and your wallet yours."
      submitLabel="Create my account"
      draft={personDraft}
      check={check}
      accountOf={accountOf}
      onSignUp={signUp}
      before={paths.signupUserInfo}
      parts={personParts}
    />
  );
}
