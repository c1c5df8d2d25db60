import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import type { SaleQuestionView } from '@waybill/contract/ops/get-sale-question';
import type { PersonView } from '@waybill/contract/ops/person-view';
import { type ReplyField, replyFieldNames, replyFields } from '@waybill/contract/ops/reply-fields';
import type { ReplyKind } from '@waybill/contract/ops/reply-kinds';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';

type Values = Partial<Readonly<Record<ReplyField, string>>>;

/** Whom words are written for, and what of a saved reply the case at hand can fill in. */
export type WrittenFor = { readonly kind: ReplyKind; readonly values: Values };

export const firstNameOf = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? fullName;

type Named = Pick<PersonView, 'fullName' | 'username' | 'isDispatchPartner'>;

/** A business is called by its whole name. */
const shortNameOf = ({ fullName, isDispatchPartner }: Pick<Named, 'fullName' | 'isDispatchPartner'>) =>
  isDispatchPartner ? fullName : firstNameOf(fullName);

export function forPerson(kind: 'support' | 'measure' | 'check', person: Named): WrittenFor {
  const { fullName, username } = person;
  return { kind, values: { firstName: shortNameOf(person), fullName, username: `@${username}` } };
}

/** The same words for several people: what a reply would say of one of them stays open, and has to be put in other words. */
export const forSeveral = (kind: 'support' | 'measure'): WrittenFor => ({ kind, values: {} });

export function forDispute({ trackingId, title, fee, currency, sender, carrier }: DisputeView): WrittenFor {
  return {
    kind: 'dispute',
    values: {
      trackingNumber: spellTrackingId(trackingId),
      parcelTitle: title,
      amount: formatMoney(minorOf(fee), currency),
      senderFirstName: shortNameOf(sender),
      carrierFirstName: shortNameOf(carrier),
    },
  };
}

export function forSaleQuestion({ trackingId, title, price, currency, seller, buyerName }: SaleQuestionView): WrittenFor {
  return {
    kind: 'sale-question',
    values: {
      ...(trackingId === null ? {} : { trackingNumber: spellTrackingId(trackingId) }),
      parcelTitle: title,
      amount: formatMoney(minorOf(price), currency),
      sellerFirstName: shortNameOf(seller),
      buyerFirstName: buyerName,
    },
  };
}

/** What a reply looks like once it is filled in, with names and sums of nobody. */
export const sampleValues: Values = Object.fromEntries(replyFieldNames.map((name) => [name, replyFields[name].sample]));
