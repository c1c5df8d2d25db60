import type { BuyerMessageView } from '@waybill/contract/chat/buyer-message-view';

/** All of both, each once, in the order of their numbers. */
export function withMessages(known: readonly BuyerMessageView[], more: readonly BuyerMessageView[]): readonly BuyerMessageView[] {
  const numbers = new Set(known.map(({ seq }) => seq));
  const added = more.filter(({ seq }) => !numbers.has(seq));
  return added.length === 0 ? known : [...known, ...added].sort((one, other) => one.seq - other.seq);
}
