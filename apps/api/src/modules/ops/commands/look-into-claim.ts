import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findCase, lockOrder } from '../../orders/index.ts';
import type { OpsContext } from '../context.ts';
import { refuseOwn } from '../policies.ts';
import { noDispute } from '../read-disputes.ts';
import { recordDecision } from '../record-decision.ts';
import { namedRefusal } from '../telling-who.ts';

export type Look = { readonly staffId: string; readonly orderId: string; readonly because: string };

/** A claim that came too late moves nothing: staff look into it, once, and record the result. */
export function lookIntoClaim({ db }: Pick<OpsContext, 'db'>, { staffId, orderId, because }: Look): Promise<void> {
  return transact(db, async (tx) => {
    await lockOrder(tx, orderId);
    const found = await findCase(tx, orderId);
    if (!found) throw noDispute();
    if (found.kind === 'decided') {
      const refusal = new Problem('already_decided', 'Somebody has looked into this already.');
      throw await namedRefusal(tx, { kind: 'dispute', id: orderId, staffId }, refusal);
    }
    if (found.kind === 'dispute') throw new Problem('step_not_allowed', 'This is in dispute: please decide it.');
    const { trackingId: subject, senderId, carrierId } = found;
    refuseOwn(staffId, senderId, carrierId);
    const act = { staffId, what: 'claim-looked-into', subject, userId: senderId, about: { orderId }, because } as const;
    await recordDecision(tx, { kind: 'dispute', id: orderId }, act);
  });
}
