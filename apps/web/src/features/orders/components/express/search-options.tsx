import { useQueryClient } from '@tanstack/react-query';
import { deliveryFit } from '@waybill/contract/timeline/delivery-fit';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import { useState } from 'react';
import { forgetRequestKey, requestKey } from '../../../../forms/request-key.ts';
import { showFailure } from '../../../../forms/show-failure.ts';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { changePackage } from '../../api/change-package.ts';
import { refreshOrders } from '../../model/refresh-orders.ts';

type SearchOptionsProps = {
  readonly parcel: PackageView;
  readonly onRaise: () => void;
  /** It is an ordinary parcel now. */
  readonly onOrdinary: (parcel: PackageView) => void;
};

/** The ways on that are open at any time: more money, or more time. */
export function SearchOptions({ parcel, onRaise, onOrdinary }: SearchOptionsProps) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useBusy();

  async function makeOrdinary() {
    const { id } = parcel;
    const [kind] = deliveryFit(parcel.pickupAddressJson, parcel.dropOffAddressJson).types;
    const change = { deliveryPartner: kind };
    const key = `ordinary.${id}`;
    const changed = await changePackage(id, change, requestKey(sessionStorage, key, change));
    forgetRequestKey(sessionStorage, key);
    refreshOrders(queries, id);
    toast.success('It is an ordinary parcel now', 'Every carrier sees it on the timeline.');
    onOrdinary(changed);
  }

  return (
    <>
      <div className="grid grid-cols-2 gap-2.5">
        <Button variant="secondary" onClick={onRaise}>
          Raise the fee
        </Button>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Make it ordinary
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Make it an ordinary parcel?"
        text="Riders are no longer rung. It stands on the timeline for every carrier, and you can give it another day and fee. Your money stays in escrow."
        confirmLabel="Make it ordinary"
        cancelLabel="Keep it express"
        busy={busy}
        onConfirm={() =>
          void run(makeOrdinary, (failure) => {
            setAsking(false);
            showFailure(failure);
            void queries.invalidateQueries({ queryKey: ['express'] });
          })
        }
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
