import type { DealView } from '@waybill/contract/chat/message-view';
import type { FeeRead } from '../../wallet/index.ts';

/** Nothing came of these: nobody pays the fee, or gets it. */
const over: ReadonlySet<string> = new Set([
  'order.declined',
  'order.cancelled',
  'order.taken',
  'order.called-off',
  'order.fee-lowered',
  'order.expired',
  'fee.rejected',
  'fee.withdrawn',
  'fee.stepped-back',
  'fee.expired',
  'fee.taken',
  'fee.gone',
]);

/** The fee of a deal as its reader means it; undefined where it names none. */
export function feeOfDeal({ what, amount, charge, currency }: DealView, isCarrier: boolean): FeeRead | undefined {
  if (amount === null || currency === null) return undefined;
  if (over.has(what)) return { side: 'neither', fee: amount, currency };
  return { side: isCarrier ? 'carrier' : 'sender', fee: amount, charge, currency, isPaid: what === 'order.completed' };
}
