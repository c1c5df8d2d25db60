import type { AppealOutcome } from '@waybill/contract/measures/appeal-view';
import type { MeasureKind, MeasureReason } from '@waybill/contract/measures/measure-view';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type Appeal = {
  readonly id: string;
  readonly measureId: string;
  readonly userId: string;
  readonly says: string;
  readonly madeAt: Date;
  /** Id of the staff member; null for the command line. */
  readonly measureSetBy: string | null;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly outcome: AppealOutcome | null;
  readonly toldAs: string;
};

export type NewAppeal = Pick<Appeal, 'id' | 'measureId' | 'userId' | 'says' | 'measureSetBy'>;

/** Nothing where the measure has been appealed already. */
export async function insertAppeal(tx: Tx, appeal: NewAppeal): Promise<void> {
  await tx`insert into appeal ${tx(appeal)} on conflict (measure_id) do nothing`;
}

export async function findAppeal(db: Db, id: string): Promise<Appeal | undefined> {
  const [row] = await db<Appeal[]>`select * from appeal where id = ${id}`;
  return row;
}

/** By measure. */
export async function findAppealsAgainst(db: Db, measureIds: readonly string[]): Promise<ReadonlyMap<string, Appeal>> {
  if (measureIds.length === 0) return new Map();
  const rows = await db<Appeal[]>`select * from appeal where measure_id = any(${[...measureIds]})`;
  return new Map(rows.map((row) => [row.measureId, row]));
}

export type AppealAnswer = {
  readonly outcome: Extract<AppealOutcome, 'stands' | 'taken-back'>;
  readonly by: string | null;
  readonly toldAs: string;
};

/** Of two who answer the same one, the second gets nothing. */
export async function markAppealAnswered(tx: Tx, id: string, { outcome, by, toldAs }: AppealAnswer): Promise<Appeal | undefined> {
  const [row] = await tx<Appeal[]>`
    update appeal set decided_at = now(), decided_by = ${by}, outcome = ${outcome}, told_as = ${toldAs}
    where id = ${id} and decided_at is null returning *`;
  return row;
}

/** What was taken back needs no answer any more. After the measure, which whoever appeals at this moment has locked. */
export function closeAppealsOfLifted(tx: Tx, userId: string): void {
  tx.write(tx`
    update appeal set decided_at = now(), outcome = 'lifted' from measure
    where appeal.user_id = ${userId} and decided_at is null and measure.id = measure_id and lifted_at is not null`);
}

/** A lifting that was undone leaves the appeal open, as it was. */
export function reopenAppealsOfKept(tx: Tx, userId: string): void {
  tx.write(tx`
    update appeal set decided_at = null, outcome = null from measure
    where appeal.user_id = ${userId} and outcome = 'lifted' and measure.id = measure_id and lifted_at is null`);
}

/** What somebody wrote to us goes with them, and nobody waits for an answer any more. */
export function blankAppeals(tx: Tx, userId: string): void {
  tx.write(tx`
    update appeal set says = '', told_as = '', decided_at = coalesce(decided_at, now()), outcome = coalesce(outcome, 'withdrawn')
    where user_id = ${userId}`);
}

/** What waits for one of our people, named by what was set. */
export const waitingAppeals = (db: Db) => db`
  select appeal.id, made_at as since, measure.kind as title, appeal.user_id from appeal join measure on measure.id = measure_id
  where decided_at is null`;

export type AppealRow = Pick<Appeal, 'id' | 'userId' | 'madeAt' | 'decidedAt' | 'outcome' | 'measureSetBy'> & {
  readonly kind: MeasureKind;
  readonly reason: MeasureReason;
};

const appealRows = (db: Db) => db`
  select appeal.id, appeal.user_id, made_at, decided_at, outcome, measure_set_by, kind, reason from appeal join measure on measure.id = measure_id`;

export type AppealPage = {
  readonly state: 'open' | 'decided';
  /** End of the last page. */
  readonly after: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
  readonly skip: number;
};

/** Open: the longest waiting first. Answered: the newest first. */
export async function listAppeals(db: Db, { state, after, limit, skip }: AppealPage): Promise<AppealRow[]> {
  if (state === 'open')
    return db<AppealRow[]>`
      ${appealRows(db)} where decided_at is null
      ${after ? db`and (made_at, appeal.id) > (${after.createdAt}, ${after.id})` : db``}
      order by made_at, appeal.id limit ${limit} offset ${skip}`;
  return db<AppealRow[]>`
    ${appealRows(db)} where decided_at is not null
    ${after ? db`and (decided_at, appeal.id) < (${after.createdAt}, ${after.id})` : db``}
    order by decided_at desc, appeal.id desc limit ${limit} offset ${skip}`;
}

/** Of these people, or the one of this id; the newest first. */
export async function findAppealsOfPeople(
  db: Db,
  { userIds = [], id }: { readonly userIds?: readonly string[]; readonly id?: string | undefined },
  limit: number,
): Promise<AppealRow[]> {
  return db<AppealRow[]>`
    ${appealRows(db)} where appeal.user_id = any(${[...userIds]}) or appeal.id = ${id ?? null}
    order by made_at desc, appeal.id desc limit ${limit}`;
}

export async function countOpenAppeals(db: Db): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const [row] = await db<[{ count: number; oldest: Date | null }]>`
    select count(*)::int as count, min(made_at) as oldest from appeal where decided_at is null`;
  return row;
}
