import type { ActName } from '@waybill/contract/ops/list-acts';
import type { Db } from '../../../platform/db/database.ts';
import type { Act } from './acts.ts';

export type DecidedBefore = {
  readonly what: ActName;
  /** Null for the command line. */
  readonly staffId: string | null;
  readonly fullName: string | null;
  readonly about: NonNullable<Act['about']>;
  readonly because: string;
  readonly at: Date;
  /** By the clock of the database, as `at` is. */
  readonly now: Date;
};

const daysBack = 90;

/** The newest of such acts whose subject this is, or that names it among its facts. Asked after a refusal only. */
export async function findDecidedBefore(db: Db, id: string, acts: readonly ActName[]): Promise<DecidedBefore | undefined> {
  const [row] = await db<DecidedBefore[]>`
    select act.what, act.staff_id, profile.full_name, act.about, act.because, act.at, now() as now
    from ops_act as act left join profile on profile.user_id = act.staff_id
    where act.what = any(${[...acts]}) and act.at > now() - ${daysBack}::int * interval '1 day'
      and not exists (select from ops_undoing where act_id = act.id)
      and (act.subject = ${id} or exists (select from jsonb_each(act.about) as fact where fact.value @> to_jsonb(${id}::text)))
    order by act.id desc limit 1`;
  return row;
}
