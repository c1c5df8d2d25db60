import { useQuery } from '@tanstack/react-query';
import type { Currency } from '@waybill/contract/money';
import { useState } from 'react';
import { Amount } from '../../../ui/amount.tsx';
import { Card } from '../../../ui/card.tsx';
import { FailedToLoad } from '../../../ui/failed-to-load.tsx';
import { zoneWords } from '../../../ui/reader-zone.ts';
import { Segments } from '../../../ui/segments.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { getMoneyFlowQuery } from '../api/get-money-flow.ts';
import { type FlowDay, flowTotals } from '../model/money-bars.ts';
import { MoneyFlowChart } from './money-flow-chart.tsx';
import { MoneyFlowTable } from './money-flow-table.tsx';

const spans = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

/** The days shown first. */
export const firstSpan = 30;

type MoneyFlowProps = { readonly currency: Currency; readonly hidden: boolean };

/** Money in and out, day by day: a picture, two sums, and the same as a table. */
export function MoneyFlow({ currency, hidden }: MoneyFlowProps) {
  const [span, setSpan] = useState<(typeof spans)[number]['value']>(`${firstSpan}`);
  const flow = useQuery(getMoneyFlowQuery(currency, Number(span)));
  return (
    <section aria-labelledby="flow-heading">
      <Card className="grid gap-4">
        <h2 id="flow-heading" className="text-17">
          Money in and out
        </h2>
        <div className="grid gap-2">
          <Segments label="Period" options={spans} value={span} onChange={setSpan} />
          <p className="text-13 text-ink-soft">{zoneWords()}</p>
        </div>
        {flow.isError && !flow.data ? (
          <FailedToLoad title="We could not load the chart" query={flow} />
        ) : (
          <Picture days={flow.data} currency={currency} hidden={hidden} />
        )}
      </Card>
    </section>
  );
}

function Picture({ days, currency, hidden }: MoneyFlowProps & { readonly days: readonly FlowDay[] | undefined }) {
  if (!days)
    return (
      <div role="status" aria-busy="true" aria-label="Loading" className="grid gap-4">
        <Skeleton className="h-[132px]" />
        <Skeleton shape="title" className="h-[50px]" />
      </div>
    );
  const { inMinor, outMinor } = flowTotals(days);
  // Neither an empty chart nor two sums of nothing.
  if (!hidden && inMinor + outMinor === 0) return <p className="text-ink-soft">No money moved in this period.</p>;
  return (
    <>
      {hidden ? (
        <p className="grid h-[132px] place-items-center text-ink-soft">Amounts are hidden.</p>
      ) : (
        <MoneyFlowChart days={days} currency={currency} />
      )}
      <dl className="grid min-h-[50px] grid-cols-2 gap-3">
        <div>
          <dt className="caption">
            <span aria-hidden="true" className="flow-key bg-palm" />
            In, {days.length} days
          </dt>
          <dd className="text-17">
            <Amount minor={inMinor} currency={currency} hidden={hidden} />
          </dd>
        </div>
        <div>
          <dt className="caption">
            <span aria-hidden="true" className="flow-key bg-clay" />
            Out, {days.length} days
          </dt>
          <dd className="text-17">
            <Amount minor={outMinor} currency={currency} hidden={hidden} />
          </dd>
        </div>
      </dl>
      {hidden ? null : <MoneyFlowTable days={days} currency={currency} />}
    </>
  );
}
