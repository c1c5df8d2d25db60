import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

export type FieldText = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** Ids of the texts that belong to a field, and the attributes that tie them to its input. */
export function describeField(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

/** The texts under a field. The error’s place is there from the start, so that a screen reader hears it arrive. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  return (
    <>
      <div aria-live="polite">
        {error ? (
          <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-13 font-medium text-clay">
            <TriangleAlert size={16} className="mt-px flex-none" aria-hidden="true" />
            {error}
          </p>
        ) : null}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-13 text-ink-soft">
          {hint}
        </p>
      ) : null}
    </>
  );
}
