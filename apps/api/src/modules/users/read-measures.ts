import type { Db } from '../../platform/db/database.ts';
import type { AppealedMeasure } from './measure-views.ts';
import { findAppealsAgainst } from './storage/appeals.ts';
import type { Measure } from './storage/measures.ts';

/** Each with what its person says against it. */
export async function withAppeals<M extends Measure>(db: Db, measures: readonly M[]): Promise<AppealedMeasure<M>[]> {
  const appeals = await findAppealsAgainst(
    db,
    measures.map(({ id }) => id),
  );
  return measures.map((measure) => ({ measure, appeal: appeals.get(measure.id) }));
}
