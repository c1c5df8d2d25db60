import type { ImageView } from '@waybill/contract/files/image-view';
import { amount } from '@waybill/contract/money';
import { packagePrices } from '@waybill/contract/timeline/enums';
import { lastDayAhead } from '@waybill/contract/timeline/item-fields';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import * as z from 'zod/mini';
import { draftOf } from '../../../forms/drafts.ts';
import { amountText, typedAmount } from '../../../forms/typed-amount.ts';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';

/** Text only; the pictures as JSON, so that a draft keeps them. */
export type ChangeFields = {
  readonly price: string;
  readonly shipmentDate: string;
  readonly description: string;
  readonly images: string;
};

/** For whoever leaves for money or a PIN, and comes back. */
export function changeDraft(packageId: string) {
  return draftOf<ChangeFields>(`change.${packageId}`, { price: '', shipmentDate: '', description: '', images: '[]' });
}

export function changeFieldsOf({ price, shipmentDate, description, images }: PackageView): ChangeFields {
  return { price: amountText(price), shipmentDate, description, images: JSON.stringify(images) };
}

// Written by this form alone; what somebody else put there is refused by the server.
export function imagesIn({ images }: Pick<ChangeFields, 'images'>): ImageView[] {
  return JSON.parse(images);
}

/** The server’s checks, made before sending. */
export function changeSchema(item: PackageView, today: string) {
  const { currency, price } = item;
  const { lowest, highest } = packagePrices[currency];
  const money = (major: number) => formatMoney(minorOf(major), currency);
  const isExpress = item.itemType === 5;
  return z.strictObject({
    price: amount.check(
      z.refine((value) => value >= lowest, `${money(lowest)} is the least`),
      z.refine((value) => value <= highest, `${money(highest)} is the most`),
      z.refine((value) => !isExpress || value >= price, 'Riders may be looking at this fee: it can only be raised'),
    ),
    shipmentDate: z.string().check(
      z.refine((value) => value === item.shipmentDate || value >= today, 'That day is over. Please choose another one'),
      z.refine((value) => value <= lastDayAhead(today), 'A year ahead is the most'),
    ),
    description: z._default(z.string(), ''),
    imageIdList: z.custom<string[]>((value) => Array.isArray(value)),
  });
}

export function changeWire(fields: ChangeFields): Readonly<Record<string, unknown>> {
  const { price, shipmentDate, description } = fields;
  return {
    price: typedAmount(price),
    shipmentDate,
    description,
    imageIdList: imagesIn(fields).map(({ publicId }) => publicId),
  };
}

/** Fees to raise it to with one press: a tenth, a fifth and a half more, in round sums. */
export function raisedFees({ price, currency }: Pick<PackageView, 'price' | 'currency'>): number[] {
  const step = currency === 'NGN' ? 100 : 1;
  const { highest } = packagePrices[currency];
  const raised = [1.1, 1.2, 1.5].map((share) => Math.ceil((price * share) / step) * step);
  return [...new Set(raised)].filter((fee) => fee > price && fee <= highest);
}
