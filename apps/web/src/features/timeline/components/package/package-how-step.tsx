import { addDays } from '@waybill/contract/day';
import { type DeliveryType, deliveryType, timelineLimits } from '@waybill/contract/timeline/enums';
import { useId } from 'react';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { FieldNotes } from '../../../../ui/field.tsx';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { modeWord } from '../../model/feed/item-words.ts';
import { deliveryChoice, modeChoice, typeIn } from '../../model/posting/delivery-choice.ts';
import { placeIn } from '../../model/posting/package-fields.ts';
import { suggestionsFor } from '../../model/posting/package-suggestions.ts';
import { deliveryTexts } from '../../model/posting/package-words.ts';
import { ModeOptions } from '../posting/mode-options.tsx';
import type { PackageStepProps } from './package-step-props.ts';

type HowStepProps = PackageStepProps & {
  /** A trip is on its day and by its own way; both are said, not asked. */
  readonly fixed: { readonly mode: boolean; readonly day: boolean };
};

export function PackageHowStep({ form, metadata, fixed }: HowStepProps) {
  const name = useId();
  const { fields } = form;
  const today = lagosDay(new Date());
  const [from, to] = [placeIn(fields.pickupAddressJson), placeIn(fields.dropOffAddressJson)];
  const { possible, why } = deliveryChoice(from, to);
  const goes = (type: DeliveryType) => modeChoice(from, to, type).some((mode) => String(mode) === fields.dispatchMode);
  const offered = possible.filter((type) => !(fixed.day && type === deliveryType.Express) && (!fixed.mode || goes(type)));
  const weight = typedAmount(fields.weight);
  const isExpress = fields.deliveryPartner === String(deliveryType.Express);

  /** Another kind of delivery may not go the way that was chosen. */
  function choose(type: DeliveryType) {
    const deliveryPartner = String(type);
    const { dispatchMode = '' } = suggestionsFor({ ...fields, deliveryPartner }, metadata);
    form.set(fixed.mode ? { deliveryPartner } : { deliveryPartner, dispatchMode });
  }

  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="font-semibold">Kind of delivery</legend>
        <p className="mb-1 text-13 text-ink-soft">{why}</p>
        {offered.map((type) => (
          <ChoiceCard
            key={type}
            name={name}
            value={type}
            checked={fields.deliveryPartner === String(type)}
            onChange={() => choose(type)}
            title={deliveryTexts[type].name}
            text={deliveryTexts[type].text}
          />
        ))}
        <FieldNotes id={name} error={form.field('deliveryPartner').error} />
      </fieldset>
      {fixed.mode ? (
        <div>
          <p>
            It goes <strong>{modeWord(Number(fields.dispatchMode)).toLowerCase()}</strong>, with the traveller.
          </p>
          <FieldNotes id={`${name}-mode`} error={form.field('dispatchMode').error} />
        </div>
      ) : (
        <SelectField label="How it travels" {...form.field('dispatchMode')}>
          <ModeOptions modes={modeChoice(from, to, typeIn(fields.deliveryPartner))} weight={Number(weight)} />
        </SelectField>
      )}
      {fixed.day ? (
        <div>
          <p>
            It leaves on <strong>{dayInWords(fields.shipmentDate, today)}</strong>.
          </p>
          <FieldNotes id={`${name}-day`} error={form.field('shipmentDate').error} />
        </div>
      ) : isExpress ? (
        <p className="text-ink-soft">It goes today, as soon as a rider takes it.</p>
      ) : (
        <TextField
          label="Day it should leave"
          type="date"
          min={today}
          max={addDays(today, timelineLimits.daysAhead)}
          {...form.field('shipmentDate')}
        />
      )}
    </>
  );
}
