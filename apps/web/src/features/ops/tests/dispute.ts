import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import { somebody } from './money.ts';

export const dispute: DisputeView = {
  orderId: 'ord_1',
  trackingId: 'WB-1',
  title: 'A box',
  sender: somebody,
  carrier: { ...somebody, id: 'usr_2', fullName: 'Tolu Adebayo' },
  fee: 5000,
  currency: 'NGN',
  since: '2026-11-16T09:00:00.000Z',
  decidedAt: null,
  kind: 'dispute',
  orderStatus: 7,
  description: '',
  pickup: 'Yaba',
  dropOff: 'Wuse',
  costOfItem: 0,
  images: [],
  charge: 500,
  isChargeByCredit: false,
  goods: null,
  escrow: 'frozen',
  outcome: null,
  ended: null,
  history: [],
};
