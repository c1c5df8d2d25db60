import { orderLimits } from '@waybill/contract/orders/enums';
import type { Tx } from '../../../platform/db/database.ts';

export type CodeKind = 'pickup' | 'handover';

export type Tries = { readonly wrongTries: number; readonly secondsResting: number };

const triesOf = (tx: Tx, kind: CodeKind) => tx(kind === 'pickup' ? 'pickup_wrong_tries' : 'handover_wrong_tries');
const restOf = (tx: Tx, kind: CodeKind) => tx(kind === 'pickup' ? 'pickup_rests_until' : 'handover_rests_until');

/** The order's row is locked. A rest that is over has wiped the slate clean. */
export async function findTries(tx: Tx, orderId: string, kind: CodeKind): Promise<Tries> {
  const [row] = await tx<Tries[]>`
    select case when ${restOf(tx, kind)} <= now() then 0 else ${triesOf(tx, kind)} end as wrong_tries,
           greatest(0, ceil(extract(epoch from coalesce(${restOf(tx, kind)}, now()) - now())))::int as seconds_resting
    from delivery_order where id = ${orderId}`;
  if (!row) throw new Error(`The order ${orderId} is gone`);
  return row;
}

export async function countWrongTry(tx: Tx, orderId: string, kind: CodeKind): Promise<void> {
  const { wrongTries } = await findTries(tx, orderId, kind);
  const mustRest = wrongTries + 1 >= orderLimits.codeTries;
  await tx`
    update delivery_order
    set ${triesOf(tx, kind)} = ${wrongTries + 1},
        ${restOf(tx, kind)} = case when ${mustRest} then now() + ${orderLimits.codeRestMinutes}::int * interval '1 minute' end
    where id = ${orderId}`;
}

export function clearTries(tx: Tx, orderId: string, kind: CodeKind): void {
  tx.write(tx`
    update delivery_order set ${triesOf(tx, kind)} = 0, ${restOf(tx, kind)} = null
    where id = ${orderId} and ${triesOf(tx, kind)} > 0`);
}
