import type { Tx } from '../../../platform/db/database.ts';

type Act = {
  readonly businessId: string;
  /** The person who did it. */
  readonly actedBy: string;
  readonly what:
    | 'vehicle-added'
    | 'vehicle-changed'
    | 'vehicle-retired'
    | 'vehicle-restored'
    | 'vehicle-given'
    | 'vehicle-taken-back'
    | 'shift-planned'
    | 'shift-changed'
    | 'shift-removed'
    | 'shifts-copied'
    | 'duty-on'
    | 'duty-off';
  readonly vehicleId?: string;
  readonly riderId?: string | undefined;
};

/** Remembers who did what to the fleet of a business. */
export function insertAct(tx: Tx, { businessId, actedBy, what, vehicleId, riderId }: Act): void {
  tx.write(tx`
    insert into fleet_act (business_id, acted_by, what, vehicle_id, rider_id)
    values (${businessId}, ${actedBy}, ${what}, ${vehicleId ?? null}, ${riderId ?? null})`);
}
