import { amount, type Currency, toMinor } from '@waybill/contract/money';
import { saleSums } from '@waybill/contract/sales/money';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import { deliveryType, dispatchMode, heaviestByMode } from '@waybill/contract/timeline/enums';
import { deliveryTypeField, dispatchModeField, handleRequirementField } from '@waybill/contract/timeline/item-fields';
import { wayAgainst } from '@waybill/contract/timeline/travel-fit';
import { chargeFor } from '@waybill/contract/wallet/money-line';
import * as z from 'zod/mini';
import { type Draft, draftOf } from '../../../forms/drafts.ts';
import { amountText, typedAmount } from '../../../forms/typed-amount.ts';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import {
  type Booking,
  dayAhead,
  deliveryChoice,
  feeOn,
  modeChoice,
  modeOf,
  type PackageMetadata,
  suggestedMode,
  typeIn,
} from '../../timeline/index.ts';
import { buyerOf } from './sale-words.ts';

/** How a sale is sent, as it stands in the form. */
export type SendingFields = {
  readonly deliveryPartner: string;
  readonly dispatchMode: string;
  readonly shipmentDate: string;
  readonly handleRequirementId: string;
  readonly description: string;
  readonly price: string;
  /** The trip or batch that is asked, instead of everybody. */
  readonly wayId: string;
  readonly wayType: string;
};

const empty: SendingFields = {
  deliveryPartner: '',
  dispatchMode: '',
  shipmentDate: '',
  handleRequirementId: '1',
  description: '',
  price: '',
  wayId: '',
  wayType: '',
};

/** One for each sale; the PIN is no field of it. */
export function sendingDraft(saleId: string): Draft<SendingFields> {
  return draftOf(`send-sale.${saleId}`, empty);
}

/** A sale that somebody has ordered. */
export type OrderedSale = SaleView & { readonly order: NonNullable<SaleView['order']> };

export function isOrdered(sale: SaleView): sale is OrderedSale {
  return sale.order !== null;
}

/** The two ends of the way. */
export function endsOf({ pickupAddressJson: from, order }: OrderedSale) {
  return { from, to: order.dropOffAddressJson };
}

/** The way that fits, to begin with. */
export function suggestedSending(sale: OrderedSale, metadata: PackageMetadata, today: string): Partial<SendingFields> {
  const { from, to } = endsOf(sale);
  const { possible } = deliveryChoice(from, to);
  const type = possible.find((one) => one !== deliveryType.Express);
  if (type === undefined) return {};
  const mode = suggestedMode(type, sale.weight, metadata.dispatchModes, modeChoice(from, to, type));
  return { deliveryPartner: String(type), dispatchMode: String(mode ?? ''), shipmentDate: today };
}

export const sendingFieldNames = Object.keys(empty);

type Limits = PackageMetadata['prices'][Currency];

export function sendingSchema(sale: OrderedSale, limits: Limits, today: string) {
  const money = (major: number) => formatMoney(minorOf(major), sale.currency);
  const fee = amount.check(
    z.refine((value) => value >= limits.lowest, `${money(limits.lowest)} is the least`),
    z.refine((value) => value <= limits.highest, `${money(limits.highest)} is the most`),
  );
  return (fields: SendingFields) => {
    const { from, to } = endsOf(sale);
    const type = typeIn(fields.deliveryPartner);
    const mode = Object.values(dispatchMode).find((one) => String(one) === fields.dispatchMode);
    const against = type !== null && mode !== undefined ? wayAgainst(type, mode, from, to) : undefined;
    const isTooHeavy = mode !== undefined && sale.weight > heaviestByMode[mode];
    return z.strictObject({
      deliveryPartner: deliveryTypeField,
      dispatchMode: dispatchModeField.check(
        z.refine(() => !isTooHeavy, 'It is too heavy to go that way'),
        z.refine(() => against === undefined, against ?? ''),
      ),
      handleRequirementId: handleRequirementField,
      shipmentDate: dayAhead(today),
      description: z._default(z.string(), ''),
      price: sale.deliveryPaidBy === 'seller' ? fee : z.optional(fee),
      relatedTimelineItemType: z.optional(z.custom<number>(() => true)),
      relatedTimelineItemId: z.optional(z.custom<string>(() => true)),
    });
  };
}

export type SendingPlan = z.output<ReturnType<ReturnType<typeof sendingSchema>>>;

/** As the server wants it, without the PIN. Express goes today; the fee of a buyer is the one they were shown. */
export function sendingWire(sale: OrderedSale, fields: SendingFields, today: string): Readonly<Record<string, unknown>> {
  const chosen = (value: string) => (value === '' ? '' : Number(value));
  return {
    deliveryPartner: chosen(fields.deliveryPartner),
    dispatchMode: chosen(fields.dispatchMode),
    handleRequirementId: chosen(fields.handleRequirementId),
    shipmentDate: fields.deliveryPartner === String(deliveryType.Express) ? today : fields.shipmentDate,
    description: fields.description,
    price: sale.deliveryPaidBy === 'seller' ? typedAmount(fields.price) : '',
    ...(fields.wayId === '' ? {} : { relatedTimelineItemType: Number(fields.wayType), relatedTimelineItemId: fields.wayId }),
  };
}

/** The kind of delivery by which a trip or batch takes it; none where it goes a way that no such parcel goes. */
function kindBy(sale: OrderedSale, way: Booking) {
  const { from, to } = endsOf(sale);
  return deliveryChoice(from, to).possible.find(
    (type) => type !== deliveryType.Express && wayAgainst(type, modeOf(way), from, to) === undefined,
  );
}

/** The least that it costs with them; undefined where a trip leaves it to the seller. */
function feeBy({ weight }: OrderedSale, way: Booking): number | undefined {
  return way.itemType === 4 ? way.priceStart : feeOn(way, weight);
}

/** The fields that a trip or batch determines: its day, how it goes, and its fee where it names one. */
export function sendingBy(sale: OrderedSale, way: Booking): Partial<SendingFields> {
  const fee = feeBy(sale, way);
  return {
    wayId: way.id,
    wayType: String(way.itemType),
    deliveryPartner: String(kindBy(sale, way) ?? ''),
    dispatchMode: String(modeOf(way)),
    shipmentDate: way.shippingDate,
    price: sale.deliveryPaidBy === 'seller' && fee !== undefined ? amountText(fee) : '',
  };
}

/** Why it cannot go with them. A buyer pays the fee they were shown, and no more. */
export function whyNotBy(sale: OrderedSale, way: Booking): string | undefined {
  if (kindBy(sale, way) === undefined) return 'goes another way';
  const isTooDear = sale.deliveryPaidBy === 'buyer' && (feeBy(sale, way) ?? 0) > sale.order.fee;
  return isTooDear ? `more than ${buyerOf(sale)} pays` : undefined;
}

/** All sums of a sale that is about to be sent, in minor units. A credit of the seller’s pays their charge. */
export function sendingSums(sale: OrderedSale, fee: number | undefined, credits: number) {
  const isSellers = sale.deliveryPaidBy === 'seller';
  const charge = isSellers ? chargeFor(sale.currency, credits > 0) : toMinor(sale.order.charge);
  const feeMinor = toMinor(isSellers ? (fee ?? 0) : sale.order.fee);
  const sums = saleSums(
    {
      goodsMinor: toMinor(sale.price),
      feeMinor,
      currency: sale.currency,
      deliveryPaidBy: sale.deliveryPaidBy,
      payWhen: sale.order.payWhen,
    },
    charge,
  );
  return {
    fee: Number(feeMinor),
    charge: Number(charge),
    isByCredit: isSellers && charge === 0n,
    buyerPays: Number(sums.buyerPays),
    reserve: Number(sums.reserve),
    holds: Number(sums.sellerHolds),
  };
}

export type SendingSums = ReturnType<typeof sendingSums>;
