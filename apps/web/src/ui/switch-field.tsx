import { type ComponentProps, type ReactNode, useId } from 'react';

type SwitchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: string; hint?: ReactNode };

export function SwitchField({ label, hint, className, id, ...input }: SwitchFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="flex min-h-11 items-center justify-between gap-4 py-2.5">
        <span className="min-w-0">
          <span className="block font-medium">{label}</span>
          {hint ? (
            <span id={`${fieldId}-hint`} className="block text-13 text-ink-soft">
              {hint}
            </span>
          ) : null}
        </span>
        <input
          {...input}
          id={fieldId}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state, also as a switch
          role="switch"
          aria-label={label}
          aria-describedby={hint ? `${fieldId}-hint` : undefined}
          className="switch"
        />
      </label>
    </div>
  );
}
