import type { Db, Tx } from '../../../platform/db/database.ts';

export const buyerCodeLimits = { minutes: 10, tries: 5, resendSeconds: 60, perHour: 5, perDay: 15 } as const;

export type BuyerCode = {
  readonly id: string;
  readonly phone: string;
  readonly attempts: number;
  readonly isLive: boolean;
};

const columns = (db: Db) => db`
  id, phone, attempts, used_at is null and expires_at > now() and attempts < ${buyerCodeLimits.tries} as is_live`;

export async function insertBuyerCode(
  tx: Tx,
  code: { readonly id: string; readonly saleId: string; readonly phone: string },
): Promise<Date> {
  const [row] = await tx<{ expiresAt: Date }[]>`
    insert into sale_code (id, sale_id, phone, expires_at)
    values (${code.id}, ${code.saleId}, ${code.phone}, now() + ${buyerCodeLimits.minutes} * interval '1 minute') returning expires_at`;
  if (!row) throw new Error('A code was not stored');
  return row.expiresAt;
}

type RecentCodes = { readonly inLastHour: number; readonly inLastDay: number; readonly secondsSinceLast: number | null };

/** Codes of late for a phone, whichever sale they were for. Others who are about to send to it wait. */
export async function recentBuyerCodes(tx: Tx, phone: string): Promise<RecentCodes> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`sale code ${phone}`}, 0))`;
  const [row] = await tx<RecentCodes[]>`
    select count(*) filter (where created_at > now() - interval '1 hour')::int as in_last_hour, count(*)::int as in_last_day,
           extract(epoch from now() - max(created_at))::float8 as seconds_since_last
    from sale_code where phone = ${phone} and created_at > now() - interval '1 day'`;
  return row ?? { inLastHour: 0, inLastDay: 0, secondsSinceLast: null };
}

/** Only the newest counts. Locked, so that parallel tries are judged and counted one after the other. */
export async function lockNewestBuyerCode(tx: Tx, saleId: string, phone: string): Promise<BuyerCode | undefined> {
  const [row] = await tx<BuyerCode[]>`
    select ${columns(tx)} from sale_code where sale_id = ${saleId} and phone = ${phone}
    order by created_at desc, id desc limit 1 for update`;
  return row;
}

export async function findBuyerCode(db: Db, id: string): Promise<BuyerCode | undefined> {
  const [row] = await db<BuyerCode[]>`select ${columns(db)} from sale_code where id = ${id}`;
  return row;
}

export function markBuyerCodeUsed(tx: Tx, id: string): void {
  tx.write(tx`update sale_code set used_at = now() where id = ${id}`);
}

export function countWrongBuyerCode(tx: Tx, id: string): void {
  tx.write(tx`update sale_code set attempts = attempts + 1 where id = ${id}`);
}

export const deleteOldBuyerCodes = (tx: Tx, most: number) => tx`
  delete from sale_code where id = any(array(
    select id from sale_code where created_at < now() - interval '2 days' limit ${most}))`;
