import type { SaleSummaryView, SaleView } from '@waybill/contract/sales/sale-view';
import { idOf, wuse, yaba } from '../../../tests/parcels.ts';

/** A bag that is sold for ₦40,000, as a row of its seller’s list. */
export function saleRowOf(end: string, changes: Partial<SaleSummaryView> = {}): SaleSummaryView {
  return {
    id: idOf('sal', end),
    code: '7K3M9QXPDA',
    url: 'https://waybill.example/buy/7K3M9QXPDA',
    isCollected: false,
    title: 'Ankara tote bag',
    image: null,
    price: 40_000,
    currency: 'NGN',
    state: 'waiting',
    delivery: null,
    role: 'seller',
    deliveryPaidBy: 'buyer',
    payWhen: 'choice',
    buyerName: null,
    dateCreated: '2026-11-18T08:00:00.000Z',
    lastModified: '2026-11-18T08:00:00.000Z',
    orderId: null,
    packageId: null,
    ...changes,
  };
}

/** The same with everything about it, to its seller. */
export function saleOf(changes: Partial<SaleView> = {}): SaleView {
  return {
    ...saleRowOf('1'),
    description: 'Handmade, with an inner pocket.',
    images: [],
    mayOpenFirst: true,
    weight: 2,
    itemCategoryId: 2,
    pickupAddress: '12 Herbert Macaulay Way, Yaba, Lagos',
    pickupAddressJson: yaba,
    deliveryFee: null,
    order: null,
    sellerGets: 39_400,
    commission: 600,
    question: null,
    movesBy: null,
    can: { end: true, send: false, release: false },
    ...changes,
  };
}

type Order = NonNullable<SaleView['order']>;

/** Chike has ordered it to Abuja and, if not said otherwise, paid for it with the delivery. */
export function orderedSale(order: Partial<Order> = {}, changes: Partial<SaleView> = {}): SaleView {
  return saleOf({
    state: 'paid',
    payWhen: order.payWhen ?? 'now',
    buyerName: 'Chike',
    can: { end: true, send: true, release: false },
    ...changes,
    order: {
      name: 'Chike Eze',
      phoneNumber: '+2348031239876',
      dropoffAddress: '4 Aminu Kano Crescent',
      dropOffAddressJson: wuse,
      payWhen: 'now',
      isPaid: order.payWhen !== 'door',
      at: '2026-11-18T08:10:00.000Z',
      fee: 4_500,
      charge: 500,
      buyerPays: 45_000,
      ...order,
    },
  });
}
