import type { BuyView } from '@waybill/contract/sales/buy-view';
import { Amount } from '../../../../ui/amount.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { PictureGrid } from '../../../files/index.ts';

/** What it is about, in a line: once somebody orders, other things matter more. */
export function SaleStub({ view }: { readonly view: BuyView }) {
  return (
    <div className="flex items-center gap-3.5">
      {view.images.length > 0 ? (
        <div className="w-[92px] flex-none">
          <PictureGrid images={view.images.slice(0, 1)} alt={view.title} small />
        </div>
      ) : null}
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{view.title}</p>
        <p className="text-15 text-ink-soft">
          {view.isCollected ? 'Sent' : 'Sold'} by {view.seller.name}, from {view.from}
        </p>
        <p className="text-17">
          <Amount minor={minorOf(view.price)} currency={view.currency} />
        </p>
      </div>
    </div>
  );
}
