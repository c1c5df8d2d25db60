import { useInfiniteQuery } from '@tanstack/react-query';
import type { WebhookEndpointView, WebhookSecretView } from '@waybill/contract/webhooks/endpoint-view';
import { webhookLimits } from '@waybill/contract/webhooks/limits';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { listWebhookEndpointsQuery } from '../api/list-webhook-endpoints.ts';
import { DeliveryList } from './delivery-list.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointRow } from './endpoint-row.tsx';
import { SecretSheet } from './secret-sheet.tsx';

type WebhooksDeskProps = {
  /** The secret of this endpoint was asked for before its owner confirmed who they are, which they have by now. */
  readonly showsSecretOf?: string | undefined;
  readonly onConfirm: (endpointId: string) => void;
};

type Editing = { readonly endpoint?: WebhookEndpointView };
type Shown = { readonly secret: WebhookSecretView; readonly isNew: boolean };

/** Somebody's endpoints with what was delivered to them. */
export function WebhooksDesk({ showsSecretOf, onConfirm }: WebhooksDeskProps) {
  const query = useInfiniteQuery(listWebhookEndpointsQuery);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  if (!query.data) return <Loading query={query} failed="We could not load your endpoints" />;
  const endpoints = query.data.pages.flatMap(({ items }) => items);
  const add = <Button onClick={() => setEditing({})}>Add an endpoint</Button>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {endpoints.length === 0 ? (
        <Card>
          <EmptyState
            drawing="bell"
            title="No endpoints yet"
            text="Give us an address of your shop’s server, and we tell it what happens to your parcels, orders, sales and payouts."
            action={add}
          />
        </Card>
      ) : (
        <section aria-labelledby="endpoints-heading" className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
          <div className="flex items-center justify-between gap-3">
            <h2 id="endpoints-heading" className="text-17">
              Endpoints
            </h2>
            {endpoints.length < webhookLimits.endpoints ? add : null}
          </div>
          <Card className="overflow-hidden p-0">
            <ul>
              {endpoints.map((endpoint) => (
                <li key={endpoint.id} className="border-line px-5 py-4 not-first:border-t">
                  <EndpointRow
                    endpoint={endpoint}
                    showsSecret={showsSecretOf === endpoint.id}
                    onEdit={() => setEditing({ endpoint })}
                    onSecret={(secret, isNew) => setShown({ secret, isNew })}
                    onConfirm={() => onConfirm(endpoint.id)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
      {endpoints.length === 0 ? null : <DeliveryList endpoints={endpoints} />}
      <Sheet
        title={editing?.endpoint ? 'Change the endpoint' : 'Add an endpoint'}
        open={editing !== null}
        onClose={() => setEditing(null)}
      >
        {editing ? (
          <EndpointForm
            endpoint={editing.endpoint}
            onDone={(secret) => {
              setEditing(null);
              if (secret) setShown({ secret, isNew: true });
            }}
          />
        ) : null}
      </Sheet>
      <SecretSheet shown={shown} onClose={() => setShown(null)} />
    </div>
  );
}
