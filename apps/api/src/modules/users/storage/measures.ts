import type { MeasureKind, MeasureReason } from '@waybill/contract/measures/measure-view';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { closeAppealsOfLifted, reopenAppealsOfKept } from './appeals.ts';

export type Measure = {
  readonly id: string;
  readonly userId: string;
  readonly kind: MeasureKind;
  readonly reason: MeasureReason;
  readonly toldAs: string;
  readonly itemId: string | null;
  readonly itemType: number | null;
  /** Id of the staff member; null for the command line. */
  readonly setBy: string | null;
  readonly setAt: Date;
  readonly until: Date | null;
  readonly readAt: Date | null;
  readonly liftedAt: Date | null;
  readonly liftedBy: string | null;
  readonly liftedAs: string;
};

export type NewMeasure = Pick<Measure, 'id' | 'userId' | 'kind' | 'reason' | 'toldAs' | 'setBy'> &
  Partial<Pick<Measure, 'until' | 'itemId' | 'itemType'>>;

export function insertMeasure(tx: Tx, measure: NewMeasure): void {
  tx.write(tx`insert into measure ${tx(measure)}`);
}

/** A condition of rows of `measure`: its person has still to say that they read it. Who is suspended reads it where they are shut out. */
export const isToRead = (db: Db) => db`read_at is null and lifted_at is null and kind <> 'suspension'`;

/** The newest first. */
export async function listMeasures(db: Db, userId: string, limit: number): Promise<Measure[]> {
  return db<Measure[]>`select * from measure where user_id = ${userId} order by set_at desc, id desc limit ${limit}`;
}

/** With the usernames of our people who set it and took it back; null for the command line. */
export type MeasureForStaff = Measure & { readonly setByName: string | null; readonly liftedByName: string | null };

const forStaff = (db: Db) => db`
  select measure.*, setter.username as set_by_name, lifter.username as lifted_by_name
  from measure left join account as setter on setter.id = set_by left join account as lifter on lifter.id = lifted_by`;

export async function listMeasuresForStaff(db: Db, userId: string, limit: number): Promise<MeasureForStaff[]> {
  return db<MeasureForStaff[]>`${forStaff(db)} where user_id = ${userId} order by set_at desc, measure.id desc limit ${limit}`;
}

export async function findMeasureForStaff(db: Db, id: string): Promise<MeasureForStaff | undefined> {
  const [row] = await db<MeasureForStaff[]>`${forStaff(db)} where measure.id = ${id}`;
  return row;
}

/** What keeps somebody suspended. */
export async function findSuspension(db: Db, userId: string): Promise<Measure | undefined> {
  const [row] = await db<Measure[]>`
    select measure.* from measure join account on account.id = user_id
    where user_id = ${userId} and kind = 'suspension' and lifted_at is null and blocked_at is not null
    order by set_at desc, measure.id desc limit 1`;
  return row;
}

export async function findMeasure(db: Db, id: string): Promise<Measure | undefined> {
  const [row] = await db<Measure[]>`select * from measure where id = ${id}`;
  return row;
}

/** Whoever takes it back at the same moment waits. */
export async function lockMeasure(tx: Tx, id: string): Promise<Measure | undefined> {
  const [row] = await tx<Measure[]>`select * from measure where id = ${id} for update`;
  return row;
}

/** Said twice, the first time counts. Undefined where they have no such measure. */
export async function markMeasureRead(tx: Tx, id: string, userId: string): Promise<Measure | undefined> {
  const [row] = await tx<Measure[]>`
    update measure set read_at = coalesce(read_at, now()) where id = ${id} and user_id = ${userId} returning *`;
  return row;
}

export type Lifting = { readonly by: string | null; readonly toldAs: string };

/** Of two who take back the same one, the second gets nothing. */
export async function markMeasureLifted(
  tx: Tx,
  id: string,
  { by, toldAs }: Lifting,
  { evenWhenOver = false } = {},
): Promise<Measure | undefined> {
  const [row] = await tx<Measure[]>`
    update measure set lifted_at = now(), lifted_by = ${by}, lifted_as = ${toldAs}
    where id = ${id} and lifted_at is null and (${evenWhenOver} or until is null or until > now()) returning *`;
  return row;
}

/** Ends what keeps somebody suspended. */
export function markSuspensionLifted(tx: Tx, userId: string, { by, toldAs }: Lifting): void {
  tx.write(tx`
    update measure set lifted_at = now(), lifted_by = ${by}, lifted_as = ${toldAs}
    where user_id = ${userId} and kind = 'suspension' and lifted_at is null`);
  closeAppealsOfLifted(tx, userId);
}

/** As it was before it was lifted. Undefined where its time is over meanwhile. */
export async function markMeasureKept(tx: Tx, id: string): Promise<Measure | undefined> {
  const [row] = await tx<Measure[]>`
    update measure set lifted_at = null, lifted_by = null, lifted_as = ''
    where id = ${id} and lifted_at is not null and (until is null or until > now()) returning *`;
  return row;
}

/** The suspensions that ended at this moment keep somebody suspended again. */
export function markSuspensionKept(tx: Tx, userId: string, liftedAt: Date): void {
  tx.write(tx`
    update measure set lifted_at = null, lifted_by = null, lifted_as = ''
    where user_id = ${userId} and kind = 'suspension' and lifted_at = ${liftedAt}`);
  reopenAppealsOfKept(tx, userId);
}

/** What we wrote to somebody goes with them. */
export function blankMeasures(tx: Tx, userId: string): void {
  tx.write(tx`update measure set told_as = '', lifted_as = '' where user_id = ${userId}`);
}
