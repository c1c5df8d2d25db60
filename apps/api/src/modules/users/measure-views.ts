import type { MeasureView } from '@waybill/contract/measures/measure-view';
import type { Measure } from './storage/measures.ts';

/** A measure as its person reads it: who of us set it is not said. */
export function measureViewOf(measure: Measure): MeasureView {
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
