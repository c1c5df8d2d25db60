import { type AppealView, appealDays } from '@waybill/contract/measures/appeal-view';
import { isInForce, type MeasureView } from '@waybill/contract/measures/measure-view';
import type { Appeal } from './storage/appeals.ts';
import type { Measure } from './storage/measures.ts';

/** A measure with what its person says against it, if they do. */
export type AppealedMeasure<M extends Measure = Measure> = { readonly measure: M; readonly appeal: Appeal | undefined };

type Facts = Omit<MeasureView, 'appeal' | 'appealableUntil'>;

function factsOf(measure: Measure): Facts {
  const { id, kind, reason, toldAs, itemId, itemType, setAt, until, readAt, liftedAt, liftedAs } = measure;
  return {
    ...{ id, kind, reason, toldAs },
    item: itemId !== null && itemType !== null ? { itemType, id: itemId } : null,
    setAt: setAt.toISOString(),
    until: until?.toISOString() ?? null,
    readAt: readAt?.toISOString() ?? null,
    lifted: liftedAt && { at: liftedAt.toISOString(), toldAs: liftedAs },
  };
}

/** A measure as its person reads it: who of us set it, or answered their appeal, is not said. */
export function appealedViewOf(one: AppealedMeasure): MeasureView {
  return {
    ...factsOf(one.measure),
    appeal: one.appeal ? appealViewOf(one.appeal) : null,
    appealableUntil: appealableUntil(one)?.toISOString() ?? null,
  };
}

function appealViewOf({ id, says, madeAt, decidedAt, outcome, toldAs }: Appeal): AppealView {
  const answer = decidedAt && outcome ? { outcome, at: decidedAt.toISOString(), toldAs } : null;
  return { id, says, madeAt: madeAt.toISOString(), answer };
}

/** Until when it can be appealed: while it is in force, once, and not for ever. */
export function appealableUntil({ measure, appeal }: AppealedMeasure, now = Date.now()): Date | null {
  const end = new Date(measure.setAt.getTime() + appealDays * 86_400_000);
  return appeal || end.getTime() <= now || !isInForce(factsOf(measure), now) ? null : end;
}
