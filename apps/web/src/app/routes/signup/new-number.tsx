import type { ComponentProps } from 'react';
import { NewNumberForm } from '../../../features/identity/components/new-number-form.tsx';
import { dialCodesOf, useCountries } from '../../../features/places/components/use-countries.ts';

/** Another number than the one we know, with every country to choose from. */
export function NewNumber(props: Omit<ComponentProps<typeof NewNumberForm>, 'dialCodes'>) {
  return <NewNumberForm dialCodes={dialCodesOf(useCountries())} {...props} />;
}
