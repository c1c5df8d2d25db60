import type { CaseName } from '@waybill/contract/ops/case-kinds';
import type { Tx } from '../../platform/db/database.ts';
import { refuseHeld } from './case-policies.ts';
import { type Act, recordAct } from './storage/acts.ts';
import { endHold } from './storage/holds.ts';

/** Writes down the decision of a case, in its transaction: refused while a colleague holds the case, and with it nobody does any longer. */
export async function recordDecision(tx: Tx, name: CaseName, act: Act): Promise<void> {
  await refuseHeld(tx, act.staffId, name);
  await endHold(tx, name);
  await recordAct(tx, act);
}
