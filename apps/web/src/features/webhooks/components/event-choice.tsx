import { type WebhookEventType, webhookEventGroups, webhookEventWords } from '@waybill/contract/webhooks/event-types';
import { CheckField } from '../../../ui/check-field.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Fold } from '../../../ui/fold.tsx';

type EventChoiceProps = {
  readonly chosen: ReadonlySet<WebhookEventType>;
  readonly error?: string | undefined;
  readonly onChange: (chosen: ReadonlySet<WebhookEventType>) => void;
};

/** The events that an endpoint is told of, group by group. */
export function EventChoice({ chosen, error, onChange }: EventChoiceProps) {
  function toggle(types: readonly WebhookEventType[], isChosen: boolean) {
    const next = new Set(chosen);
    for (const type of types) {
      if (isChosen) next.add(type);
      else next.delete(type);
    }
    onChange(next);
  }

  return (
    <ChoiceGroup label="Events" error={error} className="mt-1.5">
      {webhookEventGroups.map(({ name, types }) => {
        const count = types.filter((type) => chosen.has(type)).length;
        return (
          <Fold key={name} title={name} text={count === types.length ? 'All' : `${count} of ${types.length}`}>
            <div className="grid">
              <CheckField
                label={`Everything about ${name.toLowerCase()}`}
                checked={count === types.length}
                onChange={(event) => toggle(types, event.target.checked)}
              />
              {types.map((type) => (
                <CheckField
                  key={type}
                  label={
                    <>
                      <span className="block font-mono text-15 break-all">{type}</span>
                      <span className="block text-13 text-ink-soft">{webhookEventWords[type]}</span>
                    </>
                  }
                  checked={chosen.has(type)}
                  onChange={(event) => toggle([type], event.target.checked)}
                />
              ))}
            </div>
          </Fold>
        );
      })}
    </ChoiceGroup>
  );
}
