import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import type { PasskeyView } from '@waybill/contract/identity/passkey-view';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { showFailure } from '../../../forms/show-failure.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast.tsx';
import { When } from '../../../ui/when.tsx';
import { listPasskeysQuery } from '../api/list-passkeys.ts';
import { removePasskey } from '../api/remove-passkey.ts';
import { renamePasskey } from '../api/rename-passkey.ts';
import { PasskeyAdd } from './passkey-add.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';

type PasskeyListProps = {
  /** The server wants the password once more. */
  readonly onConfirm: () => void;
};

type Doing = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly passkey: PasskeyView };

/** Somebody’s passkeys: to add, to name and to remove. */
export function PasskeyList({ onConfirm }: PasskeyListProps) {
  const queries = useQueryClient();
  const passkeys = useQuery(listPasskeysQuery);
  const [doing, setDoing] = useState<Doing | null>(null);
  const { busy, run } = useBusy();

  async function finish(said: string): Promise<void> {
    setDoing(null);
    toast.success(said);
    await queries.invalidateQueries({ queryKey: listPasskeysQuery.queryKey });
  }

  const removeIt = (id: string) =>
    run(
      () => removePasskey(id).then(() => finish('Removed')),
      (failure) => (isProblem(failure, 'confirmation_required') ? onConfirm() : showFailure(failure)),
    );

  async function rename(id: string, name: string): Promise<void> {
    await renamePasskey(id, name);
    await finish('Renamed');
  }

  if (!passkeys.isSuccess) return <Loading query={passkeys} failed="We could not load your passkeys" rows={2} />;
  return (
    <div className="grid gap-5">
      {passkeys.data.length === 0 ? <p className="text-ink-soft">You have none yet.</p> : null}
      <ul aria-label="Your passkeys" className="grid gap-4" hidden={passkeys.data.length === 0}>
        {passkeys.data.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onDo={(what) => setDoing({ what, passkey })} />
        ))}
      </ul>
      <Button variant="secondary" onClick={() => setDoing({ what: 'add' })}>
        Add a passkey
      </Button>
      {doing?.what === 'add' ? (
        <Sheet title="Add a passkey" open onClose={() => setDoing(null)}>
          <PasskeyAdd onAdded={() => void finish('Your passkey is ready')} onConfirm={onConfirm} />
        </Sheet>
      ) : null}
      {doing?.what === 'rename' ? (
        <Sheet title="Another name" open onClose={() => setDoing(null)}>
          <PasskeyNameForm initial={doing.passkey.name} submitLabel="Save" onNamed={(name) => rename(doing.passkey.id, name)} />
        </Sheet>
      ) : null}
      <ConfirmDialog
        title={doing?.what === 'remove' ? `Remove “${doing.passkey.name}”?` : 'Remove it?'}
        text="It no longer signs you in here. Delete it on the device as well, so that it is not offered any more."
        confirmLabel="Remove"
        cancelLabel="Keep it"
        tone="danger"
        busy={busy}
        open={doing?.what === 'remove'}
        onConfirm={() => void (doing?.what === 'remove' && removeIt(doing.passkey.id))}
        onCancel={() => setDoing(null)}
      />
    </div>
  );
}

type RowProps = { readonly passkey: PasskeyView; readonly onDo: (what: 'rename' | 'remove') => void };

function PasskeyRow({ passkey, onDo }: RowProps) {
  const { name, createdAt, lastUsedAt, isSynced } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <KeyRound size={24} aria-hidden="true" className="flex-none text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium">{name}</p>
        <p className="text-13 text-ink-soft">
          {lastUsedAt === null ? 'Added ' : 'Used '}
          <When at={lastUsedAt ?? createdAt} />
          {isSynced ? ' · on all your devices' : ' · on one device'}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="quiet" onClick={() => onDo('rename')} aria-label={`Rename ${name}`}>
          Rename
        </Button>
        <Button variant="secondary" onClick={() => onDo('remove')} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </div>
    </li>
  );
}
