import { useEffect } from 'react';
import type { FieldMessage } from '../../../forms/place-failure.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { type SchemaForm, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { type PersonFields, type PersonWire, personDraft, personSchema, personToWire } from './person-form.ts';

export type PersonFormState = SchemaForm<PersonFields, PersonWire>;

/** `messages`: what a later step learned about the fields of this one. */
export function usePersonForm(suggested: Partial<PersonFields>, messages: readonly FieldMessage[]): PersonFormState {
  const form = useSchemaForm({ schema: personSchema, initial: personDraft.empty, toWire: personToWire });
  useDraft(form, personDraft, suggested);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when they arrive
  useEffect(() => form.showMessages(messages), [messages]);
  return form;
}
