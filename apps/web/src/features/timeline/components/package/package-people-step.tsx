import { readablePhone } from '@waybill/contract/readable-phone';
import { doorLengths } from '@waybill/contract/receivers/door-fields';
import Contact from 'lucide-react/icons/contact';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { canPickContact, pickContact } from '../../../../ui/pick-contact.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { AddressField, ContactPhoneField, dialCodesOf, useCountries } from '../../../places/index.ts';
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
