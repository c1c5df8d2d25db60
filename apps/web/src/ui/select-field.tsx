import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, useId } from 'react';
import { describeField, FieldNotes, type FieldText } from './field.tsx';

export type SelectFieldProps = ComponentProps<'select'> & FieldText;

export function SelectField({ label, hint, error, className, id, children, ...select }: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={className}>
      <div className="field-box">
        <label htmlFor={fieldId} className="field-caption">
          {label}
        </label>
        <select
          {...select}
          {...describeField(fieldId, { hint, error })}
          id={fieldId}
          className="field-input appearance-none truncate pr-11"
        >
          {children}
        </select>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 -mt-2.5 text-ink-soft"
        />
      </div>
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  );
}
