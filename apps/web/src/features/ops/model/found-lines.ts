import type { FoundView } from '@waybill/contract/ops/find-quoted';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { here } from '../../../ui/calendar.ts';
import { formatMoney } from '../../../ui/format-money.ts';
import { formatMoment } from '../../../ui/format-when.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { againstWords } from './appeal-words.ts';
import { moneyStatusWord, orderWord, saleStateWords } from './found-words.ts';
import { type OpsPath, opsHref, opsPaths } from './ops-paths.ts';

/** A line of what was found: what it is called, what is known of it, and the page that it leads to. */
export type FoundLine = {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  /** Given for people: their face, or null where they have none. */
  readonly face?: string | null;
  /** Null where there is no page of it that this role opens. */
  readonly to: string | null;
};

export type FoundGroup = { readonly title: string; readonly lines: readonly FoundLine[] };

export type MayOpen = (path: OpsPath) => boolean;

const titles = {
  order: 'Orders',
  parcel: 'Parcels',
  payout: 'Payouts',
  transaction: 'Transactions',
  sale: 'Sales',
  report: 'Reports',
  appeal: 'Appeals',
  support: 'Support',
  person: 'People',
} as const;
type Title = keyof typeof titles;

const titleOf = (thing: FoundView): Title => (thing.kind === 'transaction' && thing.isPayout ? 'payout' : thing.kind);

/** The answer of the server in lines, by kind. Kinds without any are left out. */
export function foundGroups(found: readonly FoundView[], mayOpen: MayOpen, now: Date): FoundGroup[] {
  return Object.entries(titles)
    .map(([kind, title]) => ({
      title,
      lines: found.filter((thing) => titleOf(thing) === kind).map((thing) => foundLine(thing, mayOpen, now)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

function foundLine(thing: FoundView, mayOpen: MayOpen, now: Date): FoundLine {
  const day = (at: string) => formatMoment(new Date(at), now, here);
  const to = foundHref(thing, mayOpen);
  switch (thing.kind) {
    case 'person': {
      const { id, fullName, username, profilePicture, isBlocked } = thing.person;
      return { key: id, label: fullName, detail: `@${username}${isBlocked ? ' · suspended' : ''}`, face: profilePicture, to };
    }
    case 'order':
      return {
        key: thing.orderId,
        label: thing.title,
        detail: `${orderWord(thing.orderStatus)} · ${thing.sender.fullName} to ${thing.carrier.fullName} · ${spellTrackingId(thing.trackingId)}`,
        to,
      };
    case 'parcel':
      return {
        key: thing.packageId,
        label: thing.title,
        detail: `${thing.order ? orderWord(thing.order.orderStatus) : 'Without a carrier'} · ${thing.sender.fullName} · ${day(thing.dateCreated)}`,
        to,
      };
    case 'transaction':
      return {
        key: thing.id,
        label: `${thing.direction === 'in' ? '+' : '−'}${formatMoney(minorOf(thing.amount), thing.currency)}, ${thing.title}`,
        detail: `${moneyStatusWord(thing.status)} · ${thing.person.fullName} · ${day(thing.dateCreated)}`,
        to,
      };
    case 'sale':
      return {
        key: thing.saleId,
        label: `${thing.title}, ${formatMoney(minorOf(thing.price), thing.currency)}`,
        detail: `${saleStateWords[thing.state]} · sold by ${thing.seller.fullName}`,
        to,
      };
    case 'report': {
      const by = thing.reporter ? ` · by ${thing.reporter.fullName}` : '';
      const state = thing.isOpen ? 'Open' : 'Closed';
      return { key: thing.id, label: `About ${thing.about.fullName}`, detail: `${state}${by} · ${day(thing.dateCreated)}`, to };
    }
    case 'appeal':
      return {
        key: thing.appealId,
        label: `${thing.person.fullName}, against ${againstWords[thing.against]}`,
        detail: `${thing.isOpen ? 'Open' : 'Answered'} · ${day(thing.dateCreated)}`,
        to,
      };
    case 'support':
      return {
        key: thing.roomId,
        label: `What ${thing.person.fullName} writes to us`,
        detail: thing.isWaiting ? 'Waits for an answer' : 'Answered',
        to,
      };
  }
}

/** The page of something found, where there is one and the role opens it. */
export function foundHref(thing: FoundView, mayOpen: MayOpen): string | null {
  switch (thing.kind) {
    case 'person':
      return opsHref(opsPaths.person, { id: thing.person.id });
    case 'order':
      return orderHref(thing.orderId, mayOpen) ?? opsHref(opsPaths.person, { id: thing.sender.id });
    case 'parcel':
      return (thing.order && orderHref(thing.order.orderId, mayOpen)) ?? opsHref(opsPaths.person, { id: thing.sender.id });
    case 'transaction':
      return mayOpen(opsPaths.transactions)
        ? opsHref(opsPaths.transaction, { id: thing.id })
        : opsHref(opsPaths.person, { id: thing.person.id });
    case 'sale':
      return thing.isQuestioned && mayOpen(opsPaths.saleQuestions)
        ? opsHref(opsPaths.saleQuestion, { id: thing.saleId })
        : ((thing.orderId && orderHref(thing.orderId, mayOpen)) ?? opsHref(opsPaths.person, { id: thing.seller.id }));
    case 'report':
      return mayOpen(opsPaths.reports) ? `${opsPaths.reports}${thing.isOpen ? '' : '?state=closed'}` : null;
    case 'appeal':
      return mayOpen(opsPaths.appeals) ? opsHref(opsPaths.appeal, { id: thing.appealId }) : null;
    case 'support':
      return mayOpen(opsPaths.support) ? opsHref(opsPaths.supportRoom, { roomId: thing.roomId }) : null;
  }
}

function orderHref(orderId: string, mayOpen: MayOpen): string | null {
  return mayOpen(opsPaths.orders) ? opsHref(opsPaths.order, { id: orderId }) : null;
}
