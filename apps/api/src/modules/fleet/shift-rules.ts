import { addDays } from '@waybill/contract/day';
import { lagosDay, type PlannedTimes, shiftDaysAhead, shiftMomentsOf } from '@waybill/contract/fleet/shift-times';
import { Problem } from '../../platform/http/problem.ts';

/** The moments of a shift that can still be planned. */
export function shiftToPlan(times: PlannedTimes, now: Date): { readonly beginsAt: Date; readonly endsAt: Date } {
  const moments = shiftMomentsOf(times);
  if (moments.endsAt <= now)
    throw new Problem('shift_over', 'That time is past. Please choose one that is still to come.', { field: 'day' });
  if (times.day > addDays(lagosDay(now), shiftDaysAhead))
    throw new Problem('invalid_input', `Shifts are planned ${shiftDaysAhead} days ahead at most.`, { field: 'day' });
  return moments;
}

/** What is over is how long they were there. */
export function requireAhead({ endsAt }: { readonly endsAt: Date }): void {
  if (endsAt <= new Date()) throw new Problem('shift_over', 'That shift is over. It stays as it was.');
}

export const shiftOverlaps = () =>
  new Problem('shift_overlaps', 'They are planned at that time already. Please change that shift instead.', { field: 'from' });

export const noRider = () => new Problem('not_found', 'Nobody of that name rides for you now.', { field: 'riderId' });
export const noSuchShift = () => new Problem('not_found', 'That shift is not in your plan any more.');
