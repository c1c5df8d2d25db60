import { expressLimits } from '@waybill/contract/orders/enums';
import { distanceKm } from '@waybill/contract/places/distance';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { LockedPackage } from '../../timeline/index.ts';
import { type DutyRow, findCarried, findDuty, keepDuty } from '../storage/duty.ts';
import { mostRunning } from '../storage/riders.ts';
import { modesFor } from './modes.ts';

/**
 * Requires that a rider who takes a parcel could have been rung for it; whether they were rung, and mutes, do not count.
 * Locks the rider's duty, so that two parcels at once do not both become their fifth.
 */
export async function requireReach(tx: Tx, riderId: string, item: LockedPackage): Promise<void> {
  await keepDuty(tx, riderId);
  const duty = await findDuty(tx, riderId, expressLimits.positionMinutes);
  if (!duty.isKycCompleted)
    throw new Problem(
      'kyc_required',
      'Parcels are for members and businesses that we have checked. Begin, or see how far it is, under “Identity check”.',
    );
  if (!duty.isOnDuty) throw new Problem('not_on_duty', 'Please go on duty first, so that the sender sees where you are.');
  if (!duty.isWithinHours)
    throw new Problem('outside_hours', 'Your working hours are over for now. Change them to take parcels at this time.');
  requireNearness(duty, item);
  if (duty.dispatchMode === null || !modesFor(item.dispatchMode).includes(duty.dispatchMode))
    throw new Problem('out_of_reach', 'This parcel needs more room than you are on duty with. Change how you travel to take it.');
  if ((await findCarried(tx, riderId)).length >= mostRunning)
    throw new Problem('out_of_reach', `You carry ${mostRunning} parcels already. Hand one over, then take the next.`);
}

function requireNearness({ isPositionFresh, latitude, longitude }: DutyRow, { pickup }: LockedPackage): void {
  if (!isPositionFresh || latitude === null || longitude === null)
    throw new Problem('out_of_reach', 'We have not heard where you are for a while. Please share your position and try again.');
  if (distanceKm({ latitude, longitude }, pickup) > expressLimits.nearestKm)
    throw new Problem('out_of_reach', `This parcel is more than ${expressLimits.nearestKm} km away from you.`);
}
