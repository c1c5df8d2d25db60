import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { describeField, FieldNotes, type FieldText } from './field.tsx';

export type TextFieldProps = ComponentProps<'input'> & FieldText & { leading?: ReactNode; trailing?: ReactNode };

export function TextField({ label, hint, error, leading, trailing, className, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={className}>
      <div className="field-box">
        <label htmlFor={fieldId} className="field-caption">
          {label}
        </label>
        {leading ? <span className="flex items-end pb-2 pl-3.5 text-17 leading-[1.4] text-ink-soft">{leading}</span> : null}
        <input
          {...input}
          {...describeField(fieldId, { hint, error })}
          id={fieldId}
          className={classNames('field-input', Boolean(leading) && 'pl-1.5')}
        />
        {trailing ? <span className="flex items-center pr-1.5">{trailing}</span> : null}
      </div>
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  );
}
