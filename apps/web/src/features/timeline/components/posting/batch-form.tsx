import { addDays } from '@waybill/contract/day';
import type { Currency } from '@waybill/contract/money';
import { timelineLimits } from '@waybill/contract/timeline/enums';
import { useMemo, useState } from 'react';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { useDraftForm } from '../../../../forms/use-draft-form.ts';
import { itemHref } from '../../../../session/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import { Segments } from '../../../../ui/segments.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ImagePicker } from '../../../files/index.ts';
import { AddressField, RouteMap } from '../../../places/index.ts';
import { createBatchShipping } from '../../api/create-batch-shipping.ts';
import { type BatchPlan, batchDraft, batchInput, batchSchema, batchWire, stopsIn } from '../../model/posting/batch-fields.ts';
import { asField, imagesIn, placeIn } from '../../model/posting/package-fields.ts';
import { usePosting } from '../../model/posting/use-posting.ts';
import { BatchStops } from './batch-stops.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { PostedSlip } from './posted-slip.tsx';
import { RoomInputs } from './room-inputs.tsx';

type BatchFormProps = {
  readonly userId: string;
  readonly home: Currency;
  readonly onKyc: () => void;
};

const wallets = [
  { value: 'NGN', label: 'Prices in naira' },
  { value: 'USD', label: 'Prices in dollars' },
] as const;

// The server has two lists where this form has one.
const renamed = { dropOffAddressesJson: 'dropOffAddresses' };

/** One pickup, several towns, a day and a range of prices. */
export function BatchForm({ userId, home, onKyc }: BatchFormProps) {
  const today = lagosDay(new Date());
  const draft = useMemo(() => batchDraft(userId), [userId]);
  const form = useDraftForm({
    draft,
    suggested: {},
    schema: batchSchema(today),
    toWire: (fields) => batchWire(fields, home),
  });
  const [uploading, setUploading] = useState(false);
  const { posted, post, needsKyc } = usePosting({
    keyName: `batch.${userId}`,
    send: (plan: BatchPlan, key) => createBatchShipping(batchInput(plan), key),
    forget: form.forget,
    emptyPictures: () => form.set({ imageIdList: '' }),
    onKyc,
    renamed,
  });

  if (posted)
    return (
      <PostedSlip
        drawing="bus"
        stamp="Posted"
        title="Your batch is on the board"
        href={itemHref(posted)}
        linkLabel="See your batch"
        shares={posted}
      >
        Senders can book a place in it. Their money is in escrow before they ask.
      </PostedSlip>
    );
  const { fields } = form;
  const from = placeIn(fields.pickupAddressJson);
  const stops = stopsIn(fields.dropOffAddresses);
  const places = stops.flatMap(({ place }) => place ?? []);
  const currency = fields.currency === 'USD' || fields.currency === 'NGN' ? fields.currency : home;
  return (
    <form {...form.form({ onValid: post, onFailure: needsKyc })} className="grid gap-4">
      {form.wasRestored ? <DraftNotice onStartOver={form.startOver} /> : null}
      <AddressField
        label="Where you pick up"
        text={fields.pickupAddress}
        place={from}
        error={form.field('pickupAddressJson').error ?? form.field('pickupAddress').error}
        onChange={({ text, place }) => form.set({ pickupAddress: text, pickupAddressJson: asField(place) })}
      />
      <BatchStops
        stops={stops}
        error={form.field('dropOffAddresses').error}
        onChange={(next) => form.set({ dropOffAddresses: JSON.stringify(next) })}
      />
      {from && places.length > 0 ? <RouteMap from={from} to={places} /> : null}
      <TextField
        label="Day you leave"
        type="date"
        min={today}
        max={addDays(today, timelineLimits.daysAhead)}
        {...form.field('shippingDate')}
      />
      <RoomInputs title="Room in the vehicle (optional)" field={form.field} />
      <Segments label="Currency" options={wallets} value={currency} onChange={(chosen) => form.set({ currency: chosen })} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <AmountField currency={currency} label="Lowest price" {...form.field('priceStart')} />
        <AmountField currency={currency} label="Highest price" {...form.field('priceEnd')} />
      </div>
      <TextAreaField
        label="What should senders know? (optional)"
        maxLength={timelineLimits.note}
        placeholder="Boxes up to 60 cm. Drop them off before noon."
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
        Post your batch
      </Button>
    </form>
  );
}
