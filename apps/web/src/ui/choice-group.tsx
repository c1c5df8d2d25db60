import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldNotes } from './field.tsx';

type ChoiceGroupProps = {
  readonly label: string;
  /** The label is read out, not shown. */
  readonly isLabelHidden?: boolean;
  readonly error?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Fields to tick or to choose from that have one question, and one error, in common. */
export function ChoiceGroup({ label, isLabelHidden = false, error, className, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} data-invalid={error ? '' : undefined}>
      <legend className={isLabelHidden ? 'sr-only' : 'caption'}>{label}</legend>
      <div className={classNames(className)}>{children}</div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
