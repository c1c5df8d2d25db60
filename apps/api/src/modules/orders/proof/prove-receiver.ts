import { Problem } from '../../../platform/http/problem.ts';
import { countAgainst, giveTryBack } from '../../../platform/http/rate-limit.ts';
import { sameText } from '../../../platform/secret-keys.ts';
import { handoverCodeOf } from '../codes.ts';
import type { OrdersContext } from '../context.ts';
import type { OrderRow } from '../storage/orders.ts';

/** Guessing must not reveal the code: few wrong tries a day for one parcel, from any address and for whatever it opens. */
const tries = { max: 10, seconds: 86_400 } as const;

/** On the tracking page, which the carrier and the sender have, too: the code shows that the message came to the one who asks. */
export async function proveReceiver(
  { db, keys }: Pick<OrdersContext, 'db' | 'keys'>,
  order: OrderRow,
  code: string,
  otherwise: string,
): Promise<void> {
  const key = `receiver code|${order.id}`;
  await countAgainst(db, [{ key, ...tries }]).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    throw new Problem('code_resting', `That was not the code several times. ${otherwise}`, { retryAfterSeconds: tries.seconds });
  });
  if (!sameText(code, handoverCodeOf(keys, order.id, order.handoverCodeNumber)))
    throw new Problem('code_wrong', 'That is not the code from our message. Please check the six digits.', { field: 'code' });
  await giveTryBack(db, key);
}
