import type { RoomView } from '@waybill/contract/chat/room-view';
import type { ShownMessage } from './shown-message.ts';

/** The keys of the deals that one of the two still has to answer: of each waiting parcel the newest that happened to it. */
export function waitingDeals(
  messages: readonly ShownMessage[],
  { pendingRequests }: Pick<RoomView, 'pendingRequests'>,
): ReadonlySet<string> {
  const keys = pendingRequests.map(
    ({ packageId }) => messages.findLast(({ deal }) => deal !== null && deal.packageId === packageId)?.key,
  );
  return new Set(keys.filter((key) => key !== undefined));
}
