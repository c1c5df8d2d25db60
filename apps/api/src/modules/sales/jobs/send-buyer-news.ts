import { saleLimits } from '@waybill/contract/sales/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { countAgainst } from '../../../platform/http/rate-limit.ts';
import { defineJob, type Enqueue, handleJob } from '../../../platform/jobs/jobs.ts';
import { uncountMessage, whyWithheld } from '../../orders/index.ts';
import type { SalesContext } from '../context.ts';
import { type BuyerNews, buyerSms } from '../messages.ts';
import { findNewsFacts } from '../storage/news.ts';

const newsJob = defineJob<{ readonly buyerId: string; readonly news: BuyerNews }>('sales.send-buyer-news', { queue: 'mail' });

/** Tells a buyer by SMS, with the commit. */
export function tellBuyer({ enqueue }: { readonly enqueue: Enqueue }, tx: Tx, buyerId: string, news: BuyerNews): void {
  enqueue(tx, newsJob, { buyerId, news });
}

/** Buyers have given us their phone for this one purchase: few messages in a day, and none after STOP. */
export const sendBuyerNews = handleJob(newsJob, async (context: SalesContext, { buyerId, news }) => {
  const { db, sms, publicUrl } = context;
  const facts = await findNewsFacts(db, buyerId);
  if (!facts || (news === 'message' && !(await mayHearOfChat(context, buyerId)))) return;
  const message = { phone: facts.phone, senderId: facts.sellerId, about: buyerId };
  if (await whyWithheld(context, message)) return;
  try {
    await sms.send({ to: facts.phone, text: buyerSms(news, { ...facts, link: `${publicUrl}/buy/${facts.code}` }) });
  } catch (error) {
    await uncountMessage(db, message);
    throw error;
  }
});

/** What was said in the chat may use up its own few alone: that the carrier is at the door must still get through. */
async function mayHearOfChat({ db }: Pick<SalesContext, 'db'>, buyerId: string): Promise<boolean> {
  try {
    await countAgainst(db, [{ key: `sale message of the chat|${buyerId}`, max: saleLimits.chatMessagesADay, seconds: 86_400 }]);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_requests') return false;
    throw error;
  }
}
