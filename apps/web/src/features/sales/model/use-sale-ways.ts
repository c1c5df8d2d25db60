import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listWaysQuery } from '../../timeline/index.ts';
import { endsOf, type OrderedSale, suggestedSending } from './sending.ts';
import type { SendingState } from './use-sending.ts';

/** Trips and batches that go the way of a sale, in its currency, and the one that was chosen. One that is gone meanwhile is let go. */
export function useSaleWays(sale: OrderedSale, { form, metadata, today }: Pick<SendingState, 'form' | 'metadata' | 'today'>) {
  const { from, to } = endsOf(sale);
  const query = useQuery({
    ...listWaysQuery({ pickupAddressJson: from, dropOffAddressJson: to, weight: sale.weight }),
    retry: false,
  });
  const ways = query.data?.items.filter(({ currency }) => currency === null || currency === sale.currency) ?? [];
  const chosen = ways.find(({ id }) => id === form.fields.wayId);
  const isGone = query.isSuccess && form.fields.wayId !== '' && !chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it turns out to be gone
  useEffect(() => {
    if (isGone) form.set({ wayId: '', ...suggestedSending(sale, metadata, today) });
  }, [isGone]);
  return { ways, chosen, isPending: query.isPending };
}
