import { Problem } from '../../../platform/http/problem.ts';
import { countAgainst } from '../../../platform/http/rate-limit.ts';
import { sameText } from '../../../platform/secret-keys.ts';
import { findReceiver } from '../../timeline/index.ts';
import { handoverCodeOf } from '../codes.ts';
import type { OrdersContext } from '../context.ts';
import { startMessagesTo, stopMessagesTo } from '../storage/message-stops.ts';
import type { OrderRow } from '../storage/orders.ts';

/** Whoever guesses must not find out the code by it: few tries a day for one parcel, from wherever they come. */
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

const stopWords = new Set(['stop', 'stopall', 'unsubscribe', 'end', 'quit']);
const startWords = new Set(['start', 'unstop']);

/** What somebody answered to a text of ours. Words that are neither are for nobody: there is no one to read them. */
export async function handleReply(context: Pick<OrdersContext, 'db' | 'keys'>, phone: string, text: string): Promise<void> {
  const [word = ''] = text.toLowerCase().match(/[a-z]+/) ?? [];
  if (stopWords.has(word)) await stopMessagesTo(context, phone, 'reply');
  else if (startWords.has(word)) await startMessagesTo(context, phone);
}
