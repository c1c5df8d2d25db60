import type { QueryClient } from '@tanstack/react-query';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { toast } from '../../../../ui/toast.tsx';
import type { ClaimUpdate } from './claims.ts';
import { claimsOf, keepSending } from './claims-here.ts';
import { claimWords } from './proof-words.ts';

// There is something to read and to do.
const readingMs = 10_000;

/** Sends the claims that wait, and shows the outcome of each. */
export function followClaims(userId: string, queries: QueryClient): () => void {
  const claims = claimsOf(userId);
  const stopListening = claims.onUpdate((update) => handleUpdate(update, queries));
  const stopSending = keepSending(claims);
  return () => {
    stopSending();
    stopListening();
  };
}

function handleUpdate(update: ClaimUpdate, queries: QueryClient): void {
  const words = claimWords[update.claim.to];
  // Another order may be on the screen.
  const number = spellTrackingId(update.claim.trackingId);
  if (update.kind === 'sent') {
    queries.setQueryData(['orders', 'one', update.claim.orderId], update.order);
    toast.success(words.sent, `${number}: sent with the time you entered it.`);
  } else toast.error(words.refused, `${number}: ${update.claim.refusal?.text ?? ''}`, readingMs);
  void queries.invalidateQueries({ queryKey: ['orders'] });
}
