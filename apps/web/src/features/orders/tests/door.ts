import type { DoorView } from '@waybill/contract/orders/door-view';

/** A bag for ₦40,000, to be paid at the door with its delivery. */
export function doorOf(changes: Partial<DoorView> = {}): DoorView {
  return {
    goods: 40_000,
    fee: 4_500,
    buyerPays: 45_000,
    currency: 'NGN',
    isPaid: false,
    payWhen: 'door',
    deliveryPaidBy: 'buyer',
    mayOpenFirst: true,
    arrivedAt: null,
    until: null,
    attempts: [],
    halfFee: 2_250,
    backFee: 2_250,
    canTryAgain: false,
    againOn: null,
    ...changes,
  };
}
