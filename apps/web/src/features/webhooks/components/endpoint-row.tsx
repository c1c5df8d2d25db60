import { useQueryClient } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import type { WebhookEndpointView, WebhookSecretView } from '@waybill/contract/webhooks/endpoint-view';
import { webhookEventTypes } from '@waybill/contract/webhooks/event-types';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Power from 'lucide-react/icons/power';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import { newKey } from '../../../forms/request-key.ts';
import { showFailure } from '../../../forms/show-failure.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { acting } from '../../../session/acting.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MenuButton, MenuRow } from '../../../ui/menu-button.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import { toast } from '../../../ui/toast.tsx';
import { When } from '../../../ui/when.tsx';
import { pingWebhookEndpoint } from '../api/ping-webhook-endpoint.ts';
import { removeWebhookEndpoint } from '../api/remove-webhook-endpoint.ts';
import { rotateWebhookSecret } from '../api/rotate-webhook-secret.ts';
import { showWebhookSecret } from '../api/show-webhook-secret.ts';
import { updateWebhookEndpoint } from '../api/update-webhook-endpoint.ts';
import { offWords, shortUrl } from '../model/delivery-words.ts';

type EndpointRowProps = {
  readonly endpoint: WebhookEndpointView;
  /** Shows its secret at once: it was asked for before. */
  readonly showsSecret: boolean;
  readonly onEdit: () => void;
  readonly onSecret: (secret: WebhookSecretView, isNew: boolean) => void;
  readonly onConfirm: () => void;
};

type Asking = 'rotate' | 'remove' | null;

/** An endpoint, how it is, and what can be done with it. */
export function EndpointRow({ endpoint, showsSecret, onEdit, onSecret, onConfirm }: EndpointRowProps) {
  const { id, url, description, types, isOn, failingSince, oldSecretUntil, signature } = endpoint;
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const [asking, setAsking] = useState<Asking>(null);
  const [key, setKey] = useState(newKey);
  const reload = () => queries.invalidateQueries({ queryKey: ['webhooks'] });
  const name = shortUrl(url);

  const seeSecret = () =>
    run(
      async () => onSecret(await showWebhookSecret(id), false),
      (failure) => (isProblem(failure, 'confirmation_required') ? onConfirm() : showFailure(failure)),
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on the way back from the confirmation
  useEffect(() => {
    if (showsSecret) void seeSecret();
  }, []);

  async function ping() {
    await pingWebhookEndpoint(id, newKey());
    toast.success('A test is on its way', 'It stands among the deliveries.');
    await reload();
  }

  async function turn() {
    await updateWebhookEndpoint(id, { isOn: !isOn });
    toast.success(isOn ? 'Switched off' : 'Switched on');
    await reload();
  }

  async function rotate() {
    const { secret } = await rotateWebhookSecret(id, key);
    setKey(newKey());
    setAsking(null);
    onSecret(secret, true);
    await reload();
  }

  async function remove() {
    await removeWebhookEndpoint(id);
    setAsking(null);
    toast.success('Removed');
    await reload();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-13 wrap-anywhere text-ink-soft">
            {[description, eventsWords(types.length), signature === 'ed25519' ? 'ed25519' : 'HMAC-SHA256']
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Stamp tone={isOn ? (failingSince ? 'marigold' : 'palm') : 'clay'}>
          {isOn ? (failingSince ? 'Failing' : 'On') : 'Off'}
        </Stamp>
        <EndpointMenu
          endpoint={endpoint}
          onEdit={onEdit}
          onTurn={() => void run(turn)}
          onSeeSecret={() => void seeSecret()}
          onAsk={setAsking}
        />
      </div>
      {isOn ? null : <p className="text-15">{offWords(endpoint)}</p>}
      {isOn && failingSince ? (
        <p className="text-15">
          Nothing was taken since <When at={failingSince} />.
        </p>
      ) : null}
      {oldSecretUntil ? <p className="text-13 text-ink-soft">The replaced secret signs along for a day.</p> : null}
      <div className="flex flex-wrap gap-2">
        {isOn ? (
          <Button variant="secondary" busy={busy} onClick={() => void run(ping)} aria-label={`Send a test to ${name}`}>
            Send a test
          </Button>
        ) : (
          <Button busy={busy} onClick={() => void run(turn)} aria-label={`Switch on ${name}`}>
            Switch on
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking === 'rotate'}
        title="Replace the secret?"
        text="You get a new one at once. For 24 hours we sign with both, so that you can put it in place without missing anything."
        confirmLabel="Replace it"
        busy={busy}
        onConfirm={() => void run(rotate)}
        onCancel={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        title={`Remove ${name}?`}
        text="Nothing is sent there any more, and the list of what was delivered goes with it."
        tone="danger"
        confirmLabel="Remove"
        cancelLabel="Keep it"
        busy={busy}
        onConfirm={() => void run(remove)}
        onCancel={() => setAsking(null)}
      />
    </div>
  );
}

type EndpointMenuProps = {
  readonly endpoint: WebhookEndpointView;
  readonly onEdit: () => void;
  readonly onTurn: () => void;
  readonly onSeeSecret: () => void;
  readonly onAsk: (what: 'rotate' | 'remove') => void;
};

function EndpointMenu({ endpoint: { url, isOn, signature }, onEdit, onTurn, onSeeSecret, onAsk }: EndpointMenuProps) {
  return (
    <MenuButton label={`More for ${shortUrl(url)}`} className="-mt-2 -mr-3">
      {(close) => {
        const closing = (act: () => void) => () => {
          close();
          act();
        };
        return (
          <>
            <MenuRow icon={<Pencil size={20} aria-hidden="true" />} onClick={closing(onEdit)}>
              Change
            </MenuRow>
            <MenuRow icon={<Power size={20} aria-hidden="true" />} onClick={closing(onTurn)}>
              {isOn ? 'Switch off' : 'Switch on'}
            </MenuRow>
            {acting() ? null : (
              <MenuRow icon={<Eye size={20} aria-hidden="true" />} onClick={closing(onSeeSecret)}>
                {signature === 'ed25519' ? 'Show the public key' : 'Show the secret'}
              </MenuRow>
            )}
            <MenuRow icon={<RotateCw size={20} aria-hidden="true" />} onClick={closing(() => onAsk('rotate'))}>
              Replace the secret
            </MenuRow>
            <MenuRow danger icon={<Trash2 size={20} aria-hidden="true" />} onClick={closing(() => onAsk('remove'))}>
              Remove
            </MenuRow>
          </>
        );
      }}
    </MenuButton>
  );
}

function eventsWords(count: number): string {
  if (count === webhookEventTypes.length) return 'all events';
  return count === 1 ? 'one event' : `${count} events`;
}
