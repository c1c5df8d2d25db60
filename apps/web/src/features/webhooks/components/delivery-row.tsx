import type { DeliveryState, WebhookDeliveryView } from '@waybill/contract/webhooks/delivery-view';
import { Stamp, type StampTone } from '../../../ui/stamp.tsx';
import { When } from '../../../ui/when.tsx';
import { attemptWords, stateWords } from '../model/delivery-words.ts';

type DeliveryRowProps = { readonly delivery: WebhookDeliveryView; readonly onOpen: () => void };

const tones: Readonly<Record<DeliveryState, StampTone>> = { waiting: 'marigold', delivered: 'palm', failed: 'clay' };

export function StateStamp({ state }: { readonly state: DeliveryState }) {
  return <Stamp tone={tones[state]}>{stateWords[state]}</Stamp>;
}

/** A delivery in two lines: the event and its state, when it happened and what was answered last. */
export function DeliveryRow({ delivery, onOpen }: DeliveryRowProps) {
  const { type, state, happenedAt, last } = delivery;
  return (
    <button type="button" onClick={onOpen} className="flex w-full items-center gap-3 px-5 py-3.5 text-left hover:bg-paper">
      <span className="min-w-0 flex-1">
        <span className="block font-mono text-15 wrap-anywhere">{type}</span>
        <span className="block text-13 text-ink-soft">
          <When at={happenedAt} />
          {last ? ` · ${attemptWords(last)}` : ''}
        </span>
      </span>
      <StateStamp state={state} />
    </button>
  );
}
