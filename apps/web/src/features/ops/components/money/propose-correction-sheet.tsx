import { useQuery, useQueryClient } from '@tanstack/react-query';
import { opsLimits } from '@waybill/contract/ops/because';
import { useDeferredValue, useId } from 'react';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { forgetRequestKey, requestKey } from '../../../../forms/request-key.ts';
import { useDraft } from '../../../../forms/use-draft.ts';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { ComboField } from '../../../../ui/combo-field.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { meantPeopleQuery } from '../../api/meant-people.ts';
import { type CorrectionInput, proposeCorrection } from '../../api/propose-correction.ts';
import {
  correctionDraft,
  correctionSchema,
  correctionWire,
  currencyOf,
  inputOf,
  personMeant,
} from '../../model/correction-form.ts';

const directions = [
  { value: 'in', label: 'Add to balance' },
  { value: 'out', label: 'Take from it' },
] as const;
const currencies = [
  { value: 'NGN', label: 'Naira' },
  { value: 'USD', label: 'Dollars' },
] as const;
const requestName = 'ops.correction';

/** The form for a manual correction of a balance. The draft is stored until it is sent. */
export function ProposeCorrectionSheet({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const queries = useQueryClient();
  const { form, people, isSearching } = useCorrectionForm();
  const meant = personMeant(form.fields.person, people);

  async function send(input: CorrectionInput): Promise<void> {
    await proposeCorrection(input, requestKey(sessionStorage, requestName, input));
    forgetRequestKey(sessionStorage, requestName);
    correctionDraft.clear(sessionStorage);
    toast.success('It is proposed', 'Somebody else of us has to approve it.');
    void queries.invalidateQueries({ queryKey: ['ops'] });
    onClose();
  }

  return (
    <Sheet
      title="Propose a correction"
      open
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            Propose
          </Button>
        </>
      }
    >
      <form id={id} {...form.form({ onValid: (plan) => send(inputOf(plan)) })} className="grid gap-4">
        <p className="text-ink-soft">Nothing moves until another one of us approves it.</p>
        <ComboField
          label="Whose balance"
          hint={meant ? meant.fullName : 'By username, name, email or phone'}
          autoComplete="off"
          autoCapitalize="none"
          busy={isSearching}
          options={people.map(({ username, fullName }) => ({ value: username, detail: fullName }))}
          {...form.field('person')}
        />
        <Segments
          label="Which way"
          options={directions}
          value={form.fields.direction === 'out' ? 'out' : 'in'}
          onChange={(direction) => form.set({ direction })}
        />
        <Segments
          label="Which money"
          options={currencies}
          value={currencyOf(form.fields)}
          onChange={(currency) => form.set({ currency })}
        />
        <AmountField currency={currencyOf(form.fields)} {...form.field('amount')} />
        <TextField label="What they read in their history" maxLength={opsLimits.correctionTitle} {...form.field('title')} />
        <TextAreaField
          label="Why"
          hint="Our team reads it, and whoever approves it goes by it."
          maxLength={opsLimits.because}
          {...form.field('because')}
        />
      </form>
    </Sheet>
  );
}

/** The people to choose from depend on what is typed, and what is sent on whom that names. */
function useCorrectionForm() {
  const queries = useQueryClient();
  // Read when it is needed: whoever was found a moment ago counts as soon as they are.
  const found = (typed: string) => queries.getQueryData(meantPeopleQuery(typed.trim()).queryKey) ?? [];
  const form = useSchemaForm({
    schema: correctionSchema,
    initial: correctionDraft.empty,
    toWire: (fields) => correctionWire(found(fields.person))(fields),
  });
  useDraft(form, correctionDraft);
  const searched = useDeferredValue(form.fields.person.trim());
  const { data: people = [], isFetching } = useQuery(meantPeopleQuery(searched));
  return { form, people, isSearching: isFetching };
}
