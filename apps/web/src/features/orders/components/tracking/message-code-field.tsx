import { TextField } from '../../../../ui/text-field.tsx';

type MessageCodeFieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: string;
  readonly onChange: (code: string) => void;
};

/** The code that the receiver got by SMS, by which we know that it is them. */
export function MessageCodeField({ value, error, hint, onChange }: MessageCodeFieldProps) {
  return (
    <TextField
      label="The code from our message"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      value={value}
      error={error}
      hint={hint}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
