import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, useId } from 'react';
import { describeField, FieldNotes, type FieldText } from './field.tsx';

type DialCode = { code: string; label: string };

type PhoneFieldProps = ComponentProps<'input'> &
  FieldText & {
    dialCode: string;
    dialCodes: readonly DialCode[];
    onDialCode: (code: string) => void;
  };

export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, dialCode, dialCodes, onDialCode, className, id, ...input } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={className}>
      <div className="field-box">
        <label htmlFor={fieldId} className="field-caption">
          {label}
        </label>
        <div className="relative flex flex-none items-end">
          <span aria-hidden="true" className="flex items-center gap-0.5 pt-6.5 pb-2 pl-3.5 text-17 leading-[1.4] tabular">
            {dialCode}
            <ChevronDown size={16} className="text-ink-soft" />
          </span>
          <select
            aria-label="Country code"
            value={dialCode}
            disabled={input.disabled}
            onChange={(event) => onDialCode(event.target.value)}
            className="absolute inset-0 w-full opacity-0"
          >
            {dialCodes.map((entry) => (
              <option key={`${entry.code} ${entry.label}`} value={entry.code}>
                {entry.label} ({entry.code})
              </option>
            ))}
          </select>
        </div>
        <span aria-hidden="true" className="mt-6.5 mb-2.5 ml-2.5 w-px bg-line" />
        <input
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          {...input}
          {...describeField(fieldId, { hint, error })}
          id={fieldId}
          className="field-input pl-2.5 tabular"
        />
      </div>
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  );
}
