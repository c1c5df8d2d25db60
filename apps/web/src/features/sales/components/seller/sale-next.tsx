import type { SaleView } from '@waybill/contract/sales/sale-view';
import Send from 'lucide-react/icons/send';
import { Button } from '../../../../ui/button.tsx';
import { ReleaseBuyer } from './release-buyer.tsx';
import { ShareSale } from './share-sale.tsx';

type SaleNextProps = {
  readonly sale: SaleView;
  readonly onSend: () => void;
  readonly onFollow: () => void;
};

/** The one thing to do next, with what it takes right there. */
export function SaleNext({ sale, onSend, onFollow }: SaleNextProps) {
  const { state, can, packageId } = sale;
  return (
    <section aria-label="What comes next" className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
      {state === 'waiting' ? <ShareSale sale={sale} /> : null}
      {can.send ? (
        <Button full icon={<Send size={20} aria-hidden="true" />} onClick={onSend}>
          Send it
        </Button>
      ) : null}
      {packageId !== null ? (
        <Button full variant={state === 'sent' ? 'primary' : 'secondary'} onClick={onFollow}>
          {state === 'sent' ? 'Follow the delivery' : 'See the delivery'}
        </Button>
      ) : null}
      {can.release ? <ReleaseBuyer sale={sale} /> : null}
    </section>
  );
}
