import { useQueryClient } from '@tanstack/react-query';
import { type DeliveryState, deliveryStates } from '@waybill/contract/webhooks/delivery-view';
import type { WebhookEndpointView } from '@waybill/contract/webhooks/endpoint-view';
import { useState } from 'react';
import { PlainForm } from '../../../forms/plain-form.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useBusy } from '../../../forms/use-busy.ts';
import { DayRangeFields, isBackwards } from '../../../ui/day-range-fields.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast.tsx';
import { replayWebhookDeliveries } from '../api/replay-webhook-deliveries.ts';
import { searchOf } from '../model/delivery-filter.ts';
import { shortUrl, stateWords } from '../model/delivery-words.ts';

type ReplaySheetProps = {
  readonly endpoints: readonly WebhookEndpointView[];
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Sends a range of an endpoint once more, after an outage. */
export function ReplaySheet({ endpoints, open, onClose }: ReplaySheetProps) {
  return (
    <Sheet title="Replay many" open={open} onClose={onClose}>
      <ReplayForm endpoints={endpoints.filter(({ isOn }) => isOn)} onDone={onClose} />
    </Sheet>
  );
}

const monthMs = 31 * 86_400_000;

type ReplayFormProps = { readonly endpoints: readonly WebhookEndpointView[]; readonly onDone: () => void };

function ReplayForm({ endpoints, onDone }: ReplayFormProps) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const [endpointId, setEndpointId] = useState(endpoints[0]?.id ?? '');
  const [state, setState] = useState<DeliveryState>('failed');
  const [range, setRange] = useState<{ readonly startDate?: string; readonly endDate?: string }>({});
  if (endpoints.length === 0) return <p>Your endpoints are switched off. Switch one on first.</p>;

  async function replay() {
    const { from = new Date(Date.now() - monthMs).toISOString(), ...to } = searchOf(range);
    let replayed = 0;
    for (let next: string | null = from; next !== null; ) {
      const answer: Awaited<ReturnType<typeof replayWebhookDeliveries>> = await replayWebhookDeliveries(endpointId, {
        ...to,
        from: next,
        state,
      });
      replayed += answer.replayed;
      next = answer.nextFrom;
    }
    toast.success(replayed === 0 ? 'There was nothing to replay' : `${replayed.toLocaleString('en')} on their way once more`);
    await queries.invalidateQueries({ queryKey: ['webhooks'] });
    onDone();
  }

  return (
    <PlainForm onSubmit={() => (isBackwards(range) ? undefined : void run(replay))}>
      <p className="text-ink-soft">They keep their webhook-id, so that your server can tell what it has seen already.</p>
      <SelectField label="Endpoint" value={endpointId} onChange={(event) => setEndpointId(event.target.value)}>
        {endpoints.map(({ id, url }) => (
          <option key={id} value={id}>
            {shortUrl(url)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Those that"
        value={state}
        onChange={(event) => setState(deliveryStates.find((one) => one === event.target.value) ?? 'failed')}
      >
        {(['failed', 'delivered'] as const).map((one) => (
          <option key={one} value={one}>
            {one === 'failed' ? stateWords.failed : `Were ${stateWords.delivered.toLowerCase()}`}
          </option>
        ))}
      </SelectField>
      <DayRangeFields
        range={range}
        onChange={(name, day) => setRange(({ [name]: _, ...rest }) => (day === '' ? rest : { ...rest, [name]: day }))}
      />
      <SubmitButton busy={busy}>Replay them</SubmitButton>
    </PlainForm>
  );
}
