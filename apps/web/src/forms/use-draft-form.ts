import { useEffect, useRef, useState } from 'react';
import type { FormSchema } from './check-wire.ts';
import type { Draft } from './drafts.ts';
import { type SchemaForm, useSchemaForm } from './use-schema-form.ts';

type Options<Fields extends Readonly<Record<string, string>>, Wire> = {
  readonly draft: Draft<Fields>;
  /** The fields of a form begun anew. */
  readonly suggested: Partial<Fields>;
  readonly schema: FormSchema<Fields, Wire>;
  readonly toWire: (fields: Fields) => unknown;
};

type DraftForm<Fields extends Readonly<Record<string, string>>, Wire> = SchemaForm<Fields, Wire> & {
  /** The form was filled from the browser’s store. */
  readonly wasRestored: boolean;
  readonly startOver: () => void;
  /** Called once the form is sent. */
  readonly forget: () => void;
};

const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** A form that this browser stores until it is sent, over reloads, other pages and days. Only inside the app: it is never prerendered. */
export function useDraftForm<Fields extends Readonly<Record<string, string>>, Wire>(
  options: Options<Fields, Wire>,
): DraftForm<Fields, Wire> {
  const { draft, suggested, schema, toWire } = options;
  const [fresh] = useState(() => draft.resume(nothing, {}, suggested));
  const [initial] = useState(() => draft.resume(localStorage, {}, suggested));
  const [wasRestored, setWasRestored] = useState(() => JSON.stringify(initial) !== JSON.stringify(fresh));
  const form = useSchemaForm({ schema, initial, toWire });
  const written = useRef(initial);

  useEffect(() => {
    if (written.current === form.fields) return;
    written.current = form.fields;
    draft.write(localStorage, form.fields);
  }, [form.fields, draft]);

  return {
    ...form,
    wasRestored,
    startOver() {
      draft.clear(localStorage);
      written.current = fresh;
      form.restart(fresh);
      setWasRestored(false);
    },
    forget: () => draft.clear(localStorage),
  };
}
