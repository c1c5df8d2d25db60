import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { otherOf, shortName } from './order-words.ts';

type Cancelling = Pick<OrderView, 'actions' | 'role' | 'sender' | 'carrier' | 'fee' | 'currency' | 'package'>;

/** The way in which the viewer can cancel this order: at once, by asking the other side, or not at all. */
export function howToCancel({ actions }: Pick<OrderView, 'actions'>): 'at-once' | 'asking' | 'no' {
  const action = actions.find(({ to, needs }) => to === orderStatus.Cancelled && needs === 'reasons');
  if (!action) return 'no';
  return action.isAsking ? 'asking' : 'at-once';
}

/** Says where the money will go, before anything is pressed. */
export function cancelMoneyWords(order: Cancelling): { readonly title: string; readonly text: string } {
  const name = shortName(otherOf(order));
  const held = formatMoney(minorOf(order.fee + (order.package.secrets?.charge ?? 0)), order.currency);
  if (howToCancel(order) === 'asking')
    return {
      title: 'Bring the parcel back first',
      text: `${name} says yes once it is back; then the money goes back too. Without an answer within a day, our team looks into it.`,
    };
  if (order.role === 'sender')
    return {
      title: `${held} comes back to you`,
      text: `All of it, at once. ${name} is told. You can post the parcel again.`,
    };
  return {
    title: `The money goes back to ${name}`,
    text: `You earn nothing, and ${name} looks for somebody else. Both of you are told.`,
  };
}
