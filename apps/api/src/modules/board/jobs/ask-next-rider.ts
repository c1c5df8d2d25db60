import { expressLimits } from '@waybill/contract/orders/enums';
import { transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { react } from '../../../platform/jobs/outbox.ts';
import { orderAssigned } from '../../orders/index.ts';
import type { BoardContext } from '../context.ts';
import { passOn } from '../pass-on.ts';
import { isExpressToFetch } from '../storage/board-orders.ts';

type Asked = { readonly assignmentId: string; readonly orderId: string; readonly businessId: string };

const job = defineJob<Asked>('board.ask-next-rider');

/** A rider who was asked to hurry has this long to say yes; then the next is asked. */
export const waitForAnswer = react(
  orderAssigned,
  'wait-for-answer',
  async ({ db, enqueue }: BoardContext, { assignmentId, orderId, businessId }) => {
    if (!(await isExpressToFetch(db, orderId))) return;
    await transact(db, (tx) =>
      enqueue(tx, job, { assignmentId, orderId, businessId }, { afterSeconds: expressLimits.ringSeconds }),
    );
  },
);

export const askNextRider = handleJob(job, passOn);
