import { useId } from 'react';
import { FieldNotes } from './field.tsx';

const star = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8Z';

type StarChoiceProps = {
  readonly label: string;
  /** The meaning of each number of stars, from one to five. */
  readonly words: readonly string[];
  /** 0 while none is chosen. */
  readonly value: number;
  readonly error?: string | undefined;
  readonly onChange: (value: number) => void;
};

/** A choice of one to five stars. Radio buttons underneath: arrows move, and a screen reader reads the meaning of each. */
export function StarChoice({ label, words, value, error, onChange }: StarChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0 text-center">
      <legend className="mx-auto max-w-full text-17 font-semibold wrap-anywhere">{label}</legend>
      <div className="mt-2 flex justify-center">
        {words.map((word, index) => (
          <label key={word} className="star-choice">
            <input
              type="radio"
              name={name}
              value={index + 1}
              checked={value === index + 1}
              aria-describedby={error ? `${name}-error` : undefined}
              onChange={() => onChange(index + 1)}
              className="sr-only"
            />
            <span className="sr-only">
              {index === 0 ? 'One star' : `${index + 1} stars`}: {word}
            </span>
            <svg viewBox="0 0 20 20" width="40" height="40" aria-hidden="true">
              <path
                d={star}
                strokeWidth="1.1"
                strokeLinejoin="round"
                className={index < value ? 'fill-marigold stroke-ink' : 'fill-none stroke-rule'}
              />
            </svg>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="min-h-6 text-15 text-ink-soft">
        {words[value - 1]}
      </p>
      <div className="flex justify-center">
        <FieldNotes id={name} error={error} />
      </div>
    </fieldset>
  );
}
