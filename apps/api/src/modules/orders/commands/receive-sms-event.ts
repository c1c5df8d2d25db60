import type { OrdersContext } from '../context.ts';
import { startMessagesTo, stopMessagesTo } from '../storage/message-stops.ts';

const stopWords = new Set(['stop', 'stopall', 'unsubscribe', 'end', 'quit']);
const startWords = new Set(['start', 'unstop']);

/** Handles the reply to one of our texts. Other words are ignored: nobody reads them. */
export async function receiveSmsEvent(context: Pick<OrdersContext, 'db' | 'keys'>, phone: string, text: string): Promise<void> {
  const [word = ''] = text.toLowerCase().match(/[a-z]+/) ?? [];
  if (stopWords.has(word)) await stopMessagesTo(context, phone, 'reply');
  else if (startWords.has(word)) await startMessagesTo(context, phone);
}
