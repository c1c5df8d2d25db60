import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WebhookDeliveryDetailsView } from '@waybill/contract/webhooks/delivery-view';
import type { WebhookEndpointView } from '@waybill/contract/webhooks/endpoint-view';
import { useBusy } from '../../../forms/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { here } from '../../../ui/calendar.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { formatMoment } from '../../../ui/format-when.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast.tsx';
import { When } from '../../../ui/when.tsx';
import { getWebhookDeliveryQuery } from '../api/get-webhook-delivery.ts';
import { replayWebhookDelivery } from '../api/replay-webhook-delivery.ts';
import { attemptWords, shortUrl } from '../model/delivery-words.ts';
import { StateStamp } from './delivery-row.tsx';

type DeliverySheetProps = {
  readonly deliveryId: string | null;
  readonly endpoints: readonly WebhookEndpointView[];
  readonly onClose: () => void;
};

export function DeliverySheet({ deliveryId, endpoints, onClose }: DeliverySheetProps) {
  return (
    <Sheet title="Delivery" open={deliveryId !== null} onClose={onClose} tall>
      {deliveryId === null ? null : <Delivery deliveryId={deliveryId} endpoints={endpoints} />}
    </Sheet>
  );
}

function Delivery({
  deliveryId,
  endpoints,
}: {
  readonly deliveryId: string;
  readonly endpoints: readonly WebhookEndpointView[];
}) {
  const queries = useQueryClient();
  const query = useQuery(getWebhookDeliveryQuery(deliveryId));
  const { busy, run } = useBusy();
  if (!query.data) return <Loading query={query} failed="We could not load this delivery" rows={3} />;
  const delivery = query.data;
  const endpoint = endpoints.find(({ id }) => id === delivery.endpointId);

  async function replay() {
    await replayWebhookDelivery(deliveryId);
    toast.success('It is on its way once more');
    await queries.invalidateQueries({ queryKey: ['webhooks'] });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="min-w-0 flex-1 font-mono text-17 wrap-anywhere">{delivery.type}</h3>
        <StateStamp state={delivery.state} />
      </div>
      <Facts facts={factsOf(delivery, endpoint)} />
      <Payload text={delivery.payload} />
      <Attempts delivery={delivery} />
      {endpoint?.isOn ? (
        <Button variant="secondary" full busy={busy} onClick={() => void run(replay)}>
          Replay
        </Button>
      ) : (
        <p className="text-15 text-ink-soft">Its endpoint is switched off. Switch it on to replay this.</p>
      )}
    </div>
  );
}

function factsOf(delivery: WebhookDeliveryDetailsView, endpoint: WebhookEndpointView | undefined) {
  const { webhookId, happenedAt, nextAt } = delivery;
  return [
    { caption: 'webhook-id', value: <span className="font-mono text-15 break-all select-all">{webhookId}</span> },
    {
      caption: 'To',
      value: <span className="wrap-anywhere">{endpoint ? shortUrl(endpoint.url) : 'An endpoint that is gone'}</span>,
    },
    { caption: 'Happened', value: <When at={happenedAt} /> },
    ...(nextAt && delivery.attempts > 0
      ? [{ caption: 'Next attempt', value: formatMoment(new Date(nextAt), new Date(), here) }]
      : []),
  ];
}

function Payload({ text }: { readonly text: string }) {
  return (
    <section aria-label="Body">
      <div className="flex items-center justify-between">
        <h4 className="caption">Body</h4>
        <CopyButton text={text} what="the body" />
      </div>
      {/* Scrolled sideways by keyboard, too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a mouse */}
      <pre tabIndex={0} className="overflow-x-auto rounded-field border border-line bg-paper p-3.5 font-mono text-13">
        {JSON.stringify(JSON.parse(text), null, 2)}
      </pre>
    </section>
  );
}

function Attempts({ delivery: { history } }: { readonly delivery: WebhookDeliveryDetailsView }) {
  if (history.length === 0) return <p className="text-15 text-ink-soft">No attempt yet.</p>;
  return (
    <section aria-label="Attempts">
      <h4 className="caption mb-1.5">Attempts</h4>
      <ol className="grid gap-2.5">
        {history.map((attempt) => (
          <li key={attempt.at} className="text-15">
            <p>
              <When at={attempt.at} /> · {attemptWords(attempt)}
            </p>
            {attempt.answer ? <p className="font-mono text-13 wrap-anywhere text-ink-soft">{attempt.answer}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
