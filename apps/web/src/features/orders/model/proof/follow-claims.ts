import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../../../../ui/toast.tsx';
import type { ClaimUpdate } from './claims.ts';
import { claimsOf, keepSending } from './claims-here.ts';
import { claimWords } from './proof-words.ts';

// There is something to read and to do.
const readingMs = 10_000;

/** Sends what waits, and tells what became of it. */
export function followClaims(userId: string, queries: QueryClient): () => void {
  const claims = claimsOf(userId);
  const stopHearing = claims.hear((news) => hear(news, queries));
  const stopSending = keepSending(claims);
  return () => {
    stopSending();
    stopHearing();
  };
}

function hear(news: ClaimUpdate, queries: QueryClient): void {
  const words = claimWords[news.claim.to];
  if (news.kind === 'sent') {
    queries.setQueryData(['orders', 'one', news.claim.orderId], news.order);
    toast.success(words.sent, 'It was sent with the time you entered it.');
  } else toast.error(words.refused, news.claim.refusal?.text, readingMs);
  void queries.invalidateQueries({ queryKey: ['orders'] });
}
