import { useQueryClient } from '@tanstack/react-query';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import Pencil from 'lucide-react/icons/pencil';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Share from 'lucide-react/icons/share-2';
import { useEffect, useRef, useState } from 'react';
import { showFailure } from '../../../../forms/show-failure.ts';
import { useBusy } from '../../../../forms/use-busy.ts';
import type { PopupProps } from '../../../../session/popup/popup-props.ts';
import { useUser } from '../../../../session/user-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { copyImage } from '../../../files/index.ts';
import { clearing, heldFor, takingDownWords } from '../../model/feed/removal-words.ts';
import { shareItem } from '../../model/feed/share-item.ts';
import { sendAgain } from '../../model/posting/send-again.ts';
import { withdrawPackage } from '../../model/posting/withdraw-package.ts';

type OwnParcelProps = {
  readonly item: PackageView;
  readonly onWithdrawn: () => void;
  readonly open: PopupProps['open'];
};

/** Everything a sender can do about a parcel: change it, send the like again, show it to somebody, take it down. */
export function OwnParcel({ item, onWithdrawn, open }: OwnParcelProps) {
  const user = useUser();
  const { busy, run } = useBusy();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const isOpen = item.status === 'open';
  const about = { itemId: item.id, itemType: String(item.itemType) };

  async function again() {
    const copies = await Promise.allSettled(item.images.map(({ publicId }) => copyImage(user.id, publicId)));
    // Whoever has gone elsewhere meanwhile is not fetched back, and what they began there stays.
    if (!isHere.current) return;
    const images = copies.flatMap((copy) => (copy.status === 'fulfilled' ? [copy.value] : []));
    if (images.length < item.images.length) toast.info('Not every picture came along', 'Please add what is missing again.');
    sendAgain(localStorage, user, item, images);
    open('PostSend', { taken: 'parcel' });
  }

  return (
    <div className="grid gap-2.5">
      {isOpen ? (
        <Button
          full
          icon={<Pencil size={18} aria-hidden="true" />}
          onClick={() => open('PackageDetails', { ...about, change: 'yes' })}
        >
          Change fee, day or pictures
        </Button>
      ) : null}
      <div className="grid grid-cols-2 gap-2.5">
        <Button
          variant={isOpen ? 'secondary' : 'primary'}
          icon={<RotateCw size={18} aria-hidden="true" />}
          busy={busy}
          onClick={() => void run(again)}
          className="px-3 only:col-span-2"
        >
          Send again
        </Button>
        {isOpen && !item.asksOne ? (
          <Button
            variant="secondary"
            icon={<Share size={18} aria-hidden="true" />}
            className="px-3"
            onClick={() => shareItem(item)}
          >
            Share
          </Button>
        ) : null}
      </div>
      {item.can.delete ? <TakeDown item={item} onWithdrawn={onWithdrawn} /> : null}
    </div>
  );
}

function TakeDown({ item, onWithdrawn }: Pick<OwnParcelProps, 'item' | 'onWithdrawn'>) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useBusy();
  const held = heldFor(item);

  async function withdraw() {
    await withdrawPackage(queries, item);
    if (held)
      toast.success('Your parcel is taken down', item.sale?.payWhen === 'now' ? undefined : `${held} is back in your wallet.`);
    else toast.success(clearing.done);
    onWithdrawn();
  }

  function refused(failure: unknown) {
    setAsking(false);
    showFailure(failure);
  }

  return (
    <>
      <Button variant="quiet" full className="text-clay" onClick={() => setAsking(true)}>
        {held ? 'Take this parcel down' : clearing.ask}
      </Button>
      <ConfirmDialog
        title={held ? 'Take this parcel down?' : clearing.title}
        text={held ? takingDownWords(item, held) : clearing.text}
        confirmLabel={held ? 'Take it down' : clearing.confirmLabel}
        cancelLabel="Keep it"
        tone="danger"
        busy={busy}
        open={asking}
        onConfirm={() => void run(withdraw, refused)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
