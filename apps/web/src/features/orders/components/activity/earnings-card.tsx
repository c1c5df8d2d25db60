import { useQuery } from '@tanstack/react-query';
import { commissionPercent } from '@waybill/contract/wallet/money-line';
import { Amount } from '../../../../ui/amount.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { zoneWords } from '../../../../ui/reader-zone.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { type Earnings, getEarningsQuery } from '../../api/get-earnings.ts';
import { EarningsChart } from './earnings-chart.tsx';

type EarningsCardProps = { readonly hidden: boolean };

/** Earnings from carrying: today, the week, the month, and the part that has yet to clear. */
export function EarningsCard({ hidden }: EarningsCardProps) {
  const query = useQuery(getEarningsQuery);
  const { data, error } = query;
  return (
    <section aria-labelledby="earnings-heading">
      <Card className="grid gap-4">
        <div>
          <h2 id="earnings-heading" className="text-17">
            What you earned
          </h2>
          <p className="mt-1 text-13 text-ink-soft">
            After our {commissionPercent}%. {zoneWords()}
          </p>
        </div>
        {error && !data ? (
          <FailedToLoad title="We could not load your earnings" query={query} />
        ) : data ? (
          <Figures earnings={data} hidden={hidden} />
        ) : (
          <div role="status" aria-busy="true" aria-label="Loading" className="grid gap-4">
            <Skeleton shape="title" className="h-[50px]" />
            <Skeleton className="h-[92px]" />
          </div>
        )}
      </Card>
    </section>
  );
}

function Figures({ earnings, hidden }: EarningsCardProps & { readonly earnings: Earnings }) {
  const hasEarned = earnings.days.some(({ earned }) => earned > 0);
  // The days are of one currency only. Whoever earns in both is told which.
  const only = earnings.currencies.length > 1 ? `, in ${earnings.days[0]?.currency === 'USD' ? 'dollars' : 'naira'}` : '';
  return (
    <>
      {earnings.currencies.map((of) => (
        <Spans key={of.currency} of={of} hidden={hidden} />
      ))}
      {hidden ? (
        <p className="text-ink-soft">Amounts are hidden.</p>
      ) : hasEarned ? (
        <div>
          {only ? <p className="mb-1 text-13 text-ink-soft">The last two weeks{only}</p> : null}
          <EarningsChart days={earnings.days} />
        </div>
      ) : (
        <p className="text-ink-soft">Nothing in the last two weeks{only}. Each delivery shows here by its day.</p>
      )}
    </>
  );
}

type SpansProps = EarningsCardProps & { readonly of: Earnings['currencies'][number] };

function Spans({ of: { currency, today, week, month, uncleared }, hidden }: SpansProps) {
  const spans = [
    { caption: 'Today', ...today },
    { caption: '7 days', ...week },
    { caption: '30 days', ...month },
  ];
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-3 gap-3">
        {spans.map(({ caption, deliveries, earned }) => (
          <div key={caption}>
            <dt className="caption">{caption}</dt>
            <dd>
              <Amount minor={minorOf(earned)} currency={currency} hidden={hidden} className="text-17" />
              <span className="block text-13 text-ink-soft">{deliveries === 1 ? '1 delivery' : `${deliveries} deliveries`}</span>
            </dd>
          </div>
        ))}
      </dl>
      {uncleared > 0 ? (
        <p className="text-13 text-ink-soft">
          <Amount minor={minorOf(uncleared)} currency={currency} hidden={hidden} /> of it clears within a day.
        </p>
      ) : null}
    </div>
  );
}
