import { readTrackingId, spellTrackingId } from '@waybill/contract/orders/tracking-id';
import type { SearchView } from '@waybill/contract/search/search-everything';
import { orderStatusWord } from '../../features/orders/model/status-words.ts';
import { hrefOf, itemHref, paths, profileOf, withQuery } from '../../session/paths.ts';
import type { OpenPopupView, PopupParams } from '../../session/popup/popup-views.ts';
import { here } from '../../ui/calendar.ts';
import { formatMoney } from '../../ui/format-money.ts';
import { formatMoment } from '../../ui/format-when.ts';
import { minorOf } from '../../ui/minor-of.ts';

/** A line of the search, whatever it is about. */
export type Found = {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  /** Given for people: their face, or null where they have none. */
  readonly face?: string | null;
} & (
  | { readonly to: string }
  | { readonly popup: OpenPopupView; readonly params?: PopupParams }
  | { readonly act: 'show-onboarding' | 'ask-cookies' }
);

export type FoundGroup = { readonly title: string; readonly things: readonly Found[] };

/** Anybody’s parcel by its number: whoever knows the number may follow it. */
export function trackingOf(text: string): Found | undefined {
  const trackingId = readTrackingId(text);
  if (trackingId === undefined) return undefined;
  return {
    key: `track-${trackingId}`,
    label: `Track ${spellTrackingId(trackingId)}`,
    detail: 'Where the parcel is',
    to: hrefOf(paths.trackParcel, { trackingId }),
  };
}

/** The answer of the server in lines, those that are most often looked for first. Kinds without any are left out. */
export function groupsOf(view: SearchView, now: Date): FoundGroup[] {
  const groups: FoundGroup[] = [
    {
      title: 'Orders',
      things: view.orders.map(({ id, trackingId, pickup, dropOff, otherName, orderStatus }) => ({
        key: id,
        label: `${short(pickup)} to ${short(dropOff)}`,
        detail: `${orderStatusWord(orderStatus)} · ${otherName} · ${spellTrackingId(trackingId)}`,
        popup: 'OrderDetails',
        params: { orderId: id },
      })),
    },
    {
      title: 'Parcels',
      things: view.parcels.map(({ id, itemType, pickup, dropOff, receiverName, status }) => ({
        key: id,
        label: `${short(pickup)} to ${short(dropOff)}`,
        detail: `${parcelWords[status] ?? 'Parcel'} · for ${receiverName}`,
        to: itemHref({ itemType, id }),
      })),
    },
    {
      title: 'Receivers',
      things: view.receivers.map(({ fullName, packageId, itemType, orderId, dropOff }) => ({
        key: `to-${packageId}`,
        label: fullName,
        detail: `Last parcel to ${short(dropOff)}`,
        ...(orderId === null
          ? { to: itemHref({ itemType, id: packageId }) }
          : { popup: 'OrderDetails' as const, params: { orderId } }),
      })),
    },
    {
      title: 'Chats',
      things: view.chats.map(({ id, fullName, username, profilePicture }) => ({
        key: id,
        label: fullName,
        detail: `@${username}`,
        face: profilePicture,
        to: withQuery(paths.chat, { roomId: id }),
      })),
    },
    {
      title: 'People',
      things: view.people.map(({ id, fullName, username, profilePicture, isDispatchPartner }) => ({
        key: id,
        label: fullName,
        detail: isDispatchPartner ? `@${username} · business` : `@${username}`,
        face: profilePicture,
        to: profileOf(id),
      })),
    },
    {
      title: 'Transactions',
      things: view.transactions.map(({ id, title, direction, amount, currency, dateCreated }) => ({
        key: id,
        label: title,
        detail: `${direction === 'in' ? '+' : '−'}${formatMoney(minorOf(amount), currency)} · ${formatMoment(new Date(dateCreated), now, here)}`,
        popup: 'TransactionDetails',
        params: { transactionId: id },
      })),
    },
  ];
  return groups.filter(({ things }) => things.length > 0);
}

const parcelWords: Readonly<Record<string, string>> = {
  open: 'Looking for a carrier',
  withdrawn: 'Withdrawn',
  expired: 'Too late',
};

/** “Yaba” of “Yaba, Lagos”. */
function short(place: string): string {
  return place.split(', ')[0] ?? place;
}
