import type { Currency } from '@waybill/contract/money';
import { timelineLimits } from '@waybill/contract/timeline/enums';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { weightInWords } from '../../../../forms/typed-amount.ts';
import { Segments } from '../../../../ui/segments.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ImagePicker } from '../../../files/index.ts';
import { asField, imagesIn } from '../../model/posting/package-fields.ts';
import { KindChoice } from './kind-choice.tsx';
import type { PackageStepProps } from './package-step-props.ts';
import { SizeChoice } from './size-choice.tsx';

const wallets = [
  { value: 'NGN', label: 'Pay in naira' },
  { value: 'USD', label: 'Pay in dollars' },
] as const;

type WhatStepProps = PackageStepProps & {
  readonly userId: string;
  readonly currency: Currency;
  /** Whether the wallet to pay from can be chosen. */
  readonly hasChoice: boolean;
  readonly onBusy: (busy: boolean) => void;
};

export function PackageWhatStep({ userId, form, metadata, currency, hasChoice, onBusy }: WhatStepProps) {
  const { fields } = form;
  return (
    <>
      <SizeChoice weight={fields.weight} onChoose={(weight) => form.set({ weight })} />
      <TextField
        label="Weight in kilograms"
        inputMode="decimal"
        autoComplete="off"
        hint={weightInWords(fields.weight) ?? 'As near as you can say.'}
        {...form.field('weight')}
      />
      <KindChoice
        kinds={metadata.itemCategories}
        value={fields.itemCategoryId}
        error={form.field('itemCategoryId').error}
        onChoose={(itemCategoryId) => form.set({ itemCategoryId })}
      />
      {hasChoice ? (
        <Segments
          label="Which wallet pays"
          options={wallets}
          value={currency}
          // Figures of one currency mean nothing in the other.
          onChange={(chosen) => form.set({ currency: chosen, price: '', costOfItem: '' })}
        />
      ) : null}
      <AmountField
        currency={currency}
        label="What it is worth"
        hint="Seen by you and whoever carries it. What we can give back is the fee, not the worth."
        {...form.field('costOfItem')}
      />
      <ImagePicker
        userId={userId}
        label="Pictures (optional)"
        images={imagesIn(fields.imageIdList)}
        error={form.field('imageIdList').error}
        hint="A picture shows carriers the size."
        onChange={(images) => form.set({ imageIdList: asField(images) })}
        onBusy={onBusy}
      />
      <details open={fields.handleRequirementId !== '1' || fields.description !== ''} className="fold-link">
        <summary>Handling and a note (optional)</summary>
        <div className="grid gap-4">
          <SelectField label="Handling" {...form.field('handleRequirementId')}>
            {metadata.handleRequirements.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label="Anything to know? (optional)"
            maxLength={timelineLimits.note}
            placeholder="A blue box, tied with rope"
            {...form.field('description')}
          />
        </div>
      </details>
    </>
  );
}
