import { addDays } from '@waybill/contract/day';
import type { Currency } from '@waybill/contract/money';
import { timelineLimits } from '@waybill/contract/timeline/enums';
import { useMemo, useState } from 'react';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { useDraftForm } from '../../../../forms/use-draft-form.ts';
import { itemHref } from '../../../../session/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ImagePicker } from '../../../files/index.ts';
import { AddressField, RouteMap } from '../../../places/index.ts';
import { createTravellersRequest } from '../../api/create-travellers-request.ts';
import { modeChoice } from '../../model/posting/delivery-choice.ts';
import { asField, imagesIn, placeIn } from '../../model/posting/package-fields.ts';
import { tripDraft, tripSchema, tripWire } from '../../model/posting/trip-fields.ts';
import { usePosting } from '../../model/posting/use-posting.ts';
import { DraftNotice } from './draft-notice.tsx';
import { ModeOptions } from './mode-options.tsx';
import { PostedSlip } from './posted-slip.tsx';
import { RoomInputs } from './room-inputs.tsx';

type TripFormProps = {
  readonly userId: string;
  readonly home: Currency;
  readonly onKyc: () => void;
};

/** Somebody travels and has room: from, to, when, how, and what they say about it. */
export function TripForm({ userId, home, onKyc }: TripFormProps) {
  const today = lagosDay(new Date());
  const draft = useMemo(() => tripDraft(userId), [userId]);
  const form = useDraftForm({ draft, suggested: {}, schema: tripSchema(today), toWire: (typed) => tripWire(typed, home) });
  const [uploading, setUploading] = useState(false);
  const { posted, post, needsKyc } = usePosting({
    keyName: `trip.${userId}`,
    send: createTravellersRequest,
    forget: form.forget,
    emptyPictures: () => form.set({ imageIdList: '' }),
    onKyc,
  });
  const { fields } = form;
  const from = placeIn(fields.pickupAddressJson);
  const to = placeIn(fields.dropOffAddressJson);
  const end = (address: 'pickupAddress' | 'dropOffAddress', place: 'pickupAddressJson' | 'dropOffAddressJson') => ({
    text: fields[address],
    place: placeIn(fields[place]),
    error: form.field(place).error ?? form.field(address).error,
    onChange: (value: { text: string; place: ReturnType<typeof placeIn> }) =>
      form.set({ [address]: value.text, [place]: asField(value.place) }),
  });

  if (posted)
    return (
      <PostedSlip
        drawing="plane"
        stamp="Posted"
        title="Your trip is on the board"
        href={itemHref(posted)}
        linkLabel="See your trip"
        shares={posted}
      >
        People can ask you to take a parcel along. Their money is in escrow before they ask.
      </PostedSlip>
    );
  return (
    <form {...form.form({ onValid: post, onFailure: needsKyc })} className="grid gap-4">
      {form.wasRestored ? <DraftNotice onStartOver={form.startOver} /> : null}
      <AddressField label="Where you start" {...end('pickupAddress', 'pickupAddressJson')} />
      <AddressField label="Where you are going" {...end('dropOffAddress', 'dropOffAddressJson')} />
      {from && to ? <RouteMap from={from} to={[to]} /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Day you leave"
          type="date"
          min={today}
          max={addDays(today, timelineLimits.daysAhead)}
          {...form.field('shippingDate')}
        />
        <SelectField label="How you travel" {...form.field('dispatchMode')}>
          <ModeOptions modes={modeChoice(from, to)} />
        </SelectField>
      </div>
      <RoomInputs title="Your room (optional)" field={form.field} />
      <AmountField
        currency={fields.currency === 'USD' || fields.currency === 'NGN' ? fields.currency : home}
        label="For a kilogram"
        hint="Leave it empty, and senders name a fee."
        {...form.field('pricePerKg')}
      />
      <TextAreaField
        label="What should people know? (optional)"
        maxLength={timelineLimits.note}
        placeholder="I can meet at Ojota in the morning."
        {...form.field('message')}
      />
      <ImagePicker
        userId={userId}
        label="Pictures (optional)"
        images={imagesIn(fields.imageIdList)}
        error={form.field('imageIdList').error}
        onChange={(images) => form.set({ imageIdList: asField(images) })}
        onBusy={setUploading}
      />
      <Button type="submit" full busy={form.busy || uploading}>
        Post your trip
      </Button>
    </form>
  );
}
