import type { BodyOf } from '@waybill/contract/call';
import { expressLimits } from '@waybill/contract/orders/enums';
import type { setDuty as call } from '@waybill/contract/orders/set-duty';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { OrdersContext } from '../context.ts';
import { findCarried, findDuty, goOffDuty, goOnDuty, stopRings } from '../storage/duty.ts';

type Input = BodyOf<typeof call>;

export async function setDuty({ db }: Pick<OrdersContext, 'db'>, userId: string, input: Input): Promise<void> {
  await transact(db, async (tx) => {
    if (!input.isOnDuty) {
      goOffDuty(tx, userId, (await findCarried(tx, userId)).length > 0);
      stopRings(tx, userId);
      return;
    }
    const { isKycCompleted, isWithinHours, workingHoursStart, workingHoursEnd } = await findDuty(
      tx,
      userId,
      expressLimits.positionMinutes,
    );
    if (!isKycCompleted)
      throw new Problem(
        'kyc_required',
        'Duty is for members and businesses that we have checked. Begin, or see how far it is, under “Identity check”.',
      );
    if (!isWithinHours)
      throw new Problem(
        'outside_hours',
        `Your business works from ${shortly(workingHoursStart)} to ${shortly(workingHoursEnd)} Lagos time. Change your working hours to go on duty now.`,
      );
    goOnDuty(tx, userId, input.dispatchMode, input);
  });
}

function shortly(time: string | null): string {
  return (time ?? '').slice(0, 5);
}
