import { username as usernameSchema } from '@waybill/contract/text';
import { type ComponentProps, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import type { CheckUsername } from './username-field.tsx';

type ReferrerFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'value' | 'onBlur'> & {
  readonly value: string;
  readonly onBlur: () => void;
  /** Whether somebody has this username. */
  readonly isTaken: CheckUsername;
};

/** The username of the referrer. An unknown one is pointed out, but does not block signing up. */
export function ReferrerField({ value, onBlur, isTaken, ...input }: ReferrerFieldProps) {
  const [unknown, setUnknown] = useState('');

  function ask() {
    onBlur();
    const typed = value.trim().replace(/^@/, '');
    const { success, data } = usernameSchema.safeParse(typed);
    if (typed === '') return;
    if (!success) return setUnknown(value);
    // No answer is no reason to say anything.
    isTaken(data, new AbortController().signal).then(
      (isThere) => setUnknown(isThere ? '' : value),
      () => {},
    );
  }

  return (
    <TextField
      label="Who told you about us? (optional)"
      autoCapitalize="none"
      {...input}
      value={value}
      onBlur={ask}
      hint={
        <span role="status">
          {value !== '' && unknown === value ? 'Nobody here has that username. Check it, or leave it empty.' : 'Their username.'}
        </span>
      }
    />
  );
}
