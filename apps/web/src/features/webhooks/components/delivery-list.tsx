import { useInfiniteQuery } from '@tanstack/react-query';
import type { WebhookEndpointView } from '@waybill/contract/webhooks/endpoint-view';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { isBackwards } from '../../../ui/day-range-fields.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { listWebhookDeliveriesQuery } from '../api/list-webhook-deliveries.ts';
import type { DeliveryFilter } from '../model/delivery-filter.ts';
import { DeliveryFilters } from './delivery-filters.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { DeliverySheet } from './delivery-sheet.tsx';
import { ReplaySheet } from './replay-sheet.tsx';

type DeliveryListProps = { readonly endpoints: readonly WebhookEndpointView[] };

/** What was sent in the last month, to be searched, looked at and sent again. */
export function DeliveryList({ endpoints }: DeliveryListProps) {
  const [filter, setFilter] = useState<DeliveryFilter>({});
  const [opened, setOpened] = useState<string | null>(null);
  const [isReplaying, setIsReplaying] = useState(false);
  const isAsking = !isBackwards(filter);
  const query = useInfiniteQuery({
    ...listWebhookDeliveriesQuery(filter),
    enabled: isAsking,
    // The page is looked at to see things arrive.
    refetchInterval: 5_000,
  });
  const deliveries = isAsking ? (query.data?.pages.flatMap(({ items }) => items) ?? []) : [];
  const isFiltering = Object.keys(filter).length > 0;
  return (
    <section aria-labelledby="deliveries-heading" className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="deliveries-heading" className="text-17">
          Deliveries
        </h2>
        <Button variant="quiet" onClick={() => setIsReplaying(true)}>
          Replay many
        </Button>
      </div>
      <DeliveryFilters endpoints={endpoints} filter={filter} onChange={setFilter} />
      <Card className="overflow-hidden p-0">
        {query.data || !isAsking ? null : <Loading query={query} failed="We could not load the deliveries" />}
        {(query.data || !isAsking) && deliveries.length === 0 ? (
          <EmptyState
            drawing="letter"
            title={isFiltering ? 'Nothing fits this search' : 'Nothing was sent yet'}
            text={isFiltering ? 'Deliveries are kept for 30 days.' : 'Send a test, or wait until something happens.'}
            action={
              isFiltering ? (
                <Button variant="secondary" onClick={() => setFilter({})}>
                  Show everything
                </Button>
              ) : undefined
            }
          />
        ) : null}
        <ul>
          {deliveries.map((delivery) => (
            <li key={delivery.id} className="border-line not-first:border-t">
              <DeliveryRow delivery={delivery} onOpen={() => setOpened(delivery.id)} />
            </li>
          ))}
        </ul>
      </Card>
      {isAsking && query.hasNextPage ? (
        <MoreButton key={deliveries.length} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      ) : null}
      <DeliverySheet deliveryId={opened} endpoints={endpoints} onClose={() => setOpened(null)} />
      <ReplaySheet endpoints={endpoints} open={isReplaying} onClose={() => setIsReplaying(false)} />
    </section>
  );
}
