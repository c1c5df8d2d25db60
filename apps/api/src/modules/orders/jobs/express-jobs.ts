import { handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { OrdersContext } from '../context.ts';
import { pushRing } from '../express/push-ring.ts';
import { widenSearch } from '../express/widen-search.ts';
import { endSilentDutyByTheClock } from './end-silent-duty.ts';
import { ringByPush } from './ring-by-push.ts';
import { widenRing } from './widen-ring.ts';

export const widenRingWhenDue = handleJob(widenRing, widenSearch);
export const ringByPushLater = handleJob(ringByPush, pushRing);

export const expressJobs: readonly JobHandler<OrdersContext>[] = [widenRingWhenDue, ringByPushLater, endSilentDutyByTheClock];
