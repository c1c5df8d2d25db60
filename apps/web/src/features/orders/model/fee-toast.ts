import type { NegotiationThreadView } from '@waybill/contract/orders/negotiation-view';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { feeInWords } from '../../wallet/index.ts';
import type { Toast } from './order-toast.ts';
import { shortName } from './order-words.ts';

type Negotiation = Pick<NegotiationThreadView, 'otherParty' | 'offers' | 'role' | 'charge'>;

/** The toast about the other side’s action on a fee; undefined for one’s own action, as both sides get every event. */
export function feeToast({ otherParty, offers, role, charge }: Negotiation, what: string): Toast | undefined {
  const last = offers.at(-1);
  if (!last) return undefined;
  const name = shortName(otherParty);
  const amount = formatMoney(minorOf(last.amount), last.currency);
  const means = feeInWords({ side: role, fee: last.amount, charge, currency: last.currency });
  const theirs = !last.isMine;
  switch (what) {
    case 'offered':
    case 'countered':
      return theirs ? { title: `${name} suggests ${amount}`, text: `${means}.` } : undefined;
    case 'accepted':
      return theirs ? undefined : { title: `${name} accepts ${amount}`, text: 'See what is left to do.' };
    case 'rejected':
      return theirs ? undefined : { title: `${name} declined ${amount}`, text: 'You can suggest another fee.' };
    case 'withdrawn':
      return theirs ? { title: `${name} withdrew ${amount}`, text: 'That fee is no longer open.' } : undefined;
    case 'stepped-back':
      return theirs ? undefined : { title: `${name} no longer accepts ${amount}`, text: 'You can suggest another fee.' };
    case 'expired':
      return { title: `${amount} has expired`, text: 'That fee is no longer open. You can suggest it again.' };
    case 'taken':
      return { title: 'Another carrier was chosen', text: `${name}’s parcel is on its way with somebody else.` };
    default:
      return undefined;
  }
}
