import { useQueryClient } from '@tanstack/react-query';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import { useState } from 'react';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { releaseBuyer } from '../../api/release-buyer.ts';
import { buyerOf } from '../../model/sale-words.ts';
import { showSale } from '../../model/show-sale.ts';

/** Lets go of a buyer who has not paid, after a question. */
export function ReleaseBuyer({ sale }: { readonly sale: Pick<SaleView, 'id' | 'buyerName'> }) {
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { busy, run } = useBusy();
  const buyer = buyerOf(sale);

  async function release() {
    showSale(queries, await releaseBuyer(sale.id));
    setAsked(false);
    toast.success('Your link is open again', `${buyer} is told that it is not theirs any more.`);
  }

  return (
    <>
      <Button full variant="quiet" onClick={() => setAsked(true)}>
        Sell it to somebody else
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`Do not wait for ${sale.buyerName ?? 'the buyer'}?`}
        text="Your link is open for others again. If money of theirs still comes, it goes back by itself."
        confirmLabel="Open the link again"
        cancelLabel="Wait for them"
        busy={busy}
        onConfirm={() => void run(release)}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
