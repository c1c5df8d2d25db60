import type { Correction } from '../../../features/identity/api/send-otp.ts';
import { NewNumberForm } from '../../../features/identity/components/new-number-form.tsx';
import { dialCodesOf, useCountries } from '../../../features/places/components/use-countries.ts';

type NewNumberProps = {
  readonly dialCode: string;
  readonly onSend: (correction: Correction) => Promise<void>;
  readonly onCancel: () => void;
};

/** The other number of somebody who mistyped theirs, with every country to choose from. */
export function NewNumber(props: NewNumberProps) {
  return <NewNumberForm dialCodes={dialCodesOf(useCountries())} {...props} />;
}
