import type { PaperKind } from '@waybill/contract/fleet/vehicle-papers';
import { paperSoonDays } from '@waybill/contract/fleet/vehicle-papers';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';

export const lagosToday = (db: Db) => db`(now() at time zone 'Africa/Lagos')::date`;
export const soonIn = (db: Db) => db`${lagosToday(db)} + ${paperSoonDays}::int`;

type Paper = { readonly kind: PaperKind; readonly expiresOn: string };

/** Gives a vehicle these papers instead of those it had. One whose day is the same was warned of as far as it was. */
export function replacePapers(tx: Tx, vehicleId: string, papers: readonly Paper[]): void {
  tx.write(tx`delete from vehicle_paper where vehicle_id = ${vehicleId} and kind <> all(${papers.map(({ kind }) => kind)})`);
  for (const { kind, expiresOn } of papers)
    tx.write(tx`
      insert into vehicle_paper (id, vehicle_id, kind, expires_on) values (${newId('vehiclePaper')}, ${vehicleId}, ${kind}, ${expiresOn})
      on conflict (vehicle_id, kind) do update set expires_on = excluded.expires_on,
        warned_days = case when vehicle_paper.expires_on = excluded.expires_on then vehicle_paper.warned_days end`);
}

export type EndingPaper = Paper & {
  readonly paperId: string;
  readonly businessId: string;
  readonly plate: string;
  readonly daysLeft: number;
};

/** Papers of which their business has to be warned now: a month, a week and a day before they count no more. Marks them as warned of. */
export async function takePapersToWarnOf(tx: Tx, most: number): Promise<EndingPaper[]> {
  return tx<EndingPaper[]>`
    with due as (
      select paper.id, business_id, plate, expires_on - ${lagosToday(tx)} as days_left
      from vehicle_paper as paper join vehicle on vehicle.id = vehicle_id
      where warned_days is distinct from 0 and expires_on <= ${soonIn(tx)} and retired_at is null
        and (warned_days is null or warned_days > case when expires_on <= ${lagosToday(tx)} then 0
                                                        when expires_on <= ${lagosToday(tx)} + 7 then 7 else 30 end)
      order by expires_on, paper.id limit ${most} for update of paper skip locked)
    update vehicle_paper as paper
    set warned_days = case when days_left <= 0 then 0 when days_left <= 7 then 7 else 30 end
    from due where due.id = paper.id
    returning paper.id as paper_id, due.business_id, due.plate, paper.kind, paper.expires_on::text as expires_on, due.days_left`;
}
