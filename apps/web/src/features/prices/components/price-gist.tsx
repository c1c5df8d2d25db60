import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card.tsx';
import { getPriceListQuery } from '../api/get-price-list.ts';
import { gistOf } from '../model/gist.ts';

/** What a business asks for its rides, on its profile. Nothing where it names no prices, or they cannot be loaded. */
export function PriceGist({ businessId }: { readonly businessId: string }) {
  const { data } = useQuery(getPriceListQuery(businessId));
  if (!data?.list) return null;
  return (
    <section aria-labelledby="price-gist">
      <Card className="overflow-hidden p-0">
        <h2 id="price-gist" className="px-5 pt-4 pb-3 text-17">
          What a ride costs
        </h2>
        <dl className="grid gap-2 px-5 pb-4 text-15">
          {gistOf(data.list, data.currency).map(({ what, price }) => (
            <div key={what} className="flex items-baseline justify-between gap-4">
              <dt className="text-ink-soft">{what}</dt>
              <dd className="font-medium tabular">{price}</dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-line px-5 py-3 text-13 text-ink-soft">
          Weight and vehicle may add to it. Ask for a price when you send: it holds for five minutes.
        </p>
      </Card>
    </section>
  );
}
