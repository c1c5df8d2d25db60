import type { SaleSummaryView } from '@waybill/contract/sales/sale-view';
import { Amount } from '../../../../ui/amount.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Link } from '../../../../ui/navigation/link.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { needsSeller, purchaseLine, saleLine, saleStamp } from '../../model/sale-words.ts';
import { SaleThumb } from './sale-thumb.tsx';

type SaleRowProps = { readonly sale: SaleSummaryView; readonly to: string };

/** A sale in the list: what, for how much, where it stands, and whether it wants its reader. */
export function SaleRow({ sale, to }: SaleRowProps) {
  const { word, tone } = saleStamp(sale);
  const isSeller = sale.role === 'seller';
  return (
    <Link to={to} className="list-row items-start">
      <SaleThumb image={sale.image} />
      <span className="grid min-w-0 flex-1 gap-1 text-13 text-ink-soft">
        <span className="line-clamp-2 text-15 font-medium text-ink wrap-anywhere">{sale.title}</span>
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <Amount minor={minorOf(sale.price)} currency={sale.currency} className="text-17 text-ink" />
          <Stamp tone={tone} className="mr-1 flex-none">
            {word}
          </Stamp>
        </span>
        <span className={isSeller && needsSeller(sale) ? 'font-semibold text-ink' : ''}>
          {isSeller ? saleLine(sale) : purchaseLine(sale)}
        </span>
      </span>
    </Link>
  );
}
