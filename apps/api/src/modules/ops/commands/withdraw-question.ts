import { takeBackQuestion } from '../../orders/index.ts';
import { refuseHeld } from '../case-policies.ts';
import type { OpsContext } from '../context.ts';
import { refuseOwn } from '../policies.ts';
import { recordAct } from '../storage/acts.ts';

export type Withdrawal = {
  readonly staffId: string;
  readonly orderId: string;
  readonly questionId: string;
  readonly because: string;
};

/** Takes back a question to a side of a dispute, unless a colleague holds the case. The side is told, without the reason. */
export function withdrawQuestion(
  context: Pick<OpsContext, 'db' | 'publish'>,
  { staffId, orderId, questionId, because }: Withdrawal,
): Promise<void> {
  return takeBackQuestion(context, { orderId, questionId }, async (tx, { senderId, carrierId, trackingId }, { side }) => {
    refuseOwn(staffId, senderId, carrierId);
    await refuseHeld(tx, staffId, { kind: 'dispute', id: orderId });
    const userId = side === 'sender' ? senderId : carrierId;
    const act = { staffId, what: 'question-withdrawn', subject: trackingId, userId, about: { orderId, side }, because } as const;
    await recordAct(tx, act);
  });
}
