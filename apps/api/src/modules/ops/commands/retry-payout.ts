import { retryPayout as retry } from '../../wallet/index.ts';
import { refuseHeld } from '../case-policies.ts';
import type { OpsContext } from '../context.ts';
import { recordAct } from '../storage/acts.ts';
import { tellingWho } from '../telling-who.ts';

type Retry = { readonly staffId: string; readonly reference: string; readonly because: string };

/** Asks the provider about a payout and sends it if it never got there, and writes down who did. */
export function retryPayout(context: OpsContext, { staffId, reference, because }: Retry): Promise<void> {
  return tellingWho(context.db, { kind: 'payout', id: reference, staffId }, () =>
    retry(context, staffId, reference, async (tx, { userId }) => {
      // Tried again, it may be stuck as before: whoever holds it goes on holding it.
      await refuseHeld(tx, staffId, { kind: 'payout', id: reference });
      await recordAct(tx, { staffId, what: 'payout-retried', subject: reference, userId, because });
    }),
  );
}
