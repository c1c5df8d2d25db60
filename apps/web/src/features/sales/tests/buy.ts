import type { BuyPaymentView, BuyView } from '@waybill/contract/sales/buy-view';
import { idOf } from '../../../tests/parcels.ts';

/** A bag that Adaeze sells for ₦40,000, as a stranger sees it. */
export function buyOf(changes: Partial<BuyView> = {}): BuyView {
  return {
    code: '7K3M9QXPDA',
    isCollected: false,
    title: 'Ankara tote bag',
    description: 'Handmade, with an inner pocket.',
    images: [
      {
        publicId: idOf('img', '1'),
        width: 800,
        height: 600,
        placeholder: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
        sizes: [{ width: 400, url: '/files/1.webp' }],
      },
    ],
    price: 40_000,
    currency: 'NGN',
    state: 'open',
    seller: {
      id: idOf('usr', 'S'),
      name: 'Adaeze',
      profilePicture: null,
      isDispatchPartner: false,
      isIdentityChecked: true,
      rating: 4.8,
      numberOfDeliveries: 31,
    },
    from: 'Yaba, Lagos',
    deliveryPaidBy: 'buyer',
    payWhen: 'choice',
    mayOpenFirst: true,
    deliveryFee: null,
    likelyFee: { low: 1_500, high: 14_000 },
    charge: 500,
    mine: null,
    ...changes,
  };
}

type Mine = NonNullable<BuyView['mine']>;

/** The same for Chike, who has ordered it and pays now. */
export function boughtOf(changes: Partial<Mine> = {}, view: Partial<BuyView> = {}): BuyView {
  return buyOf({
    state: 'taken',
    mine: {
      state: 'ordered',
      delivery: null,
      name: 'Chike Eze',
      phone: '6543',
      dropoffAddress: '4 Adetokunbo Ademola Crescent, Wuse, Abuja',
      to: 'Wuse, Abuja',
      payWhen: 'now',
      fee: 4_500,
      pays: 45_000,
      isPaid: false,
      payment: null,
      canPay: true,
      doorUntil: null,
      trackingId: null,
      canComplainUntil: null,
      question: null,
      decision: null,
      chat: { lastSeq: 0, unread: 0, canWrite: true, until: null },
      canRateUntil: null,
      rating: null,
      returning: 0,
      returned: 0,
      ...changes,
    },
    ...view,
  });
}

/** A transfer of it that is waited for. */
export function paymentOf(changes: Partial<BuyPaymentView> = {}): BuyPaymentView {
  return {
    reference: 'wb-sale-1',
    way: 'transfer',
    state: 'waiting',
    amount: 45_000,
    received: 0,
    missing: 45_000,
    returning: 0,
    accountNumber: '9912345678',
    bankName: 'Wema Bank',
    accountName: 'PAYSTACK CHECKOUT',
    authorizationUrl: null,
    dateExpires: new Date(Date.now() + 1_745_000).toISOString(),
    wasRejected: false,
    ...changes,
  };
}
