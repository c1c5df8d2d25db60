import { useQueryClient } from '@tanstack/react-query';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import { useState } from 'react';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { endSale } from '../../api/end-sale.ts';
import { showSale } from '../../model/show-sale.ts';
import { endingWords } from '../../model/stand-words.ts';

/** Ends a sale that is not sent, after saying what becomes of the money; once it is paid, that is to cancel it and to refund the buyer. */
export function EndSale({ sale }: { readonly sale: SaleView }) {
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { busy, run } = useBusy();
  const words = endingWords(sale);

  async function end() {
    showSale(queries, await endSale(sale.id));
    setAsked(false);
    toast.success(words.done);
  }

  return (
    <>
      <Button variant="quiet" className="justify-self-center text-clay" onClick={() => setAsked(true)}>
        {words.action}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`${words.action}?`}
        text={words.text}
        confirmLabel={words.confirm}
        cancelLabel="Keep it"
        tone="danger"
        busy={busy}
        onConfirm={() => void run(end)}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
