import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { useBusy } from '../../../../forms/use-busy.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { clearing, heldFor } from '../../model/feed/removal-words.ts';
import type { ItemActions } from '../../model/feed/use-item-actions.ts';

type RemoveDialogProps = {
  readonly item: TimelineItemView;
  readonly actions: ItemActions;
  readonly onClose: () => void;
  readonly onGone: () => void;
};

/** A parcel holds money, so it says first what becomes of that. */
export function RemoveDialog({ item, actions, onClose, onGone }: RemoveDialogProps) {
  const { busy, run } = useBusy();
  const held = item.itemType === 1 || item.itemType === 5 ? heldFor(item) : undefined;

  async function remove() {
    await actions.removeParcel(item);
    if (held) toast.success('Your parcel is taken down', `${held} is back in your wallet.`);
    else toast.success(clearing.done);
    onClose();
    onGone();
  }

  return (
    <ConfirmDialog
      open
      title={held ? 'Take this parcel down?' : clearing.title}
      text={
        held
          ? `Nobody can offer to carry it any more. The ${held} in escrow comes back to your wallet at once, all of it.`
          : clearing.text
      }
      confirmLabel={held ? 'Take it down' : clearing.confirmLabel}
      cancelLabel="Keep it"
      tone="danger"
      busy={busy}
      onConfirm={() => void run(remove)}
      onCancel={onClose}
    />
  );
}
