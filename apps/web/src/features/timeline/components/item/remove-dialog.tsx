import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { useState } from 'react';
import { showFailure } from '../../../../forms/show-failure.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { toast } from '../../../../ui/toast.tsx';
import type { ItemActions } from '../../model/feed/use-item-actions.ts';

type RemoveDialogProps = {
  readonly item: TimelineItemView;
  readonly actions: ItemActions;
  readonly onClose: () => void;
  readonly onGone: () => void;
};

/** A parcel holds money, so it says first what becomes of that. */
export function RemoveDialog({ item, actions, onClose, onGone }: RemoveDialogProps) {
  const [busy, setBusy] = useState(false);
  const held = heldFor(item);

  async function confirm() {
    setBusy(true);
    try {
      await actions.removeParcel(item);
      toast.success('Your parcel is taken down', held ? `${held} is back in your wallet.` : undefined);
      onClose();
      onGone();
    } catch (failure) {
      showFailure(failure);
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title="Take this parcel down?"
      text={`Nobody can offer to carry it any more. ${held ? `The ${held} in escrow comes` : 'What is in escrow comes'} back to your wallet at once, all of it.`}
      confirmLabel="Take it down"
      cancelLabel="Keep it"
      tone="danger"
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

/** The fee and the charge, as they were held when it was posted. */
function heldFor(item: TimelineItemView): string | undefined {
  if (item.itemType !== 1 && item.itemType !== 5) return undefined;
  return formatMoney(minorOf(item.price) + minorOf(item.secrets?.charge ?? 0), item.currency);
}
