import { useId } from 'react';

type SegmentsProps<Value extends string> = {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** A choice of a few, side by side. Radio buttons underneath: arrows move, and a screen reader counts them. */
export function Segments<Value extends string>({ label, options, value, onChange, className }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="sr-only">{label}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
