import { amount, type Currency } from '@waybill/contract/money';
import { carrierNote, landmark } from '@waybill/contract/receivers/door-fields';
import { lowestSalePrice } from '@waybill/contract/sales/money';
import { joinPhoneNumber } from '@waybill/contract/text';
import {
  deliveryTypeField,
  dispatchModeField,
  handleRequirementField,
  itemCategoryField,
  lastDayAhead,
  weight,
} from '@waybill/contract/timeline/item-fields';
import { parcelFields } from '@waybill/contract/timeline/parcel-fields';
import { wayAgainst } from '@waybill/contract/timeline/travel-fit';
import * as z from 'zod/mini';
import { chosenPlace } from '../../../../forms/chosen-place.ts';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import { formatMoney } from '../../../../ui/format-money.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import type { PackageMetadata } from '../../api/get-package-metadata.ts';
import { deliveryChoice, typeIn } from './delivery-choice.ts';
import { type PackageFields, placeIn } from './package-fields.ts';

export type PackageRules = Pick<PackageMetadata, 'prices' | 'dispatchModes'> & {
  readonly today: string;
  /** The room that is left on the trip it asks to travel with. */
  readonly roomLeftKg?: number | null | undefined;
  /** Whoever collects money has a checked identity. */
  readonly isChecked: boolean;
};

// Drawn from the contract’s smaller parts rather than its whole body: what reads JSON, dates and lists there would
// travel with every page, this one never opened.
export const chosenImages = z.custom<string[]>((value) => Array.isArray(value));

/** A day from today on, as far ahead as anything can be posted. */
export function dayAhead(today: string) {
  return z.string('Please choose a day').check(
    z.refine((value) => value >= today, 'That day is over. Please choose another one'),
    z.refine((value) => value <= lastDayAhead(today), 'A year ahead is the most'),
  );
}

// The area alone finds nobody’s door.
const doorMissing = 'Please add the street and number, or how to find it';

function priceBetween(least: number, most: number, money: (major: number) => string) {
  return amount.check(
    z.refine((value) => value >= least, `${money(least)} is the least`),
    z.refine((value) => value <= most, `${money(most)} is the most`),
  );
}

/** The server’s checks, made before sending: fields that depend on each other are judged together. */
export function packageSchema({ prices, dispatchModes, today, isChecked, roomLeftKg = null }: PackageRules, home: Currency) {
  return (fields: PackageFields) => {
    const currency: Currency = fields.currency === 'NGN' || fields.currency === 'USD' ? fields.currency : home;
    const { lowest, highest, mostValuable } = prices[currency];
    const money = (major: number) => formatMoney(minorOf(major), currency);
    const typed = typedAmount(fields.weight);
    const mode = dispatchModes.find(({ id }) => String(id) === fields.dispatchMode);
    const from = placeIn(fields.pickupAddressJson);
    const to = placeIn(fields.dropOffAddressJson);
    const { possible, why } = deliveryChoice(from, to);
    const type = typeIn(fields.deliveryPartner);
    const against = from && to && type !== null && mode ? wayAgainst(type, mode.id, from, to) : undefined;
    const sender = joinPhoneNumber(fields.senderDialCode, fields.senderPhoneNumber);
    return z.strictObject({
      itemCategoryId: itemCategoryField,
      weight: weight.check(
        z.refine(
          (value) => roomLeftKg === null || value <= roomLeftKg,
          `There is room for ${formatNumber(roomLeftKg ?? 0)} kg only.`,
        ),
      ),
      handleRequirementId: handleRequirementField,
      description: z._default(z.string(), ''),
      imageIdList: chosenImages,
      costOfItem: amount.check(z.refine((value) => value <= mostValuable, `${money(mostValuable)} is the most`)),
      pickupAddress: parcelFields.pickupAddress.check(z.refine((value) => value !== from?.label, doorMissing)),
      pickupAddressJson: chosenPlace,
      pickupLandmark: z.optional(landmark),
      pickupNote: z.optional(carrierNote),
      senderFullName: parcelFields.senderFullName,
      senderPhoneNumber: parcelFields.senderPhoneNumber,
      dropoffAddress: parcelFields.dropoffAddress.check(z.refine((value) => value !== to?.label, doorMissing)),
      dropOffAddressJson: chosenPlace,
      dropoffLandmark: z.optional(landmark),
      dropoffNote: z.optional(carrierNote),
      receiverFullName: parcelFields.receiverFullName,
      receiverPhoneNumber: parcelFields.receiverPhoneNumber.check(
        z.refine((value) => value !== sender, 'That is the sender’s own number'),
      ),
      deliveryPartner: deliveryTypeField.check(z.refine((value) => possible.some((type) => type === value), why)),
      dispatchMode: dispatchModeField.check(
        z.refine(
          () => !mode || typed === '' || !(typed > mode.heaviest),
          mode ? `${mode.name} takes ${formatNumber(mode.heaviest)} kg at most` : '',
        ),
        z.refine(() => against === undefined, against ?? ''),
      ),
      shipmentDate: dayAhead(today),
      price: priceBetween(lowest, highest, money),
      collectAtDoor: z.optional(
        z
          .object({ amount: priceBetween(lowestSalePrice.NGN, mostValuable, money), mayOpenFirst: z.boolean() })
          .check(z.refine(() => isChecked, 'We have to check your identity before you collect money')),
      ),
      currency: z.optional(z.custom<Currency>(() => true)),
      quoteId: z.optional(z.custom<string>(() => true)),
      relatedTimelineItemType: z.optional(z.custom<number>(() => true)),
      relatedTimelineItemId: z.optional(z.custom<string>(() => true)),
    });
  };
}

export type PackagePlan = z.output<ReturnType<ReturnType<typeof packageSchema>>>;
