import { Problem } from '../../../platform/http/problem.ts';
import { countAgainst } from '../../../platform/http/rate-limit.ts';
import { sameText } from '../../../platform/secret-keys.ts';
import { findReceiver } from '../../timeline/index.ts';
import { handoverCodeOf } from '../codes.ts';
import type { OrdersContext } from '../context.ts';
import { stopMessagesTo } from '../storage/message-stops.ts';
import type { OrderRow } from '../storage/orders.ts';

/** Guessing must not reveal the code: few tries a day for one parcel, from any address. */
const tries = { max: 10, seconds: 86_400 } as const;

/** On the tracking page, which the carrier and the sender have, too: the code shows that the message came to the one who asks. */
export async function stopMessages(
  { db, keys }: Pick<OrdersContext, 'db' | 'keys'>,
  order: OrderRow,
  code: string,
): Promise<void> {
  await countAgainst(db, [{ key: `stop messages|${order.id}`, ...tries }]).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    throw new Problem('code_resting', 'That was not the code several times. Please answer our SMS with STOP instead.', {
      retryAfterSeconds: tries.seconds,
    });
  });
  if (!sameText(code, handoverCodeOf(keys, order.id, order.handoverCodeNumber)))
    throw new Problem('code_wrong', 'That is not the code from our message. Please check the six digits.', { field: 'code' });
  const parcel = await findReceiver(db, order.packageId);
  if (!parcel) throw new Error(`The package of ${order.id} is gone`);
  await stopMessagesTo({ db, keys }, parcel.receiverPhone, 'page');
}
