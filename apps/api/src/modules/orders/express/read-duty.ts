import type { DutyView } from '@waybill/contract/orders/duty';
import { expressLimits } from '@waybill/contract/orders/enums';
import { textToTime } from '../../users/index.ts';
import type { OrdersContext } from '../context.ts';
import { type DutyRow, findDuty } from '../storage/duty.ts';

export async function readDuty({ db }: Pick<OrdersContext, 'db'>, userId: string): Promise<DutyView> {
  const row = await findDuty(db, userId, expressLimits.positionMinutes);
  const whyNot = whyNotRung(row);
  return {
    isOnDuty: row.isOnDuty,
    dispatchMode: row.dispatchMode,
    position: positionIn(row),
    isReachable: row.isOnDuty && whyNot === null,
    whyNot,
    workingHours:
      row.workingHoursStart === null || row.workingHoursEnd === null
        ? null
        : { start: textToTime(row.workingHoursStart), end: textToTime(row.workingHoursEnd) },
  };
}

/** Identity and hours also explain why somebody cannot go on duty. */
function whyNotRung(row: DutyRow): DutyView['whyNot'] {
  if (!row.isKycCompleted) return 'kyc';
  if (!row.isWithinHours) return 'hours';
  return row.isOnDuty && !row.isPositionFresh ? 'position' : null;
}

function positionIn({ latitude, longitude, positionedAt }: DutyRow): DutyView['position'] {
  if (latitude === null || longitude === null || positionedAt === null) return null;
  return { latitude, longitude, at: positionedAt.toISOString() };
}
