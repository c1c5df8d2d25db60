import type { ImageView } from '@waybill/contract/files/image-view';
import { toMajor } from '@waybill/contract/money';
import { saleLimits } from '@waybill/contract/sales/enums';
import { sellerLine } from '@waybill/contract/sales/money';
import type { SaleSummaryView, SaleView } from '@waybill/contract/sales/sale-view';
import { neighbourhoodOf } from '../timeline/index.ts';
import { deliveryOf } from './delivery-of.ts';
import { mayEnd, mayRelease, maySend } from './policies.ts';
import type { SaleOrderRow } from './storage/orders.ts';
import type { ParcelFacts } from './storage/parcels.ts';
import type { SaleRow } from './storage/sales.ts';

/** A sale and all that hangs on it. */
export type SaleFacts = {
  readonly sale: SaleRow;
  readonly order: SaleOrderRow | undefined;
  readonly parcel: ParcelFacts | undefined;
  readonly images: readonly ImageView[];
  readonly role: 'seller' | 'buyer';
  readonly question: SaleView['question'];
  readonly publicUrl: string;
};

const firstWord = (name: string): string => name.split(' ')[0] ?? name;

export function summaryOf({ sale, order, parcel, images, role, publicUrl }: SaleFacts): SaleSummaryView {
  const { id, code, isCollected, title, currency, state, deliveryPaidBy, packageId } = sale;
  return {
    id,
    code,
    url: `${publicUrl}/buy/${code}`,
    isCollected,
    title,
    image: images[0] ?? null,
    price: toMajor(BigInt(sale.priceMinor)),
    currency,
    state,
    delivery: deliveryOf(sale, parcel),
    role,
    deliveryPaidBy,
    payWhen: order?.payWhen ?? sale.payWhen,
    buyerName: order ? firstWord(order.name) : null,
    dateCreated: sale.createdAt.toISOString(),
    lastModified: sale.modifiedAt.toISOString(),
    orderId: parcel?.orderId ?? null,
    packageId,
  };
}

export function saleViewOf(facts: SaleFacts): SaleView {
  const { sale, order, images, role } = facts;
  const isSeller = role === 'seller';
  const { commissionMinor, getsMinor } = sellerLine(BigInt(sale.priceMinor), sale.currency);
  const about = neighbourhoodOf(sale.pickup);
  return {
    ...summaryOf(facts),
    description: sale.description,
    images: [...images],
    mayOpenFirst: sale.mayOpenFirst,
    weight: sale.weightGrams / 1000,
    itemCategoryId: sale.categoryId,
    // Its door is the seller’s own affair.
    pickupAddress: isSeller ? sale.pickupAddress : about.label,
    pickupAddressJson: isSeller ? sale.pickup : about,
    deliveryFee: sale.deliveryFeeMinor === null ? null : toMajor(BigInt(sale.deliveryFeeMinor)),
    order: isSeller && order ? orderViewOf(facts, order) : null,
    sellerGets: toMajor(getsMinor),
    commission: toMajor(commissionMinor),
    question: facts.question,
    movesBy: movesBy(facts)?.toISOString() ?? null,
    can: isSeller
      ? { end: mayEnd(sale), send: maySend(sale, order), release: mayRelease(sale) }
      : { end: false, send: false, release: false },
  };
}

function orderViewOf({ parcel }: SaleFacts, order: SaleOrderRow): NonNullable<SaleView['order']> {
  return {
    name: order.name,
    phoneNumber: order.phone,
    dropoffAddress: order.dropoffAddress,
    dropOffAddressJson: order.dropoff,
    payWhen: order.payWhen,
    isPaid: isPaid(order, parcel),
    at: order.createdAt.toISOString(),
    // A seller who pays the delivery names the fee, and may change it; a credit may have paid the charge.
    fee: toMajor(BigInt(parcel?.feeMinor ?? order.feeMinor)),
    charge: toMajor(BigInt(parcel?.chargeMinor ?? order.chargeMinor)),
    buyerPays: toMajor(BigInt(order.buyerPaysMinor)),
  };
}

export const isPaid = (order: SaleOrderRow, parcel: ParcelFacts | undefined): boolean =>
  order.paidAt !== null && (parcel === undefined || !parcel.isDue);

function movesBy({ sale, order, parcel }: SaleFacts): Date | null {
  if (sale.state === 'ordered' && order?.reservedUntil) return order.reservedUntil;
  if (sale.state === 'arrived' && parcel?.handedOverAt)
    return new Date(parcel.handedOverAt.getTime() + saleLimits.complaintHours * 3_600_000);
  return sale.dueAt;
}
