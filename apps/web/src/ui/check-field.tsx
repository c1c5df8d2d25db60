import Check from 'lucide-react/icons/check';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { describeField, FieldNotes } from './field.tsx';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode; error?: string | undefined };

export function CheckField({ label, hint, error, className, id, ...input }: CheckFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="flex min-h-11 items-center gap-3 py-2">
        <span className="relative grid size-6 flex-none place-items-center">
          <input
            {...input}
            {...describeField(fieldId, { hint, error })}
            id={fieldId}
            type="checkbox"
            className="peer size-6 appearance-none rounded-[6px] border-[1.5px] border-rule bg-card checked:border-palm checked:bg-palm aria-invalid:border-clay disabled:opacity-55"
          />
          <Check
            size={18}
            strokeWidth={3}
            aria-hidden="true"
            className="pointer-events-none absolute text-paper opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>{label}</span>
      </label>
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  );
}
