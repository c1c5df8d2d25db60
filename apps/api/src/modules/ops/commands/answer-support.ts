import type { MessageView } from '@waybill/contract/chat/message-view';
import { answerSupport as answer } from '../../support/index.ts';
import { refuseHeld } from '../case-policies.ts';
import type { OpsContext } from '../context.ts';
import { recordAct } from '../storage/acts.ts';

type Answer = { readonly staffId: string; readonly roomId: string; readonly clientId: string; readonly messageText: string };

/** Answers somebody as Waybill support, and writes down who of us did. */
export function answerSupport(context: OpsContext, given: Answer): Promise<MessageView> {
  const { staffId, roomId } = given;
  return answer(context, {
    ...given,
    also: async (tx, userId) => {
      await refuseHeld(tx, staffId, { kind: 'support', id: roomId });
      await recordAct(tx, { staffId, what: 'support-answered', subject: roomId, userId });
    },
  });
}
