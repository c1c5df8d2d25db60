import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { FleetContext } from '../context.ts';
import { announceFleet } from '../events.ts';
import { riderOf } from '../policies.ts';
import { insertAct } from '../storage/acts.ts';
import { sayDuty } from '../storage/duty.ts';

/** Somebody’s own word that they are there, or not. */
export function setRiderDuty({ db }: Pick<FleetContext, 'db'>, caller: Caller, isOnDuty: boolean): Promise<void> {
  const businessId = caller.userId;
  const riderId = riderOf(caller);
  return transact(db, (tx) => {
    sayDuty(tx, businessId, riderId, isOnDuty);
    insertAct(tx, { businessId, actedBy: riderId, what: isOnDuty ? 'duty-on' : 'duty-off', riderId });
    announceFleet(tx, businessId, [riderId]);
  });
}
