import type { PendingRequestView } from '@waybill/contract/chat/room-view';

const town = (address: string) => address.split(', ')[0] ?? address;

export function wayOf({ pickup, dropOff }: Pick<PendingRequestView, 'pickup' | 'dropOff'>): string {
  return `${town(pickup)} to ${town(dropOff)}`;
}

export function pendingWords({ about, needsMe }: Pick<PendingRequestView, 'about' | 'needsMe'>, name: string): string {
  if (about === 'order') return needsMe ? 'A delivery waits for your answer' : `A delivery waits for ${name}’s answer`;
  return needsMe ? 'A fee waits for your answer' : `A fee waits for ${name}’s answer`;
}

/** Sorts the requests that oneself has to answer first. */
export function mostUrgentFirst(requests: readonly PendingRequestView[]): readonly PendingRequestView[] {
  return [...requests].sort((first, second) => Number(second.needsMe) - Number(first.needsMe));
}
