import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { AddressField, ContactPhoneField } from '../../../places/index.ts';
import { asField, placeIn } from '../../model/posting/package-fields.ts';
import type { PackageStepProps } from './package-step-props.ts';

const sides = {
  from: {
    address: 'pickupAddress',
    place: 'pickupAddressJson',
    name: 'senderFullName',
    dialCode: 'senderDialCode',
    phone: 'senderPhoneNumber',
    addressLabel: 'Pickup address',
    nameLabel: 'Who hands it over',
    phoneLabel: 'Their phone number',
  },
  to: {
    address: 'dropoffAddress',
    place: 'dropOffAddressJson',
    name: 'receiverFullName',
    dialCode: 'receiverDialCode',
    phone: 'receiverPhoneNumber',
    addressLabel: 'Drop-off address',
    nameLabel: 'Who receives it',
    phoneLabel: 'Their phone number',
  },
} as const;

type EndStepProps = PackageStepProps & {
  readonly side: keyof typeof sides;
  /** Where a batch stops: one of them is chosen instead of any place at all. */
  readonly stops?: readonly { readonly label: string; readonly onChoose: () => void; readonly isChosen: boolean }[];
};

/** One end of the journey: the place, and whoever stands there. */
export function PackageEndStep({ form, side, stops = [] }: EndStepProps) {
  const { address, place, name, dialCode, phone, addressLabel, nameLabel, phoneLabel } = sides[side];
  return (
    <>
      {stops.length > 0 ? (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-2 font-semibold">Where this batch stops</legend>
          {stops.map(({ label, onChoose, isChosen }) => (
            <Button
              key={label}
              variant="secondary"
              aria-pressed={isChosen}
              onClick={onChoose}
              className="min-h-11 px-3.5 text-15 aria-pressed:border-palm aria-pressed:bg-palm/10"
            >
              {label}
            </Button>
          ))}
        </fieldset>
      ) : null}
      <AddressField
        label={addressLabel}
        hint="Only you and whoever carries it see the street. Everybody else sees the area."
        text={form.fields[address]}
        place={placeIn(form.fields[place])}
        error={form.field(place).error ?? form.field(address).error}
        onChange={(value) => form.set({ [address]: value.text, [place]: asField(value.place) })}
      />
      <TextField label={nameLabel} autoComplete="off" enterKeyHint="next" {...form.field(name)} />
      <ContactPhoneField
        label={phoneLabel}
        hint={side === 'to' ? 'We text them where the parcel is. They need no account.' : undefined}
        countryCode={placeIn(form.fields[place])?.countryCode}
        dialCode={form.fields[dialCode]}
        onDialCode={(code) => form.set({ [dialCode]: code })}
        input={form.field(phone)}
      />
    </>
  );
}
