import { useQueryClient } from '@tanstack/react-query';
import { readablePhone } from '@waybill/contract/readable-phone';
import type { ReceiverView } from '@waybill/contract/receivers/receiver-view';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import { showFailure } from '../../../forms/show-failure.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { When } from '../../../ui/when.tsx';
import { forgetDoorWords } from '../api/forget-door-words.ts';
import { keepReceiver } from '../api/keep-receiver.ts';
import { receiversKey } from '../api/list-receivers.ts';
import { removeReceiver } from '../api/remove-receiver.ts';
import { keptAs } from '../model/receiver-form.ts';
import { DoorLines } from './door-lines.tsx';
import { EntryMenu } from './entry-menu.tsx';

type ReceiverRowProps = { readonly receiver: ReceiverView; readonly onEdit: (receiver: ReceiverView) => void };

/** Somebody in the book: how to reach them, how to find their door, and what the last carrier said about it. */
export function ReceiverRow({ receiver, onEdit }: ReceiverRowProps) {
  const { id, fullName, phoneNumber } = receiver;
  const queries = useQueryClient();
  const { run } = useBusy();
  const reload = () => queries.invalidateQueries({ queryKey: [receiversKey] });

  async function keepAgain() {
    await keepReceiver(keptAs(receiver));
    toast.success(`${fullName} is back in your book`, 'With everything that stood there.');
    await reload();
  }

  async function remove() {
    await removeReceiver(id);
    const undo = () => void keepAgain().catch(showFailure);
    toast.asking(`${fullName} is out of your book`, 'Parcels you have posted keep them.', { label: 'Undo', act: undo });
    await reload();
  }

  return (
    <div className="grid gap-2.5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{fullName}</p>
          <p className="text-15 text-ink-soft">{readablePhone(phoneNumber)}</p>
        </div>
        <EntryMenu label={`More about ${fullName}`} onEdit={() => onEdit(receiver)} onRemove={() => void run(remove)} />
      </div>
      <DoorLines entry={receiver} />
      {receiver.doorWords ? <LastWords words={receiver.doorWords} onForgotten={reload} /> : null}
    </div>
  );
}

type LastWordsProps = {
  readonly words: NonNullable<ReceiverView['doorWords']>;
  readonly onForgotten: () => Promise<unknown>;
};

function LastWords({ words: { id, words, at }, onForgotten }: LastWordsProps) {
  const { busy, run } = useBusy();

  async function forget() {
    await forgetDoorWords(id);
    toast.success('That is forgotten', 'The next carrier does not read it.');
    await onForgotten();
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-ground px-3.5 py-2.5">
      <MessageSquareQuote size={18} aria-hidden="true" className="flex-none text-ink-soft" />
      <p className="min-w-0 flex-1 text-15 wrap-anywhere">
        “{words}”
        <span className="block text-13 text-ink-soft">
          The last carrier, <When at={at} />
        </span>
      </p>
      <Button variant="quiet" busy={busy} aria-label={`Forget “${words}”`} onClick={() => void run(forget)}>
        Forget
      </Button>
    </div>
  );
}
