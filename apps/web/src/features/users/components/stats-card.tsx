import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Amount } from '../../../ui/amount.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChartFrame } from '../../../ui/chart-frame.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { minorOf } from '../../../ui/minor-of.ts';
import { getStatsQuery, type Stats } from '../api/get-stats.ts';
import { type MonthChart, monthBars } from '../model/month-bars.ts';

/** One’s own totals of parcels sent, carried and earned, in all and by month. Nobody else sees them. */
export function StatsCard() {
  const query = useQuery(getStatsQuery);
  return (
    <section aria-labelledby="stats-heading">
      <Card className="overflow-hidden p-0">
        <h2 id="stats-heading" className="px-5 pt-4 pb-1 text-17">
          Your figures
        </h2>
        <p className="px-5 pb-3 text-13 text-ink-soft">Only you see these.</p>
        {query.data ? (
          <Figures stats={query.data} />
        ) : (
          <div className="px-5 pb-5">
            <Loading query={query} failed="We could not load your figures" rows={3} />
          </div>
        )}
      </Card>
    </section>
  );
}

function Figures({ stats }: { readonly stats: Stats }) {
  const { runningOrders, completionRate, posts, likesReceived, money, months } = stats;
  const chart = monthBars(months);
  return (
    <>
      <dl className="form-grid grid-cols-2 border-b-0">
        <Figure caption="Under way now">{runningOrders}</Figure>
        <Figure caption="Completed">{completionRate === null ? '–' : `${completionRate}%`}</Figure>
        <Figure caption="On the timeline">{posts}</Figure>
        <Figure caption="Likes">{likesReceived}</Figure>
        {money.map(({ currency, earned, spent }) => (
          <Fragment key={currency}>
            <Sum caption="Earned">
              <Amount minor={minorOf(earned)} currency={currency} />
            </Sum>
            <Sum caption="Paid for sending">
              <Amount minor={minorOf(spent)} currency={currency} />
            </Sum>
          </Fragment>
        ))}
      </dl>
      {chart ? <Chart {...chart} /> : null}
    </>
  );
}

function Figure({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="caption">{caption}</dt>
      <dd className="display text-21 font-bold tabular">{children}</dd>
    </div>
  );
}

function Sum({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="caption">{caption}</dt>
      <dd className="font-semibold tabular">{children}</dd>
    </div>
  );
}

const height = 88;
const slot = 48;
const bar = 15;

/** Two bars a month; whoever does not see them hears the numbers. */
function Chart({ bars, highest }: MonthChart) {
  const sum = (of: 'sent' | 'delivered') => bars.reduce((so, month) => so + month[of], 0);
  const ticks = [highest, highest / 2, 0]
    .filter(Number.isInteger)
    .map((count) => ({ at: 1 - count / highest, label: String(count) }));
  return (
    <figure className="border-t border-line px-5 pt-4 pb-5">
      <figcaption className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink-soft">
        <span>The last six months</span>
        <Key className="bg-lagoon">{sum('sent')} sent</Key>
        <Key className="bg-palm">{sum('delivered')} carried</Key>
      </figcaption>
      <ChartFrame ticks={ticks} foot={bars.map(({ short }) => short)} under>
        <svg
          viewBox={`0 0 ${bars.length * slot} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="relative block h-[88px] w-full"
        >
          <line x1="0" x2={bars.length * slot} y1={height} y2={height} className="flow-line" />
          {bars.map(({ short, sentShare, deliveredShare }, index) => (
            <g key={short}>
              <Bar x={index * slot + 8} share={sentShare} className="fill-lagoon" />
              <Bar x={index * slot + 9 + bar} share={deliveredShare} className="fill-palm" />
            </g>
          ))}
        </svg>
      </ChartFrame>
      <ul className="sr-only">
        {bars.map(({ long, sent, delivered }) => (
          <li key={long}>
            {long}: {sent} sent, {delivered} carried
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Bar({ x, share, className }: { readonly x: number; readonly share: number; readonly className: string }) {
  const tall = share * height;
  return share === 0 ? null : <rect x={x} y={height - tall} width={bar} height={tall} rx="2" className={className} />;
}

function Key({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-3 rounded-full ${className}`} />
      {children}
    </span>
  );
}
