import { useId } from 'react';
import { FieldNotes } from '../../../../ui/field.tsx';

type KindChoiceProps = {
  readonly kinds: readonly { readonly id: number; readonly name: string }[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** What a parcel holds, chosen with one press. */
export function KindChoice({ kinds, value, error, onChoose }: KindChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Kind of thing</legend>
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <label key={kind.id} className="pick">
            <input
              type="radio"
              name={name}
              value={kind.id}
              checked={value === String(kind.id)}
              onChange={() => onChoose(String(kind.id))}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            {kind.name}
          </label>
        ))}
      </div>
      <FieldNotes id={name} error={error} />
    </fieldset>
  );
}
