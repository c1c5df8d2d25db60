import type { SaleView } from '@waybill/contract/sales/sale-view';
import Send from 'lucide-react/icons/send';
import { Button } from '../../../../ui/button.tsx';
import { buyerOf } from '../../model/sale-words.ts';
import { ReleaseBuyer } from './release-buyer.tsx';
import { CopyLink, ShareSale } from './share-sale.tsx';

type SaleNextProps = {
  readonly sale: SaleView;
  readonly onSend: () => void;
  readonly onFollow: () => void;
};

/** The one thing to do next, with what it takes right there. */
export function SaleNext({ sale, onSend, onFollow }: SaleNextProps) {
  const { state, delivery, can, packageId } = sale;
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
          {followWords(state, delivery)}
        </Button>
      ) : null}
      {state === 'sent' && sale.isCollected && sale.order?.isPaid === false ? <ReceiverLink sale={sale} /> : null}
      {can.release ? <ReleaseBuyer sale={sale} /> : null}
    </section>
  );
}

function followWords(state: SaleView['state'], delivery: SaleView['delivery']): string {
  if (delivery === 'looking') return 'See the parcel';
  if (delivery === 'failed') return 'Decide what comes next';
  return state === 'sent' ? 'Follow the delivery' : 'See the delivery';
}

/** We text it once somebody brings the parcel; whoever is asked for it before can pass it on. */
function ReceiverLink({ sale }: Pick<SaleNextProps, 'sale'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <p className="text-15 text-ink-soft">
        {sale.orderId === null
          ? `${buyerOf(sale)} pays here. We text them the link once somebody brings it.`
          : `${buyerOf(sale)} pays here, once the carrier is at the door.`}
      </p>
      <CopyLink sale={sale} />
    </div>
  );
}
