import { ApiProblem } from '@waybill/client/failures';
import type { ImportSettingsDraft } from '@waybill/contract/imports/import-settings';
import type { ImportView } from '@waybill/contract/imports/import-view';
import { doorLengths } from '@waybill/contract/receivers/door-fields';
import type { PickupPlaceView } from '@waybill/contract/receivers/pickup-place-view';
import { writtenPhoneNumber } from '@waybill/contract/text';
import { type dispatchMode, handleRequirements, itemCategories } from '@waybill/contract/timeline/enums';
import { useState } from 'react';
import { AmountField } from '../../../forms/amount-field.tsx';
import { PlainForm } from '../../../forms/plain-form.tsx';
import { showFailure } from '../../../forms/show-failure.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { amountText, typedAmount } from '../../../forms/typed-amount.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { Fold } from '../../../ui/fold.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { AddressField } from '../../places/index.ts';
import { PickupChoice } from '../../receivers/index.ts';
import { updateImport } from '../api/update-import.ts';

type ImportCommonProps = { readonly of: ImportView; readonly onChanged: (next: ImportView) => void };

/** What all parcels of a file have in common: said once, above the rows. */
export function ImportCommon({ of, onChanged }: ImportCommonProps) {
  const { settings, missing } = of;
  const pickup = settings.pickupAddressJson?.label;
  return (
    <Fold
      title="Pickup, and what all have in common"
      isOpen={missing.length > 0}
      text={missing.length > 0 ? 'Please say where they are picked up' : `From ${pickup ?? ''} on ${settings.shipmentDate ?? ''}`}
    >
      <CommonForm of={of} onChanged={onChanged} />
    </Fold>
  );
}

const modeWords: Readonly<Record<keyof typeof dispatchMode, string>> = {
  Bike: 'By bike',
  Car: 'By car',
  Van: 'By van',
  Truck: 'By truck',
  Bus: 'By bus',
  Air: 'By air',
  Sea: 'By sea',
};

function CommonForm({ of, onChanged }: ImportCommonProps) {
  const { settings, currency } = of;
  const { busy, run } = useBusy();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(of.missing.map(({ field, message }) => [field, message])),
  );
  const [name, setName] = useState(settings.senderFullName ?? '');
  const [phone, setPhone] = useState(settings.senderPhoneNumber ?? '');
  const [address, setAddress] = useState({ text: settings.pickupAddress ?? '', place: settings.pickupAddressJson ?? null });
  const [landmark, setLandmark] = useState(settings.pickupLandmark ?? '');
  const [note, setNote] = useState(settings.pickupNote ?? '');
  const [day, setDay] = useState(settings.shipmentDate ?? '');
  const [weight, setWeight] = useState(String(settings.weight ?? ''));
  const [value, setValue] = useState(settings.costOfItem === undefined ? '' : amountText(settings.costOfItem));
  const [fee, setFee] = useState(settings.fee ? amountText(settings.fee) : '');
  const [mode, setMode] = useState(settings.dispatchMode ?? null);
  const [category, setCategory] = useState(settings.itemCategoryId ?? 12);
  const [handling, setHandling] = useState(settings.handleRequirementId ?? 1);

  /** What finds one door leads astray at another. */
  function moveTo(next: typeof address): void {
    setAddress(next);
    if (!next.place || next.place.label === address.place?.label) return;
    setLandmark('');
    setNote('');
  }

  function startAt(place: PickupPlaceView): void {
    setAddress({ text: place.address, place: place.addressJson });
    setName(place.fullName);
    setPhone(place.phoneNumber);
    setLandmark(place.landmark);
    setNote(place.note);
  }

  function save(): void {
    const next: ImportSettingsDraft = {
      senderFullName: name,
      senderPhoneNumber: writtenPhoneNumber('+234', phone),
      pickupAddress: address.text,
      ...(address.place ? { pickupAddressJson: address.place } : {}),
      pickupLandmark: landmark,
      pickupNote: note,
      shipmentDate: day,
      weight: Number(weight.replace(',', '.')),
      costOfItem: Number(typedAmount(value)),
      fee: fee.trim() === '' ? null : Number(typedAmount(fee)),
      dispatchMode: mode,
      itemCategoryId: category,
      handleRequirementId: handling,
    };
    void run(
      async () => {
        const changed = await updateImport(of.id, { settings: next });
        setErrors(Object.fromEntries(changed.missing.map(({ field, message }) => [field, message])));
        onChanged(changed);
        if (changed.missing.length === 0) toast.success('Every row is checked with it');
      },
      (failure) => {
        const errors = failure instanceof ApiProblem ? failure.problem.errors : [];
        if (errors.length === 0) showFailure(failure);
        else setErrors(Object.fromEntries(errors.map(({ field, message }) => [field.replace('settings.', ''), message])));
      },
    );
  }

  return (
    <PlainForm onSubmit={save}>
      <AddressField
        label="Picked up at"
        text={address.text}
        place={address.place}
        onChange={moveTo}
        error={errors.pickupAddressJson ?? errors.pickupAddress}
      />
      <PickupChoice address={address.text} onChoose={startAt} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Sender" value={name} onChange={(event) => setName(event.target.value)} error={errors.senderFullName} />
        <TextField
          label="Sender’s phone"
          type="tel"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
          error={errors.senderPhoneNumber}
        />
        <TextField
          label="Landmark at the pickup"
          value={landmark}
          maxLength={doorLengths.landmark}
          onChange={(event) => setLandmark(event.target.value)}
          error={errors.pickupLandmark}
        />
        <TextField
          label="Note for whoever picks them up"
          value={note}
          maxLength={doorLengths.note}
          onChange={(event) => setNote(event.target.value)}
          error={errors.pickupNote}
        />
        <TextField
          label="Pickup day"
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
          error={errors.shipmentDate}
        />
        <SelectField
          label="How they travel"
          value={mode ?? ''}
          onChange={(event) => setMode(event.target.value === '' ? null : Number(event.target.value))}
          error={errors.dispatchMode}
        >
          <option value="">The cheapest way that takes it</option>
          {Object.entries(modeWords).map(([key, words], index) => (
            <option key={key} value={index}>
              {words}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="text-15 text-ink-soft">Where a row does not say it:</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Weight in kg"
          inputMode="decimal"
          value={weight}
          onChange={(event) => setWeight(event.target.value)}
          error={errors.weight}
        />
        <AmountField
          currency={currency}
          label="Value"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          error={errors.costOfItem}
        />
        <AmountField
          currency={currency}
          label="Delivery fee"
          hint="Empty: what the way usually costs."
          value={fee}
          onChange={(event) => setFee(event.target.value)}
          error={errors.fee}
        />
        <SelectField label="What they are" value={category} onChange={(event) => setCategory(Number(event.target.value))}>
          {itemCategories.map(({ id, name: words }) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </SelectField>
        <SelectField label="Handling" value={handling} onChange={(event) => setHandling(Number(event.target.value))}>
          {handleRequirements.map(({ id, name: words }) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </SelectField>
      </div>
      <SubmitButton busy={busy}>Check the rows with it</SubmitButton>
    </PlainForm>
  );
}
