import { useQuery } from '@tanstack/react-query';
import { readablePhone } from '@waybill/contract/readable-phone';
import { doorLengths } from '@waybill/contract/receivers/door-fields';
import { pickupPlaceNameLength } from '@waybill/contract/receivers/pickup-place-fields';
import Contact from 'lucide-react/icons/contact';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/check-field.tsx';
import { canPickContact, pickContact } from '../../../../ui/pick-contact.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { AddressField, ContactPhoneField, dialCodesOf, useCountries } from '../../../places/index.ts';
import { listPickupPlacesQuery } from '../../../receivers/index.ts';
import { asField, placeIn } from '../../model/posting/package-fields.ts';
import { splitPhoneNumber } from '../../model/posting/recent-ends.ts';
import type { PackageStepProps } from './package-step-props.ts';

/** The two doors, and whoever opens them. */
export function PackagePeopleStep({ form }: Pick<PackageStepProps, 'form'>) {
  const { fields } = form;
  const from = placeIn(fields.pickupAddressJson);
  const to = placeIn(fields.dropOffAddressJson);
  return (
    <>
      <section className="grid gap-3">
        <h3 className="text-17">From {from?.label}</h3>
        <AddressField
          part="street"
          label="Pickup address"
          hint="Only you and whoever carries it see the street. Everybody else sees the area."
          text={fields.pickupAddress}
          place={from}
          error={form.field('pickupAddress').error}
          onChange={({ text, place }) => form.set({ pickupAddress: text, pickupAddressJson: asField(place) })}
        />
        <Sender form={form} />
        <PickupWords form={form} />
        <KeepPlace form={form} />
      </section>
      <section className="grid gap-3">
        <h3 className="text-17">To {to?.label}</h3>
        <AddressField
          part="street"
          label="Drop-off address"
          text={fields.dropoffAddress}
          place={to}
          error={form.field('dropoffAddress').error}
          onChange={({ text, place }) => form.set({ dropoffAddress: text, dropOffAddressJson: asField(place) })}
        />
        <TextField
          label="Landmark, if there is one"
          hint="What one sees from the road: opposite the blue mosque."
          maxLength={doorLengths.landmark}
          autoComplete="off"
          enterKeyHint="next"
          {...form.field('dropoffLandmark')}
        />
        <Receiver form={form} />
        <TextField
          label="Note for the carrier, if you like"
          maxLength={doorLengths.note}
          autoComplete="off"
          enterKeyHint="next"
          {...form.field('dropoffNote')}
        />
      </section>
    </>
  );
}

/** Mostly whoever fills this in: then a line says so, and nothing is asked. */
function Sender({ form }: Pick<PackageStepProps, 'form'>) {
  const { fields } = form;
  const [isOpen, setOpen] = useState(() => form.mistakes?.has('senderFullName') || form.mistakes?.has('senderPhoneNumber'));
  const hasMessage = form.field('senderFullName').error !== undefined || form.field('senderPhoneNumber').error !== undefined;
  if (!isOpen && !hasMessage)
    return (
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-15 wrap-anywhere">
          {fields.senderFullName} hands it over
          <span className="block text-13 text-ink-soft">
            {readablePhone(`${fields.senderDialCode}${fields.senderPhoneNumber}`)}
          </span>
        </p>
        <Button variant="quiet" className="flex-none" onClick={() => setOpen(true)}>
          Somebody else
        </Button>
      </div>
    );
  return (
    <>
      <TextField label="Who hands it over" autoComplete="off" enterKeyHint="next" {...form.field('senderFullName')} />
      <ContactPhoneField
        label="Phone number at the pickup"
        countryCode={placeIn(fields.pickupAddressJson)?.countryCode}
        dialCode={fields.senderDialCode}
        onDialCode={(senderDialCode) => form.set({ senderDialCode })}
        input={form.field('senderPhoneNumber')}
      />
    </>
  );
}

/** What a carrier reads there. Most leave from a door that needs no words: it is asked of whoever wants to say something. */
function PickupWords({ form }: Pick<PackageStepProps, 'form'>) {
  const { pickupLandmark, pickupNote } = form.fields;
  const [isOpen, setOpen] = useState(pickupLandmark !== '' || pickupNote !== '');
  if (!isOpen)
    return (
      <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        Add a landmark or a note
      </Button>
    );
  return (
    <>
      <TextField
        label="Landmark at the pickup"
        maxLength={doorLengths.landmark}
        autoComplete="off"
        enterKeyHint="next"
        {...form.field('pickupLandmark')}
      />
      <TextField
        label="Note for whoever picks it up"
        maxLength={doorLengths.note}
        autoComplete="off"
        enterKeyHint="next"
        {...form.field('pickupNote')}
      />
    </>
  );
}

/** A door that has no name yet is kept with the parcel. */
function KeepPlace({ form }: Pick<PackageStepProps, 'form'>) {
  const { pickupAddress, pickupAddressJson, keepsPlace, placeName } = form.fields;
  const { data } = useQuery(listPickupPlacesQuery);
  const places = data?.items ?? [];
  const isKept = places.some(({ address }) => address.toLowerCase() === pickupAddress.toLowerCase());
  if (!data || isKept) return null;
  const isTaken = places.some(({ name }) => name.toLowerCase() === placeName.trim().toLowerCase());
  return (
    <>
      <CheckField
        label="Keep this place for the next parcel"
        checked={keepsPlace !== ''}
        onChange={({ target: { checked } }) => form.set({ keepsPlace: checked ? 'yes' : '' })}
      />
      {keepsPlace === '' ? null : (
        <TextField
          label="What you call it"
          hint={`Only you read it: Shop, Home. Left empty, it is ${placeIn(pickupAddressJson)?.label ?? 'its part of town'}.`}
          error={isTaken ? 'You have a place with that name, at another address. Please choose another one.' : undefined}
          value={placeName}
          maxLength={pickupPlaceNameLength}
          autoComplete="off"
          enterKeyHint="next"
          onChange={({ target: { value } }) => form.set({ placeName: value })}
        />
      )}
    </>
  );
}

function Receiver({ form }: Pick<PackageStepProps, 'form'>) {
  const { fields } = form;
  const dialCodes = dialCodesOf(useCountries()).map(({ code }) => code);

  async function takeContact() {
    const contact = await pickContact();
    if (!contact) return;
    const { dialCode, local } = splitPhoneNumber(contact.phoneNumber.replaceAll(/[\s()-]/g, ''), dialCodes);
    form.set({
      receiverFullName: contact.fullName,
      receiverPhoneNumber: local,
      ...(dialCode === '' ? {} : { receiverDialCode: dialCode }),
    });
  }

  return (
    <>
      {canPickContact() ? (
        <Button variant="secondary" icon={<Contact size={20} aria-hidden="true" />} onClick={() => void takeContact()}>
          Choose from your contacts
        </Button>
      ) : null}
      <TextField label="Who receives it" autoComplete="off" enterKeyHint="next" {...form.field('receiverFullName')} />
      <ContactPhoneField
        label="Their phone number"
        hint="We text them where the parcel is. They need no account."
        countryCode={placeIn(fields.dropOffAddressJson)?.countryCode}
        dialCode={fields.receiverDialCode}
        onDialCode={(receiverDialCode) => form.set({ receiverDialCode })}
        input={form.field('receiverPhoneNumber')}
      />
    </>
  );
}
