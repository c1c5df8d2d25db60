import type { BusinessPriceView } from '@waybill/contract/prices/price-quote-view';
import { profileOf } from '../../../session/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Rated } from '../../../ui/rated.tsx';
import { MoneyLine } from '../../wallet/index.ts';

type BusinessPricesProps = { readonly prices: readonly BusinessPriceView[]; readonly charge: number };

/** What businesses near the pickup ask for a ride, beside an estimate. */
export function BusinessPrices({ prices, charge }: BusinessPricesProps) {
  if (prices.length === 0) return null;
  return (
    <section aria-labelledby="business-prices">
      <Card className="grid gap-3 p-4">
        <h3 id="business-prices" className="caption">
          What businesses near ask
        </h3>
        <ul className="grid gap-3">
          {prices.map(({ business, fee, currency, lines }) => (
            <li key={business.id} className="flex items-start justify-between gap-4">
              <span className="min-w-0">
                <Link to={profileOf(business.id)} className="font-medium wrap-anywhere">
                  {business.fullName}
                </Link>{' '}
                <Rated rating={business.rating} />
                <span className="block text-13 text-ink-soft">
                  {lines.map(({ title, detail }) => `${title}: ${detail}`).join(' · ')}
                </span>
              </span>
              <MoneyLine side="sender" fee={fee} charge={charge} currency={currency} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
