import { useEffect } from 'react';
import type { FieldMessage } from '../../../forms/place-failure.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { type SchemaForm, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { type BusinessFields, type BusinessWire, businessDraft, businessSchema, businessToWire } from './business-form.ts';

export type BusinessFormState = SchemaForm<BusinessFields, BusinessWire>;

/** `messages`: what a later step learned about the fields of this one. */
export function useBusinessForm(suggested: Partial<BusinessFields>, messages: readonly FieldMessage[]): BusinessFormState {
  const form = useSchemaForm({ schema: businessSchema, initial: businessDraft.empty, toWire: businessToWire });
  useDraft(form, businessDraft, suggested);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when they arrive
  useEffect(() => form.showMessages(messages), [messages]);
  return form;
}
