import { useQueryClient } from '@tanstack/react-query';
import { addWebhookEndpoint as call } from '@waybill/contract/webhooks/add-webhook-endpoint';
import type { WebhookEndpointView, WebhookSecretView } from '@waybill/contract/webhooks/endpoint-view';
import { type WebhookEventType, webhookEventTypes } from '@waybill/contract/webhooks/event-types';
import { useState } from 'react';
import { newKey } from '../../../forms/request-key.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { addWebhookEndpoint } from '../api/add-webhook-endpoint.ts';
import { updateWebhookEndpoint } from '../api/update-webhook-endpoint.ts';
import { EventChoice } from './event-choice.tsx';

type EndpointFormProps = {
  /** None where one is added. */
  readonly endpoint?: WebhookEndpointView | undefined;
  /** With its secret where it is new. */
  readonly onDone: (secret?: WebhookSecretView) => void;
};

/** Where to send, and what. */
export function EndpointForm({ endpoint, onDone }: EndpointFormProps) {
  const queries = useQueryClient();
  const [types, setTypes] = useState<ReadonlySet<WebhookEventType>>(new Set(endpoint?.types ?? webhookEventTypes));
  const [typesError, setTypesError] = useState<string>();
  const [key] = useState(newKey);
  const form = useSchemaForm({
    schema: call.body,
    initial: {
      url: endpoint?.url ?? '',
      description: endpoint?.description ?? '',
      signature: endpoint?.signature ?? 'hmac-sha256',
    },
    toWire: (typed) => ({ ...typed, types: [...types] }),
  });
  const { fields } = form;

  return (
    <form
      {...form.form({
        onMistakes: (mistakes) => setTypesError(mistakes.get('types')),
        onValid: async ({ url, description, types: chosen, signature }) => {
          const secret = endpoint
            ? await updateWebhookEndpoint(endpoint.id, { url, description: description || null, types: chosen }).then(
                () => undefined,
              )
            : (await addWebhookEndpoint({ url, description, types: chosen, signature }, key)).secret;
          void queries.invalidateQueries({ queryKey: ['webhooks'] });
          toast.success(endpoint ? 'Saved' : 'Your endpoint is on');
          onDone(secret);
        },
      })}
      className="grid gap-5"
    >
      <TextField
        {...form.field('url')}
        label="Address"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Where your server takes POST requests, beginning with https://"
      />
      <TextField {...form.field('description')} label="What is it for? (optional)" autoComplete="off" maxLength={120} />
      <EventChoice
        chosen={types}
        error={typesError}
        onChange={(next) => {
          setTypes(next);
          setTypesError(undefined);
        }}
      />
      {endpoint ? null : (
        <Fold
          title="Signature"
          text={fields.signature === 'ed25519' ? 'ed25519, with a public key' : 'HMAC-SHA256, with a shared secret'}
        >
          <ChoiceGroup label="How we sign" isLabelHidden className="grid gap-2.5">
            <ChoiceCard
              name="way-of-signing"
              value="hmac-sha256"
              checked={fields.signature === 'hmac-sha256'}
              onChange={() => form.set({ signature: 'hmac-sha256' })}
              title="HMAC-SHA256"
              text="You and we share a secret. Every library knows it."
            />
            <ChoiceCard
              name="way-of-signing"
              value="ed25519"
              checked={fields.signature === 'ed25519'}
              onChange={() => form.set({ signature: 'ed25519' })}
              title="ed25519"
              text="You keep a public key, and nobody but us can sign."
            />
          </ChoiceGroup>
        </Fold>
      )}
      <Button type="submit" full busy={form.busy}>
        {endpoint ? 'Save' : 'Add the endpoint'}
      </Button>
    </form>
  );
}
