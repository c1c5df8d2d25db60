import type { Side } from '@waybill/contract/orders/process';
import { askQuestion } from '../../orders/index.ts';
import { refuseHeld } from '../case-policies.ts';
import type { OpsContext } from '../context.ts';
import { refuseOwn } from '../policies.ts';
import { recordAct } from '../storage/acts.ts';

export type Asked = {
  readonly staffId: string;
  readonly orderId: string;
  readonly side: Side;
  readonly question: string;
  readonly hours: number;
};

/** Asks one side of a dispute, unless a colleague holds the case. What was asked stands with the case, not in the trail. */
export function askSide(
  context: Pick<OpsContext, 'db' | 'publish'>,
  { staffId, orderId, side, question, hours }: Asked,
  idempotencyKey: string,
): Promise<void> {
  return askQuestion(
    context,
    { orderId, side, askedBy: staffId, question, hours },
    {
      idempotencyKey,
      also: async (tx, { senderId, carrierId, trackingId }) => {
        refuseOwn(staffId, senderId, carrierId);
        await refuseHeld(tx, staffId, { kind: 'dispute', id: orderId });
        const userId = side === 'sender' ? senderId : carrierId;
        await recordAct(tx, { staffId, what: 'side-asked', subject: trackingId, userId, about: { orderId, side, hours } });
      },
    },
  );
}
