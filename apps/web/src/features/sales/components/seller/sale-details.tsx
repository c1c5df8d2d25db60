import type { SaleView } from '@waybill/contract/sales/sale-view';
import { useEffect, useRef, useState } from 'react';
import { Amount } from '../../../../ui/amount.tsx';
import { Card } from '../../../../ui/card.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Stamp } from '../../../../ui/stamp.tsx';
import { When } from '../../../../ui/when.tsx';
import { PictureGrid } from '../../../files/index.ts';
import { saleStamp } from '../../model/sale-words.ts';
import { movesByWords, standSentence } from '../../model/stand-words.ts';
import { EndSale } from './end-sale.tsx';
import { SaleBuyer } from './sale-buyer.tsx';
import { SaleMoney } from './sale-money.tsx';
import { SaleNext } from './sale-next.tsx';
import { SaleQuestion } from './sale-question.tsx';
import { SaleTerms } from './sale-terms.tsx';

type SaleDetailsProps = {
  readonly sale: SaleView;
  readonly onSend: () => void;
  readonly onFollow: () => void;
};

/** One sale, for its seller: where it stands, the one thing to do next, then who, how much and on what terms. */
export function SaleDetails({ sale, onSend, onFollow }: SaleDetailsProps) {
  const until = movesByWords(sale);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <SaleHead sale={sale} />
          <SaleQuestion sale={sale} />
          <SaleNext sale={sale} onSend={onSend} onFollow={onFollow} />
          {sale.movesBy && until ? (
            <p className="text-13 text-ink-soft">
              {until} <When at={sale.movesBy} className="font-medium text-ink" />
            </p>
          ) : null}
        </Card>
        <SaleBuyer sale={sale} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <SaleMoney sale={sale} />
        <SaleTerms sale={sale} />
        {sale.images.length > 0 ? <PictureGrid images={sale.images} alt={sale.title} /> : null}
        {sale.can.end ? <EndSale sale={sale} /> : null}
      </div>
    </div>
  );
}

function SaleHead({ sale }: Pick<SaleDetailsProps, 'sale'>) {
  const { word, tone } = saleStamp(sale);
  const landing = useJustChanged(word);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start justify-between gap-4">
        <h1 className="min-w-0 text-21 wrap-anywhere lg:text-28">{sale.title}</h1>
        <p role="status" className="flex-none pt-1">
          <Stamp key={word} tone={tone} landing={landing}>
            {word}
          </Stamp>
        </p>
      </div>
      <Amount minor={minorOf(sale.price)} currency={sale.currency} className="text-28" />
      <p className="wrap-anywhere">{standSentence(sale)}</p>
    </div>
  );
}

/** True once the state is another one than when this was opened: then its stamp lands. */
function useJustChanged(state: string): boolean {
  const first = useRef(state);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (first.current !== state) setChanged(true);
  }, [state]);
  return changed;
}
