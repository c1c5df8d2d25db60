import { type ComponentProps, useId } from 'react';
import { describeField, FieldNotes, type FieldText } from './field.tsx';

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldText;

/** Several lines. It grows with what is written, where the browser knows how. */
export function TextAreaField({ label, hint, error, className, id, rows = 3, ...input }: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={className}>
      <div className="field-box">
        <label htmlFor={fieldId} className="field-caption">
          {label}
        </label>
        <textarea
          {...input}
          {...describeField(fieldId, { hint, error })}
          id={fieldId}
          rows={rows}
          className="field-input field-sizing-content resize-none"
        />
      </div>
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  );
}
