import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { addDays } from '@waybill/contract/day';
import { mondayOf } from '@waybill/contract/fleet/shift-times';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { acting } from '../../../session/acting.ts';
import { paths } from '../../../session/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lagosDay } from '../../../ui/lagos-day.ts';
import { Loading } from '../../../ui/loading.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMedia, wide } from '../../../ui/use-media.ts';
import { copyShifts } from '../api/copy-shifts.ts';
import { listShiftsQuery } from '../api/list-shifts.ts';
import { weekInWords } from '../model/week.ts';
import { ShiftDays } from './shift-days.tsx';
import { type ShiftAsked, type ShiftHours, ShiftSheet } from './shift-sheet.tsx';
import { ShiftTable } from './shift-table.tsx';

type ShiftWeekProps = {
  /** Its Monday. */
  readonly week: string;
  readonly onWeek: (week: string) => void;
  /** The hours of the business. */
  readonly usual: ShiftHours;
};

/** The plan of a week: a table where there is room for one, day by day on a phone. */
export function ShiftWeek({ week, onWeek, usual }: ShiftWeekProps) {
  const [asked, setAsked] = useState<ShiftAsked>();
  const [last, setLast] = useState(usual);
  const isTable = useMedia(wide);
  const query = useInfiniteQuery(listShiftsQuery(week));
  const everybody = query.data?.pages.flatMap(({ items }) => items) ?? [];
  // Dispatchers and managers can ride, too, and seldom do.
  const riders = everybody.toSorted((one, other) => Number(other.role === 'rider') - Number(one.role === 'rider'));
  const isEmpty = query.data !== undefined && riders.length > 0 && riders.every(({ shifts }) => shifts.length === 0);
  const today = lagosDay(new Date());
  const isPast = addDays(week, 6) < today;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <WeekChoice week={week} today={today} onWeek={onWeek} />
        {isPast || riders.length === 0 ? null : <CopyWeek week={week} />}
      </div>
      {isEmpty ? (
        <Notice tone="info" title="Nobody is planned in this week">
          {isPast
            ? 'Riders who went on duty by themselves are not in the plan.'
            : 'Press a day of a rider, or copy the week before. Without a plan riders go on duty by themselves.'}
        </Notice>
      ) : null}
      <Card className="overflow-hidden p-0">
        {query.data ? null : <Loading query={query} failed="We could not load the plan" />}
        {query.data && riders.length === 0 ? (
          <EmptyState
            drawing="door"
            title="Nobody rides for you yet"
            text="A plan needs people. Invite a rider; when they have said yes, they stand here."
            action={acting() ? null : <ButtonLink to={paths.people}>To your people</ButtonLink>}
          />
        ) : null}
        {riders.length === 0 ? null : isTable ? (
          <ShiftTable week={week} today={today} riders={riders} onAsk={setAsked} />
        ) : (
          <ShiftDays key={week} week={week} today={today} riders={riders} onAsk={setAsked} />
        )}
      </Card>
      {query.hasNextPage ? (
        <MoreButton key={riders.length} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      ) : null}
      {asked ? (
        <ShiftSheet asked={asked} riders={riders} usual={last} onPlanned={setLast} onClose={() => setAsked(undefined)} />
      ) : null}
    </div>
  );
}

type WeekChoiceProps = Pick<ShiftWeekProps, 'week' | 'onWeek'> & { readonly today: string };

function WeekChoice({ week, today, onWeek }: WeekChoiceProps) {
  const isThis = week === mondayOf(today);
  return (
    <div className="flex items-center gap-1">
      <IconButton label="The week before" onClick={() => onWeek(addDays(week, -7))}>
        <ChevronLeft size={22} aria-hidden="true" />
      </IconButton>
      <h2 className="min-w-36 text-center text-17 tabular" aria-live="polite">
        {weekInWords(week)}
      </h2>
      <IconButton label="The week after" onClick={() => onWeek(addDays(week, 7))}>
        <ChevronRight size={22} aria-hidden="true" />
      </IconButton>
      {isThis ? null : (
        <Button variant="quiet" onClick={() => onWeek(mondayOf(today))}>
          This week
        </Button>
      )}
    </div>
  );
}

function CopyWeek({ week }: Pick<ShiftWeekProps, 'week'>) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();

  async function copy() {
    const { planned, leftOut } = await copyShifts(week);
    await queries.invalidateQueries({ queryKey: ['fleet'] });
    if (planned === 0) {
      const why =
        leftOut === 0
          ? 'Nobody was planned in the week before.'
          : 'All of it is in the plan already, past, or of people who left.';
      toast.info('Nothing to copy', why, 6000);
      return;
    }
    const rest = leftOut === 0 ? undefined : `${leftOut} left out: planned already, past, or of people who left.`;
    toast.success(planned === 1 ? 'One shift is planned' : `${planned} shifts are planned`, rest, 6000);
  }

  return (
    <Button variant="secondary" busy={busy} icon={<Copy size={18} aria-hidden="true" />} onClick={() => void run(copy)}>
      Copy last week
    </Button>
  );
}
