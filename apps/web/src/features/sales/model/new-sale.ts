import { amount, type Currency } from '@waybill/contract/money';
import { deliveryPayers, payTimes, saleLimits } from '@waybill/contract/sales/enums';
import { lowestSalePrice } from '@waybill/contract/sales/money';
import { line } from '@waybill/contract/text';
import { packagePrices } from '@waybill/contract/timeline/enums';
import { itemCategoryField, weight } from '@waybill/contract/timeline/item-fields';
import * as z from 'zod/mini';
import { chosenPlace } from '../../../forms/chosen-place.ts';
import { type Draft, draftOf } from '../../../forms/drafts.ts';
import { typedAmount } from '../../../forms/typed-amount.ts';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { chosenImages, imagesIn, placeIn } from '../../timeline/index.ts';

/** A sale as it stands in the form: text only, places and pictures as JSON, so that a draft keeps it whole. */
export type NewSaleFields = {
  readonly imageIdList: string;
  readonly title: string;
  readonly description: string;
  readonly price: string;
  /** Of the price and the delivery; empty means naira. */
  readonly currency: string;
  readonly weight: string;
  readonly itemCategoryId: string;
  readonly pickupAddress: string;
  readonly pickupAddressJson: string;
  readonly deliveryPaidBy: string;
  readonly payWhen: string;
  /** Anything but empty is a yes. */
  readonly mayOpenFirst: string;
  readonly deliveryFee: string;
};

const empty: NewSaleFields = {
  imageIdList: '',
  title: '',
  description: '',
  price: '',
  currency: '',
  weight: '',
  itemCategoryId: '',
  pickupAddress: '',
  pickupAddressJson: '',
  deliveryPaidBy: '',
  payWhen: '',
  mayOpenFirst: '',
  deliveryFee: '',
};

export function newSaleDraft(userId: string): Draft<NewSaleFields> {
  return draftOf(`sale.${userId}`, empty);
}

export function currencyOfSale({ currency }: Pick<NewSaleFields, 'currency'>): Currency {
  return currency === 'USD' ? 'USD' : 'NGN';
}

// The area alone leads no carrier to a door.
const doorMissing = 'Please add the street and number, or how to find it';

function between(least: number, most: number, currency: Currency) {
  const money = (major: number) => formatMoney(minorOf(major), currency);
  return amount.check(
    z.refine((value) => value >= least, `${money(least)} is the least`),
    z.refine((value) => value <= most, `${money(most)} is the most`),
  );
}

/** The server’s checks, made before sending. */
export function newSaleSchema(fields: NewSaleFields) {
  const from = placeIn(fields.pickupAddressJson);
  const currency = currencyOfSale(fields);
  const { lowest, highest, mostValuable } = packagePrices[currency];
  return z.strictObject({
    imageIdList: chosenImages.check(z.refine((value) => value.length > 0, 'Please add a picture')),
    title: line(saleLimits.title, 'what you sell'),
    description: z._default(z.string(), ''),
    price: between(lowestSalePrice[currency], mostValuable, currency),
    currency: z.custom<Currency>(() => true),
    weight,
    itemCategoryId: itemCategoryField,
    pickupAddress: line(200, 'where it leaves from').check(z.refine((value) => value !== from?.label, doorMissing)),
    pickupAddressJson: chosenPlace,
    deliveryPaidBy: z.enum(deliveryPayers, 'Please choose who pays for the delivery'),
    payWhen: z.enum(payTimes, 'Please choose when it may be paid'),
    mayOpenFirst: z.boolean(),
    deliveryFee: z.optional(between(lowest, highest, currency)),
  });
}

export type NewSalePlan = z.output<ReturnType<typeof newSaleSchema>>;

/** The sale as the server wants it. Where the seller pays the delivery, the fee is named when it is sent. */
export function newSaleWire(fields: NewSaleFields): Readonly<Record<string, unknown>> {
  const from = placeIn(fields.pickupAddressJson);
  return {
    ...fields,
    imageIdList: imagesIn(fields.imageIdList).map(({ publicId }) => publicId),
    price: typedAmount(fields.price),
    currency: currencyOfSale(fields),
    weight: typedAmount(fields.weight),
    itemCategoryId: fields.itemCategoryId === '' ? '' : Number(fields.itemCategoryId),
    pickupAddress: fields.pickupAddress || (from?.label ?? ''),
    pickupAddressJson: from ?? '',
    mayOpenFirst: fields.mayOpenFirst !== '',
    deliveryFee: fields.deliveryPaidBy === 'seller' ? '' : typedAmount(fields.deliveryFee),
  };
}

type Step = {
  readonly name: NewSaleStep;
  readonly short: string;
  readonly title: string;
  readonly fields: readonly (keyof NewSaleFields)[];
};

export type NewSaleStep = 'what' | 'price' | 'from' | 'terms';

/** The questions in their order, and which fields each of them asks for. */
export const newSaleSteps: readonly [Step, ...Step[]] = [
  { name: 'what', short: 'What it is', title: 'What do you sell?', fields: ['imageIdList', 'title', 'description'] },
  {
    name: 'price',
    short: 'Price and size',
    title: 'How much, and how big is it?',
    fields: ['price', 'currency', 'weight', 'itemCategoryId'],
  },
  { name: 'from', short: 'From', title: 'Where does it leave from?', fields: ['pickupAddress', 'pickupAddressJson'] },
  {
    name: 'terms',
    short: 'Delivery and payment',
    title: 'Who pays for the delivery, and when is it paid?',
    fields: ['deliveryPaidBy', 'payWhen', 'mayOpenFirst', 'deliveryFee'],
  },
];

/** The step asked for, or the first one before it that still has something to ask. */
export function reachableStep(wanted: string | null, mistakes: ReadonlyMap<string, string> | undefined): NewSaleStep {
  const at = Math.max(
    0,
    newSaleSteps.findIndex(({ name }) => name === wanted),
  );
  const before = newSaleSteps.slice(0, at).find(({ fields }) => fields.some((name) => mistakes?.has(name)));
  return (before ?? newSaleSteps[at] ?? newSaleSteps[0]).name;
}

/** The step that asks for one of these fields. */
export function stepAsking(names: readonly string[]): NewSaleStep | undefined {
  return newSaleSteps.find(({ fields }) => fields.some((name) => names.includes(name)))?.name;
}

/** The first question that is still open; the last where none is. */
export function firstOpenStep(mistakes: ReadonlyMap<string, string> | undefined): NewSaleStep {
  return reachableStep('terms', mistakes);
}
