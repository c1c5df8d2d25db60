import { useQuery } from '@tanstack/react-query';
import { PickButtons } from '../../../../ui/pick-buttons.tsx';
import { AddressField, dialCodesOf, RouteMap, useCountries } from '../../../places/index.ts';
import { PickupChoice, ReceiverField } from '../../../receivers/index.ts';
import { myItemsQuery } from '../../api/list-timeline.ts';
import { asField, placeIn } from '../../model/posting/package-fields.ts';
import { keepsNothing, pickupFieldsOf } from '../../model/posting/pickup-fields.ts';
import { type RecentEnd, recentEnds, splitPhoneNumber } from '../../model/posting/recent-ends.ts';
import type { PackageStepProps } from './package-step-props.ts';

type RouteStepProps = Pick<PackageStepProps, 'form'> & {
  /** Where a batch stops: one of them is chosen instead of any place at all. */
  readonly stops: readonly { readonly label: string; readonly onChoose: () => void; readonly isChosen: boolean }[];
};

/** From where to where: an area, a town or an exact spot. Doors and people come later. */
export function PackageRouteStep({ form, stops }: RouteStepProps) {
  const { fields } = form;
  const { data } = useQuery(myItemsQuery);
  const dialCodes = dialCodesOf(useCountries()).map(({ code }) => code);
  const items = data?.items ?? [];
  const from = placeIn(fields.pickupAddressJson);
  const to = placeIn(fields.dropOffAddressJson);

  const takeFrom = (end: RecentEnd) => form.set(pickupFieldsOf(end, dialCodes));

  function takeTo({ address, place, fullName, phoneNumber, landmark, note }: RecentEnd) {
    const { dialCode, local } = splitPhoneNumber(phoneNumber, dialCodes);
    form.set({
      dropoffAddress: address,
      dropOffAddressJson: asField(place),
      receiverFullName: fullName,
      receiverPhoneNumber: local,
      dropoffLandmark: landmark,
      dropoffNote: note,
      ...(dialCode === '' ? {} : { receiverDialCode: dialCode }),
    });
  }

  return (
    <>
      <AddressField
        part="area"
        label="From"
        hasHere
        text={fields.pickupAddress}
        place={from}
        error={form.field('pickupAddressJson').error}
        onChange={({ text, place }) =>
          form.set({
            pickupAddress: text,
            pickupAddressJson: asField(place),
            ...(place && place.label !== from?.label ? { pickupLandmark: '', pickupNote: '', ...keepsNothing } : {}),
          })
        }
      />
      <PickupChoice
        address={fields.pickupAddress}
        onChoose={({ addressJson, ...kept }) => takeFrom({ ...kept, place: addressJson })}
        before={recentEnds(items, 'from').map((end) => ({
          key: end.address,
          text: end.address,
          isChosen: fields.pickupAddress === end.address,
          onChoose: () => takeFrom(end),
        }))}
      />
      {stops.length > 0 ? (
        <PickButtons
          label="Where this batch stops"
          isTitled
          options={stops.map(({ label, isChosen, onChoose }) => ({ key: label, text: label, isChosen, onChoose }))}
        />
      ) : null}
      {stops.length > 0 ? null : (
        <ReceiverField onChoose={({ addressJson, ...receiver }) => takeTo({ ...receiver, place: addressJson })} />
      )}
      <AddressField
        part="area"
        label="To"
        text={fields.dropoffAddress}
        place={to}
        error={form.field('dropOffAddressJson').error}
        // What finds one door leads astray at another.
        onChange={({ text, place }) =>
          form.set({
            dropoffAddress: text,
            dropOffAddressJson: asField(place),
            ...(place && place.label !== to?.label ? { dropoffLandmark: '', dropoffNote: '' } : {}),
          })
        }
      />
      <PickButtons
        label="Who you sent to before"
        isStrip
        options={recentEnds(items, 'to').map((end) => ({
          key: `${end.address} ${end.phoneNumber}`,
          text: `${end.fullName}, ${end.place.label}`,
          isChosen: fields.dropoffAddress === end.address && fields.receiverFullName === end.fullName,
          onChoose: () => takeTo(end),
        }))}
      />
      {from && to ? (
        <RouteMap from={from} to={[to]} />
      ) : (
        <p className="text-13 text-ink-soft">
          You can paste a Plus Code or the link of a map. Only you and whoever carries it see the exact spot.
        </p>
      )}
    </>
  );
}
