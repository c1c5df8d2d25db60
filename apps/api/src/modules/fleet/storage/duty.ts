import type { Tx } from '../../../platform/db/database.ts';

export function sayDuty(tx: Tx, businessId: string, riderId: string, isOn: boolean): void {
  tx.write(tx`
    insert into rider_duty (business_id, rider_id, is_on) values (${businessId}, ${riderId}, ${isOn})
    on conflict (business_id, rider_id) do update set is_on = excluded.is_on, said_at = now()`);
}

export function forgetDuty(tx: Tx, businessId: string, riderId: string): void {
  tx.write(tx`delete from rider_duty where business_id = ${businessId} and rider_id = ${riderId}`);
}
