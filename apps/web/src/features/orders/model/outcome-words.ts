import type { OrderView } from '@waybill/contract/orders/order-view';
import { outcomeWords } from '@waybill/contract/orders/outcome-words';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';

/** What our people decided and who got what, told to whoever looks; undefined where nothing was to be decided. */
export function outcomeTold({ outcome, role, currency }: Pick<OrderView, 'outcome' | 'role' | 'currency'>): string | undefined {
  return outcome ? outcomeWords(outcome, role, (major) => formatMoney(minorOf(major), currency)) : undefined;
}
