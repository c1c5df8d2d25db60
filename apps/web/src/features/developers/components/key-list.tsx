import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mostKeys } from '@waybill/contract/developers/key-scopes';
import type { KeyView } from '@waybill/contract/developers/key-view';
import { useState } from 'react';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { acting } from '../../../session/acting.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast.tsx';
import { createKey } from '../api/create-key.ts';
import { listKeysQuery } from '../api/list-keys.ts';
import { revokeKey } from '../api/revoke-key.ts';
import { updateKey } from '../api/update-key.ts';
import { KeyForm, type KeyWishes } from './key-form.tsx';
import { KeyLimit } from './key-limit.tsx';
import { KeyRequests } from './key-requests.tsx';
import { KeyRow } from './key-row.tsx';
import { MadeKey } from './made-key.tsx';
import { TestWorld } from './test-world.tsx';

type Doing =
  | { readonly what: 'make' }
  | { readonly what: 'show'; readonly secret: string }
  | { readonly what: 'change' | 'limit' | 'requests' | 'revoke'; readonly key: KeyView };

const form = 'api-key';

/** Somebody’s API keys: to make, to look after and to revoke. */
export function KeyList() {
  const queries = useQueryClient();
  const query = useQuery(listKeysQuery);
  const [doing, setDoing] = useState<Doing | null>(null);
  const { busy, run } = useBusy();
  const close = () => setDoing(null);
  const refresh = () => queries.invalidateQueries({ queryKey: listKeysQuery.queryKey });

  async function finish(words: string): Promise<void> {
    close();
    toast.success(words);
    await refresh();
  }

  async function make({ name, scopes, addresses, expiresInDays, isTest }: KeyWishes): Promise<void> {
    const body = { name, scopes: [...scopes], addresses: [...addresses], expiresInDays, isTest };
    const { secret } = await createKey(body, requestKey(sessionStorage, form, body));
    forgetRequestKey(sessionStorage, form);
    setDoing({ what: 'show', secret });
    await refresh();
  }

  async function change({ id }: KeyView, { name, scopes, addresses }: KeyWishes): Promise<void> {
    await updateKey(id, { name, scopes: [...scopes], addresses: [...addresses] });
    await finish('Saved');
  }

  if (!query.data) return <Loading query={query} failed="We could not load your keys" rows={3} />;
  const keys = query.data;
  return (
    <div className="grid gap-5">
      {keys.length === 0 ? (
        <Card>
          <p className="text-ink-soft">
            You have none yet. Make one when a program of yours is to look at orders or send parcels for you.
          </p>
        </Card>
      ) : (
        <Card className="overflow-hidden p-0">
          <ul aria-label="Your API keys" className="divide-y divide-line">
            {keys.map((key) => (
              <KeyRow key={key.id} of={key} onDo={(what) => setDoing({ what, key })} />
            ))}
          </ul>
        </Card>
      )}
      <Button onClick={() => setDoing({ what: 'make' })}>Make an API key</Button>
      {keys.length >= mostKeys ? <p className="text-13 text-ink-soft">{mostKeys} keys are the most at once.</p> : null}
      {keys.some(({ isTest }) => isTest) ? <TestWorld /> : null}
      <Sheet title="A new API key" open={doing?.what === 'make'} onClose={close}>
        {doing?.what === 'make' ? <KeyForm onSave={make} /> : null}
      </Sheet>
      <Sheet title="Your new key" open={doing?.what === 'show'} onClose={close}>
        {doing?.what === 'show' ? <MadeKey secret={doing.secret} onDone={close} /> : null}
      </Sheet>
      <Sheet title="Change the key" open={doing?.what === 'change'} onClose={close}>
        {doing?.what === 'change' ? <KeyForm of={doing.key} onSave={(wishes) => change(doing.key, wishes)} /> : null}
      </Sheet>
      <Sheet title="What it may spend" open={doing?.what === 'limit'} onClose={close}>
        {doing?.what === 'limit' ? <KeyLimit of={doing.key} onSaved={(words) => void finish(words)} /> : null}
      </Sheet>
      <Sheet
        title={doing?.what === 'requests' ? `Requests of “${doing.key.name}”` : 'Requests'}
        open={doing?.what === 'requests'}
        onClose={close}
        wide
        tall
      >
        {doing?.what === 'requests' ? <KeyRequests keyId={doing.key.id} /> : null}
      </Sheet>
      <ConfirmDialog
        title={doing?.what === 'revoke' ? `Revoke “${doing.key.name}”?` : 'Revoke it?'}
        text="It opens nothing from this moment on, for good. Programs that use it are refused. What they have sent goes on."
        confirmLabel="Revoke"
        cancelLabel="Keep it"
        tone="danger"
        busy={busy}
        open={doing?.what === 'revoke'}
        onConfirm={() => void (doing?.what === 'revoke' && run(() => revokeKey(doing.key.id).then(() => finish('Revoked'))))}
        onCancel={close}
      />
      {acting() ? (
        <p className="text-13 text-ink-soft">Keys made here act for the business, with your role, for as long as you have it.</p>
      ) : null}
    </div>
  );
}
