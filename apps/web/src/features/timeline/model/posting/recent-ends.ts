import type { Place } from '@waybill/contract/places/place';
import type { TimelineItemView } from '@waybill/contract/timeline/item-view';

/** A door that somebody of one’s earlier parcels stood at. */
export type RecentEnd = {
  readonly address: string;
  readonly place: Place;
  readonly fullName: string;
  readonly phoneNumber: string;
  readonly landmark: string;
  readonly note: string;
};

const shown = 3;

/** Where one’s own parcels went before, or came from: the newest first, each once. */
export function recentEnds(items: readonly TimelineItemView[], side: 'from' | 'to'): RecentEnd[] {
  const ends = new Map<string, RecentEnd>();
  for (const item of items) {
    if ((item.itemType !== 1 && item.itemType !== 5) || !item.isMine || !item.secrets) continue;
    const { secrets } = item;
    const end =
      side === 'from'
        ? {
            address: item.pickupAddress,
            place: item.pickupAddressJson,
            fullName: secrets.senderFullName,
            phoneNumber: secrets.senderPhoneNumber,
            landmark: secrets.pickupLandmark,
            note: secrets.pickupNote,
          }
        : {
            address: item.dropoffAddress,
            place: item.dropOffAddressJson,
            fullName: secrets.receiverFullName,
            phoneNumber: secrets.receiverPhoneNumber,
            landmark: secrets.dropoffLandmark,
            note: secrets.dropoffNote,
          };
    const key = `${end.address.toLowerCase()} ${end.phoneNumber}`;
    if (!ends.has(key)) ends.set(key, end);
  }
  return [...ends.values()].slice(0, shown);
}

/** A number in the two parts that a form asks for. */
export function splitPhoneNumber(phoneNumber: string, dialCodes: readonly string[]): { dialCode: string; local: string } {
  const dialCode =
    dialCodes.filter((code) => phoneNumber.startsWith(code)).sort((one, other) => other.length - one.length)[0] ?? '';
  return { dialCode, local: phoneNumber.slice(dialCode.length) };
}
