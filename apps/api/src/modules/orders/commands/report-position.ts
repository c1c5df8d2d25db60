import type { BodyOf } from '@waybill/contract/call';
import type { reportPosition as call } from '@waybill/contract/orders/report-position';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { sendPassingEvent } from '../../../platform/realtime/passing.ts';
import { isOnDutyFor } from '../../fleet/index.ts';
import type { OrdersContext } from '../context.ts';
import { findCarried, findRidden, keepDuty, keepPosition } from '../storage/duty.ts';
import { extendTrails } from '../storage/trails.ts';

type Reporter = Pick<Caller, 'userId' | 'member'>;
type Report = BodyOf<typeof call>;

/**
 * Shows the position to those who follow a parcel. The next one overwrites it; of the way of a parcel a thinned trail is
 * kept for a while. A member of a business reports their own position, for the parcels that are with them, and while they are on duty
 * for it: whoever hands out work has to know who is near.
 */
export async function reportPosition({ db }: Pick<OrdersContext, 'db'>, caller: Reporter, report: Report): Promise<void> {
  const { member } = caller;
  await transact(db, async (tx) => {
    const ridden = member ? await findRidden(tx, caller.userId, member.personId) : [];
    // The office puts the business itself on duty, and says where it waits.
    const isForBusiness = member !== undefined && member.role !== 'rider' && ridden.length === 0;
    const userId = member && !isForBusiness ? member.personId : caller.userId;
    const isOnDuty = await keepDuty(tx, userId);
    const carried = member ? ridden : await findCarried(tx, userId);
    const isAtWork =
      isOnDuty || carried.length > 0 || (userId === member?.personId && (await isOnDutyFor(tx, caller.userId, userId)));
    if (!isAtWork)
      throw new Problem('not_on_duty', 'Where you are is your own business while you are off duty and carry nothing.');
    if (isLongAgo(report.at)) return;
    const at = await keepPosition(tx, userId, report, report.at);
    if (!at) return;
    extendTrails(tx, userId, report);
    const { latitude, longitude } = report;
    for (const { orderId, senderId } of carried.filter(({ isShown }) => isShown))
      for (const follower of [senderId, userId, ...(member ? [caller.userId] : [])])
        await sendPassingEvent(tx, follower, { type: 'order.moved', orderId, latitude, longitude, at: at.toISOString() });
  });
}

/** Positions this old are of no use, and an absurd date would be out of range for the database. */
function isLongAgo(at: string | undefined): boolean {
  return at !== undefined && !(Date.parse(at) > Date.now() - 86_400_000);
}
