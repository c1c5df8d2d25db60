import { username as usernameSchema } from '@waybill/contract/text';
import Check from 'lucide-react/icons/check';
import { type ComponentProps, useEffect, useState } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import { TextField } from '../../../ui/text-field.tsx';

export type CheckUsername = (username: string, signal: AbortSignal) => Promise<boolean>;

type UsernameFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'trailing' | 'value'> & {
  readonly value: string;
  /** Whether somebody has it already. */
  readonly isTaken: CheckUsername;
  /** It was our idea, so typing replaces it. */
  readonly isSuggestion: boolean;
};

type Finding = { readonly username: string; readonly taken: boolean };

const afterTypingMs = 450;

/** Says while one types whether the name is free. The server has the last word when the form is sent. */
export function UsernameField({ value, isTaken, isSuggestion, error, hint, ...input }: UsernameFieldProps) {
  const [finding, setFinding] = useState<Finding>();
  const parsed = usernameSchema.safeParse(value);
  const asked = parsed.success ? parsed.data : undefined;
  const known = finding?.username === asked ? finding : undefined;

  useEffect(() => {
    if (asked === undefined || known) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      isTaken(asked, stop.signal).then(
        (taken) => setFinding({ username: asked, taken }),
        // No answer is no reason to stop anybody: the form is checked when it is sent.
        () => {},
      );
    }, afterTypingMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, known, isTaken]);

  return (
    <TextField
      label="Username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      leading="@"
      onFocus={(event) => {
        if (isSuggestion) event.target.select();
      }}
      {...input}
      value={value}
      hint={known && !known.taken ? `@${known.username} is free` : hint}
      error={error ?? (known?.taken ? `@${known.username} is taken. Try another one` : undefined)}
      trailing={
        asked === undefined ? null : known ? (
          known.taken ? null : (
            <Check size={20} aria-hidden="true" className="mr-2 text-palm" />
          )
        ) : (
          <span className="mr-2 text-ink-soft">
            <Spinner />
          </span>
        )
      }
    />
  );
}
