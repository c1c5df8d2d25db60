import type { OrderView } from '@waybill/contract/orders/order-view';
import { outcomeWords } from '@waybill/contract/orders/outcome-words';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';

/** The decision of staff and each side’s share, in words for the viewer; undefined where nothing had to be decided. */
export function outcomeText({ outcome, role, currency }: Pick<OrderView, 'outcome' | 'role' | 'currency'>): string | undefined {
  return outcome ? outcomeWords(outcome, role, (major) => formatMoney(minorOf(major), currency)) : undefined;
}
