import { createDispatchPartner } from '../../../features/users/api/create-dispatch-partner.ts';
import {
  type BusinessFields,
  type BusinessWire,
  businessDraft,
  businessParts,
  businessSchema,
  businessToWire,
} from '../../../features/users/model/business-form.ts';
import { checkWire } from '../../../forms/check-wire.ts';
import { paths } from '../../../session/paths.ts';
import { PasswordStep } from './password-step.tsx';

const check = (fields: BusinessFields) => checkWire(businessSchema, businessToWire(fields));
const accountOf = ({ businessEmail }: BusinessFields) => businessEmail;
const signUp = (business: BusinessWire, password: string) => createDispatchPartner({ ...business, password });

export function SecurityRoute() {
  return (
    <PasswordStep
      mode="business"
      lead="For you who look after the business here."
      submitLabel="Create the account"
      draft={businessDraft}
      check={check}
      accountOf={accountOf}
      onSignUp={signUp}
      before={paths.signupDispatchPartner}
      parts={businessParts}
    />
  );
}
