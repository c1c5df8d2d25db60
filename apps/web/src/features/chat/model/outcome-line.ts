import type { Currency } from '@waybill/contract/money';
import type { OutcomeView } from '@waybill/contract/orders/outcome';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';

type Reader = { readonly isCarrier: boolean; readonly name: string; readonly currency: Currency };

/** The shares after a decision by staff. The reason is shown with the order only: it does not travel with every room. */
export function outcomeLine({ fee, carrierGets, senderGets }: OutcomeView, { isCarrier, name, currency }: Reader): string {
  const money = (major: number) => (major === 0 ? 'nothing' : formatMoney(minorOf(major), currency));
  const [mine, theirs] = isCarrier ? [carrierGets, senderGets] : [senderGets, carrierGets];
  return `The fee was ${money(fee)}. You got ${money(mine)}, and ${name} got ${money(theirs)}.`;
}
