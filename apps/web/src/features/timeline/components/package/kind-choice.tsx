import Apple from 'lucide-react/icons/apple';
import Armchair from 'lucide-react/icons/armchair';
import BookOpen from 'lucide-react/icons/book-open';
import CookingPot from 'lucide-react/icons/cooking-pot';
import FileText from 'lucide-react/icons/file-text';
import Gift from 'lucide-react/icons/gift';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Lamp from 'lucide-react/icons/lamp';
import Package from 'lucide-react/icons/package';
import Shirt from 'lucide-react/icons/shirt';
import Smartphone from 'lucide-react/icons/smartphone';
import Wrench from 'lucide-react/icons/wrench';
import { useId, useState } from 'react';
import { FieldNotes } from '../../../../ui/field.tsx';

type Kind = { readonly id: number; readonly name: string };

type KindChoiceProps = {
  readonly kinds: readonly Kind[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
};

// In the order of the kinds, which are counted from 1.
const icons = [FileText, Shirt, Smartphone, CookingPot, Apple, HeartPulse, Lamp, Wrench, BookOpen, Gift, Armchair, Package];

/** What most parcels hold: documents, clothes, electronics, food that keeps, beauty, gifts. */
const usual: ReadonlySet<number> = new Set([1, 2, 3, 4, 6, 10]);

/** What a parcel holds, chosen with one press. What is seldom sent is a press further away. */
export function KindChoice({ kinds, value, error, onChoose }: KindChoiceProps) {
  const name = useId();
  const others = kinds.filter(({ id }) => !usual.has(id));
  // Afterwards it is as the sender leaves it: closing by itself, it would move what is below it.
  const [isOpen, setOpen] = useState(() => others.some(({ id }) => String(id) === value));
  const choices = (some: readonly Kind[]) => (
    <div className="grid grid-cols-2 gap-2">
      {some.map((kind) => {
        const Icon = icons[kind.id - 1] ?? Package;
        return (
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
            <Icon size={18} aria-hidden="true" className="flex-none text-ink-soft" />
            <span className="min-w-0">{kind.name}</span>
          </label>
        );
      })}
    </div>
  );
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Kind of thing</legend>
      {choices(kinds.filter(({ id }) => usual.has(id)))}
      {others.length > 0 ? (
        <details className="fold-link" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>More kinds</summary>
          {choices(others)}
        </details>
      ) : null}
      <FieldNotes id={name} error={error} />
    </fieldset>
  );
}
