import { toMajor } from '@waybill/contract/money';
import type { BuyPaymentView, BuyView } from '@waybill/contract/sales/buy-view';
import type { SaleState } from '@waybill/contract/sales/enums';
import { chargeFor } from '@waybill/contract/wallet/money-line';
import type { Db } from '../../platform/db/database.ts';
import { imagesOf } from '../files/index.ts';
import { findRatingOfBuyer } from '../orders/index.ts';
import { likelyFees, neighbourhoodOf } from '../timeline/index.ts';
import { readSharedPerson } from '../users/index.ts';
import { findRefunds, findSalePayment, type SalePaymentView } from '../wallet/index.ts';
import { deliveryOf } from './delivery-of.ts';
import { canPay, chatStanding, complaintUntil, noSuchLink, ratingUntil } from './policies.ts';
import { readDecision, readDisputeDecision } from './read-questions.ts';
import { picturedAs } from './read-sales.ts';
import { readSidesOf } from './read-sides.ts';
import { findLiveOrder, findSaleOrder, type SaleOrderRow } from './storage/orders.ts';
import { findParcel, type ParcelFacts } from './storage/parcels.ts';
import { findUnread } from './storage/purchases.ts';
import type { SaleRow } from './storage/sales.ts';
import { isPaid } from './views.ts';

/** The page behind a link: the same for everybody, and below `mine` what this buyer alone sees. */
export async function readBuyPage(db: Db, sale: SaleRow, buyerId: string | undefined): Promise<BuyView> {
  const [seller, images, live, own] = await Promise.all([
    readSharedPerson(db, sale.sellerId),
    imagesOf(db, [picturedAs(sale)]),
    findLiveOrder(db, sale.id),
    buyerId === undefined ? undefined : findSaleOrder(db, sale.id, buyerId),
  ]);
  // Nobody buys from somebody who is suspended or gone; whoever has ordered still follows it.
  if (!seller && !own) throw noSuchLink();
  const { code, isCollected, title, description, currency, deliveryPaidBy, payWhen, mayOpenFirst } = sale;
  // What was put up for sale is for everybody to see; what was put into a parcel is not.
  const isShown = !isCollected || own !== undefined;
  return {
    code,
    isCollected,
    title,
    description: isShown ? description : '',
    images: isShown ? (images.get(picturedAs(sale)) ?? []) : [],
    price: toMajor(BigInt(sale.priceMinor)),
    currency,
    state: standingOf(sale.state, live),
    seller: seller ?? { ...nobody, id: sale.sellerId },
    from: neighbourhoodOf(sale.pickup).label,
    deliveryPaidBy,
    payWhen,
    mayOpenFirst,
    deliveryFee: sale.deliveryFeeMinor === null ? null : toMajor(BigInt(sale.deliveryFeeMinor)),
    likelyFee: likelyFeeOf(sale),
    charge: toMajor(chargeFor(currency, false)),
    mine: own ? await mineOf(db, sale, own) : null,
  };
}

/** Before anybody has said where it goes. */
function likelyFeeOf({ deliveryPaidBy, deliveryFeeMinor, isCollected, pickup, weightGrams, currency }: SaleRow) {
  if (deliveryPaidBy === 'seller' || deliveryFeeMinor !== null || isCollected) return null;
  const fees = likelyFees({ from: pickup, weight: weightGrams / 1000, currency });
  return fees ? { low: toMajor(fees.lowMinor), high: toMajor(fees.highMinor) } : null;
}

const nobody = {
  name: 'Somebody',
  profilePicture: null,
  isDispatchPartner: false,
  isIdentityChecked: false,
  rating: 0,
  numberOfDeliveries: 0,
};

function standingOf(state: SaleState, live: SaleOrderRow | undefined): BuyView['state'] {
  if (state === 'waiting') return 'open';
  if (state === 'ordered') return live?.isStale ? 'open' : 'taken';
  return state === 'ended' || state === 'paid-out' || state === 'came-back' ? 'over' : 'taken';
}

async function mineOf(db: Db, sale: SaleRow, order: SaleOrderRow): Promise<NonNullable<BuyView['mine']>> {
  const [parcel, question, decision, payment, refunds, rating, said] = await Promise.all([
    order.endedAt || sale.packageId === null ? undefined : findParcel(db, sale.packageId),
    order.endedAt ? null : readSidesOf(db, sale.id, order),
    order.endedAt || order.complaint === null ? null : readDecision(db, sale.id, sale),
    findSalePayment(db, order.id),
    findRefunds(db, order.id),
    findRatingOfBuyer(db, order.id),
    findUnread(db, order.id),
  ]);
  const { chat, chatUntil } = chatStanding(sale, order);
  const isPaidByBuyer = sale.deliveryPaidBy === 'buyer';
  return {
    state: order.endedAt || (sale.state === 'ordered' && order.isStale) ? 'ended' : sale.state,
    delivery: order.endedAt ? null : deliveryOf(sale, parcel),
    name: order.name,
    phone: order.phone.slice(-4),
    dropoffAddress: order.dropoffAddress,
    to: neighbourhoodOf(order.dropoff).label,
    payWhen: order.payWhen,
    fee: isPaidByBuyer ? toMajor(BigInt(order.feeMinor)) : 0,
    pays: toMajor(BigInt(order.buyerPaysMinor)),
    isPaid: isPaid(order, parcel),
    payment: payment ? paymentViewOf(payment) : null,
    canPay: canPay(sale, order, parcel),
    doorUntil: parcel?.isDue ? (parcel.doorUntil?.toISOString() ?? null) : null,
    trackingId: parcel?.trackingId ?? null,
    canComplainUntil: complaintUntil(sale, order, parcel)?.toISOString() ?? null,
    question,
    decision: decision ?? (parcel ? await disputeDecision(db, parcel) : null),
    chat: chat === 'gone' ? null : { ...said, canWrite: chat === 'open', until: chatUntil?.toISOString() ?? null },
    canRateUntil: rating ? null : (ratingUntil(sale, order, parcel)?.toISOString() ?? null),
    rating: rating ? { rating: rating.stars, comment: rating.comment, dateCreated: rating.createdAt.toISOString() } : null,
    returning: toMajor(refunds.returningMinor),
    returned: toMajor(refunds.returnedMinor),
  };
}

const disputeDecision = (db: Db, { escrowState, goodsState, orderId }: ParcelFacts) =>
  orderId === null || goodsState === 'waiting' || escrowState === 'frozen' ? null : readDisputeDecision(db, orderId);

function paymentViewOf(payment: SalePaymentView): BuyPaymentView {
  const { reference, way, state, accountNumber, bankName, accountName, authorizationUrl, wasRejected } = payment;
  return {
    reference,
    way,
    state,
    amount: toMajor(payment.amountMinor),
    received: toMajor(payment.receivedMinor),
    missing: toMajor(payment.missingMinor),
    returning: toMajor(payment.returningMinor),
    accountNumber,
    bankName,
    accountName,
    authorizationUrl,
    dateExpires: payment.dateExpires?.toISOString() ?? null,
    wasRejected,
  };
}
