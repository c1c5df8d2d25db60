import type { ReactNode } from 'react';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import type { SchemaForm } from '../../../forms/use-schema-form.ts';
import { Button } from '../../../ui/button.tsx';

type Part<Name> = { readonly fields: readonly Name[] };

type FormPartsProps<Fields extends Readonly<Record<string, string>>, Wire> = {
  readonly form: SchemaForm<Fields, Wire>;
  readonly parts: readonly Part<keyof Fields & string>[];
  readonly part: number;
  readonly onPart: (part: number) => void;
  readonly onDone: (wire: Wire) => Promise<void>;
  readonly children: ReactNode;
};

/** A long form, a few questions at a time: each part is checked before the next is asked, all of it before it is sent. */
export function FormParts<Fields extends Readonly<Record<string, string>>, Wire>(props: FormPartsProps<Fields, Wire>) {
  const { form, parts, part, onPart, onDone, children } = props;
  const whole = form.form({
    onValid: onDone,
    onMistakes: (mistakes) => {
      const wrong = parts.findIndex(({ fields }) => fields.some((name) => mistakes.has(name)));
      if (wrong >= 0 && wrong !== part) onPart(wrong);
    },
  });
  return (
    <form
      {...whole}
      className="grid gap-4"
      onSubmit={(event) => {
        if (part === parts.length - 1) return whole.onSubmit(event);
        event.preventDefault();
        if (form.check(parts[part]?.fields ?? [])) onPart(part + 1);
      }}
    >
      {children}
      <SubmitButton busy={form.busy}>Continue</SubmitButton>
      {part > 0 ? (
        <Button variant="quiet" full onClick={() => onPart(part - 1)}>
          Back
        </Button>
      ) : null}
    </form>
  );
}
