import type { QueryClient } from '@tanstack/react-query';
import type { ClaimNews } from '../features/orders/model/proof/claims.ts';
import { claimsOf, keepSending } from '../features/orders/model/proof/claims-here.ts';
import { claimWords } from '../features/orders/model/proof/proof-words.ts';
import { toast } from '../ui/toast.tsx';

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

function hear(news: ClaimNews, queries: QueryClient): void {
  const words = claimWords[news.claim.to];
  if (news.kind === 'sent') {
    queries.setQueryData(['orders', 'one', news.claim.orderId], news.order);
    toast.success(words.sent, 'It was sent with the time you entered it.');
  } else toast.error(words.refused, news.claim.refusal?.text, readingMs);
  void queries.invalidateQueries({ queryKey: ['orders'] });
}
