import type { ResultOf } from '@waybill/contract/call';
import { addDays } from '@waybill/contract/day';
import type { CaseKind } from '@waybill/contract/ops/case-kinds';
import type { FigureSums, getFigures, QueueFigures } from '@waybill/contract/ops/get-figures';
import { homeZone } from '@waybill/contract/time-zone';
import type { Db } from '../../platform/db/database.ts';
import { type Counted, countFigures, type DayCount } from './storage/figures.ts';

type Figures = ResultOf<typeof getFigures>;

/** Lagos is an hour ahead of UTC, all year. */
const beginningOf = (day: string) => new Date(`${day}T00:00:00+01:00`);

/** The figures of these queues for so many days, of which the last is today, beside as many before. */
export async function readFigures(db: Db, kinds: readonly CaseKind[], days: number, now = new Date()): Promise<Figures> {
  const endDate = new Intl.DateTimeFormat('en-CA', { timeZone: homeZone }).format(now);
  const startDate = addDays(endDate, 1 - days);
  const beforeDate = addDays(startDate, -days);
  const counted = await countFigures(db, { kinds, before: beginningOf(beforeDate), from: beginningOf(startDate) });
  const queues = kinds.map((kind) => figuresOf(kind, counted, { beforeDate, startDate, days }));
  return { startDate, endDate, queues };
}

type Period = { readonly beforeDate: string; readonly startDate: string; readonly days: number };

function figuresOf(kind: CaseKind, { days, times, outcomes }: Counted, period: Period): QueueFigures {
  const known = new Map(days.filter((one) => one.kind === kind).map((one) => [one.day, one]));
  const old = known.get('before');
  let waiting = (old?.cameIn ?? 0) - (old?.decided ?? 0);
  const each = Array.from({ length: 2 * period.days }, (_, index) => {
    const day = addDays(period.beforeDate, index);
    const { cameIn = 0, decided = 0, cameBack = 0 }: Partial<DayCount> = known.get(day) ?? {};
    waiting += cameIn - decided;
    return { day, cameIn, decided, cameBack, waiting };
  });
  const timeOf = (what: 'answer' | 'decision', isNow: boolean) => {
    const taken = times.find((one) => one.kind === kind && one.what === what && one.isNow === isNow);
    return taken ? { median: taken.median, ninetieth: taken.ninetieth } : null;
  };
  const sumsOf = (part: typeof each, isNow: boolean): FigureSums => ({
    cameIn: part.reduce((sum, { cameIn }) => sum + cameIn, 0),
    decided: part.reduce((sum, { decided }) => sum + decided, 0),
    waiting: part.at(-1)?.waiting ?? 0,
    cameBack: part.reduce((sum, { cameBack }) => sum + cameBack, 0),
    toFirstAnswer: timeOf('answer', isNow),
    toDecision: timeOf('decision', isNow),
  });
  const shown = each.slice(period.days);
  return {
    kind,
    now: sumsOf(shown, true),
    before: sumsOf(each.slice(0, period.days), false),
    days: shown.map(({ cameBack: _, ...day }) => day),
    outcomes: outcomes.filter((one) => one.kind === kind).map(({ outcome, now, before }) => ({ outcome, now, before })),
  };
}
