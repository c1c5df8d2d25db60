import type { OrdersContext } from '../context.ts';
import { startMessagesTo, stopMessagesTo } from '../storage/message-stops.ts';

const stopWords = new Set(['stop', 'stopall', 'unsubscribe', 'end', 'quit']);
const startWords = new Set(['start', 'unstop']);

/** What somebody answered to a text of ours. Words that are neither are for nobody: there is no one to read them. */
export async function receiveSmsEvent(context: Pick<OrdersContext, 'db' | 'keys'>, phone: string, text: string): Promise<void> {
  const [word = ''] = text.toLowerCase().match(/[a-z]+/) ?? [];
  if (stopWords.has(word)) await stopMessagesTo(context, phone, 'reply');
  else if (startWords.has(word)) await startMessagesTo(context, phone);
}
