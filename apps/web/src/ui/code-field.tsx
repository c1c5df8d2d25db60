import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { describeField, FieldNotes, type FieldText } from './field.tsx';

type CodeFieldProps = FieldText & {
  length: number;
  masked?: boolean;
  value: string;
  onChange: (value: string) => void;
  onComplete?: (value: string) => void;
  autoFocus?: boolean;
  /** The id of what the code is asked for, read out with the field. */
  describedBy?: string;
  disabled?: boolean;
};

/** A code of digits. A real input lies over the drawn slots, so that pasting, autofill from an SMS and screen readers simply work. */
export function CodeField(props: CodeFieldProps) {
  const {
    label,
    hint,
    error,
    length,
    masked = false,
    value,
    onChange,
    onComplete,
    autoFocus = false,
    describedBy,
    disabled,
  } = props;
  const id = useId();
  const described = describeField(id, { hint, error });
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);

  // A wrong code is typed again: nobody should have to find the field first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever an error is shown
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus, error]);

  function accept(event: ChangeEvent<HTMLInputElement>) {
    const digits = event.target.value.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  }

  return (
    <div>
      <label htmlFor={id} className="mb-2 block caption">
        {label}
      </label>
      <div className={classNames('relative flex max-w-full', length > 4 && 'w-fit')}>
        <Slots value={value} length={length} masked={masked} focused={focused} wrong={Boolean(error)} />
        <input
          {...described}
          aria-describedby={[describedBy, described['aria-describedby']].filter(Boolean).join(' ') || undefined}
          ref={input}
          id={id}
          type={masked ? 'password' : 'text'}
          inputMode="numeric"
          autoComplete={masked ? 'off' : 'one-time-code'}
          pattern="[0-9]*"
          value={value}
          disabled={disabled}
          onChange={accept}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          // No maxLength: a code pasted as “123 456” would lose its last digit before we drop the space.
          className="absolute inset-0 w-full cursor-text bg-transparent text-transparent caret-transparent opacity-0 outline-none"
        />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

type SlotsProps = { value: string; length: number; masked: boolean; focused: boolean; wrong: boolean };

function Slots({ value, length, masked, focused, wrong }: SlotsProps) {
  const here = Math.min(value.length, length - 1);
  return (
    <div aria-hidden="true" className={classNames('flex min-w-0 gap-2', length <= 4 && 'w-full')}>
      {Array.from({ length }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its position
          key={index}
          className={classNames(
            'code-slot',
            length <= 4 && 'flex-1',
            focused && index === here && 'code-slot-here',
            wrong && 'border-clay',
          )}
        >
          {value[index] === undefined ? null : masked ? <span className="size-3 rounded-full bg-ink" /> : value[index]}
        </span>
      ))}
    </div>
  );
}
