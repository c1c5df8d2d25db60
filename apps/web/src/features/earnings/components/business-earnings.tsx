import { useInfiniteQuery } from '@tanstack/react-query';
import { addDays } from '@waybill/contract/day';
import { type EarningsGroup, type EarningsSums, earningsGroups } from '@waybill/contract/earnings/earnings-view';
import type { Currency } from '@waybill/contract/money';
import { isTooLongForStatement } from '@waybill/contract/wallet/statement-period';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { useUiState } from '../../../session/ui/ui-state.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { here } from '../../../ui/calendar.ts';
import { Card } from '../../../ui/card.tsx';
import { DayRangeFields, isBackwards } from '../../../ui/day-range-fields.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { dayIn } from '../../../ui/lagos-day.ts';
import { Loading } from '../../../ui/loading.tsx';
import { minorOf } from '../../../ui/minor-of.ts';
import { MoreButton } from '../../../ui/more-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { zoneWords } from '../../../ui/reader-zone.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { Segments } from '../../../ui/segments.tsx';
import { toast } from '../../../ui/toast.tsx';
import { getEarningsStatement } from '../api/get-earnings-statement.ts';
import { type Earnings, type EarningsDays, listEarningsQuery } from '../api/list-earnings.ts';
import { EarningsChart } from './earnings-chart.tsx';
import { EarningsTable } from './earnings-table.tsx';

const groupWords: Readonly<Record<EarningsGroup, string>> = { rider: 'Rider', vehicle: 'Vehicle', route: 'Route', day: 'Day' };
const groups = earningsGroups.map((value) => ({ value, label: groupWords[value] }));

/** The days shown first. */
const firstDays = 30;

/** What the business earned in some days, what of it is its riders’, and files of it for whoever keeps the books. */
export function BusinessEarnings() {
  const today = dayIn(new Date(), here);
  const [days, setDays] = useState<EarningsDays>({ startDate: addDays(today, 1 - firstDays), endDate: today });
  const [by, setBy] = useState<EarningsGroup>('rider');
  const isRange = !isBackwards(days) && !isTooLongForStatement(days);
  return (
    <div className="grid min-w-0 gap-5">
      <Card className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <DayRangeFields range={days} onChange={(name, day) => day !== '' && setDays((now) => ({ ...now, [name]: day }))} />
        </div>
        <p className="text-13 text-ink-soft">{zoneWords()}</p>
        {isRange ? <Files days={days} /> : null}
        {isTooLongForStatement(days) ? <Notice tone="attention" title="Please choose a year or less" /> : null}
      </Card>
      {isRange ? <Shown by={by} days={days} onBy={setBy} /> : null}
    </div>
  );
}

type ShownProps = { readonly by: EarningsGroup; readonly days: EarningsDays; readonly onBy: (by: EarningsGroup) => void };

function Shown({ by, days, onBy }: ShownProps) {
  const query = useInfiniteQuery(listEarningsQuery(by, days));
  const hidden = !useUiState((state) => state.balanceVisible);
  const [first] = query.data?.pages ?? [];
  if (!first)
    return (
      <Card>
        <Loading query={query} failed="We could not load what you earned" rows={5} />
      </Card>
    );
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState
          drawing="wallet"
          title="Nothing in these days"
          text="Each parcel that your riders hand over shows here, with what is theirs of it."
        />
      </Card>
    );
  return (
    <>
      <Figures of={first} hidden={hidden} />
      <section aria-labelledby="earned-by-heading">
        <Card className="grid gap-3">
          <h2 id="earned-by-heading" className="text-17">
            Who and what earned it
          </h2>
          <Segments label="By" options={groups} value={by} onChange={onBy} />
          <EarningsTable by={by} rows={rows} currency={first.currency} hidden={hidden} />
          {query.hasNextPage ? (
            <MoreButton key={rows.length} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
          ) : null}
        </Card>
      </section>
    </>
  );
}

function Figures({ of: { total, days, currency }, hidden }: { readonly of: Earnings; readonly hidden: boolean }) {
  return (
    <section aria-labelledby="earned-heading">
      <Card className="grid gap-4">
        <h2 id="earned-heading" className="text-17">
          What you earned
        </h2>
        {hidden ? <p className="text-ink-soft">Amounts are hidden.</p> : <EarningsChart days={days} currency={currency} />}
        <Sums total={total} currency={currency} hidden={hidden} />
      </Card>
    </section>
  );
}

type SumsProps = { readonly total: EarningsSums; readonly currency: Currency; readonly hidden: boolean };

function Sums({ total, currency, hidden }: SumsProps) {
  const amountOf = (major: number) => <Amount minor={minorOf(major)} currency={currency} hidden={hidden} className="text-17" />;
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <div>
          <dt className="caption">Earned, after commission</dt>
          <dd>{amountOf(total.earned)}</dd>
        </div>
        <div>
          <dt className="caption">
            <span aria-hidden="true" className="flow-key bg-clay" />
            Of that your riders’
          </dt>
          <dd>{amountOf(total.shares)}</dd>
        </div>
        <div>
          <dt className="caption">
            <span aria-hidden="true" className="flow-key bg-palm" />
            Left for you
          </dt>
          <dd>{amountOf(total.left)}</dd>
        </div>
      </dl>
      <p className="text-13 text-ink-soft">
        {total.parcels === 1 ? '1 parcel' : `${total.parcels} parcels`}: fees of{' '}
        <Amount minor={minorOf(total.fees)} currency={currency} hidden={hidden} />, commission{' '}
        <Amount minor={minorOf(total.commission)} currency={currency} hidden={hidden} />. A parcel counts from its handover; it is
        in your wallet once that is confirmed.
      </p>
    </>
  );
}

function Files({ days }: { readonly days: EarningsDays }) {
  const { busy, run } = useBusy();
  async function download(format: 'csv' | 'pdf') {
    const { name, file } = await getEarningsStatement(format, days);
    saveFile(name, file);
    toast.success('The statement is ready', name);
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      {(['csv', 'pdf'] as const).map((format) => (
        <Button
          key={format}
          variant="secondary"
          busy={busy}
          onClick={() => void run(() => download(format))}
          aria-label={`Download as ${format.toUpperCase()}`}
          icon={<Download size={18} aria-hidden="true" />}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
