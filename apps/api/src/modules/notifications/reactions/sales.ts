import type { NotificationName } from '@waybill/contract/notifications/enums';
import { questionShares, sellerLine } from '@waybill/contract/sales/money';
import type { Reaction } from '../../../platform/jobs/outbox.ts';
import { findSaleNews, type SaleHappening, type SaleNews, saleChanged, saleRated } from '../../sales/index.ts';
import { inMoney } from '../../wallet/index.ts';
import type { NotificationsContext } from '../context.ts';
import { saleLink, starsLink } from '../links.ts';
import { notifyOn } from '../notify-on.ts';
import { shorten } from '../words.ts';

type Told = { readonly type: NotificationName; readonly words: string };

const mostOfTitle = 40;

/** Each happening comes to a sale once for each of its buyers. */
function told(what: SaleHappening, news: SaleNews): Told {
  const thing = `“${shorten(news.title, mostOfTitle)}”`;
  const name = news.buyerName || 'Your buyer';
  const money = (minor: string | null) => inMoney(BigInt(minor ?? '0'), news.currency);
  switch (what) {
    case 'ordered':
      return news.payWhen === 'door'
        ? { type: 'saleOrdered', words: `${name} ordered ${thing} and pays at the door. Please send it.` }
        : { type: 'saleOrdered', words: `${name} ordered ${thing}. We tell you as soon as it is paid; keep it until then.` };
    case 'not-paid-in-time':
      return { type: 'saleEnded', words: `${name} did not pay for ${thing} in time. Your link is open for others again.` };
    case 'paid':
      return {
        type: 'salePaid',
        words: `${name} paid ${money(news.buyerPaysMinor)} for ${thing}. We keep it safe: send it within 3 days.`,
      };
    case 'paid-at-door':
      return { type: 'salePaid', words: `${name} paid ${money(news.buyerPaysMinor)} for ${thing} at the door. We have it.` };
    case 'not-sent-in-time':
      return {
        type: 'saleEnded',
        words: `${thing} was not sent within 3 days, so the money goes back to ${name}. The sale is over.`,
      };
    case 'unsold':
      return { type: 'saleEnded', words: `Nobody paid for ${thing} in 7 days, and its link is closed. You can sell it again.` };
    case 'arrived':
      return { type: 'saleArrived', words: `${name} has ${thing}. Your ${money(sellerGets(news))} are yours in 24 hours.` };
    case 'questioned':
      return {
        type: 'saleQuestioned',
        words: `${name} says that ${thing} is not what was sold, and your money waits. Please answer with words and pictures: our people decide by both sides.`,
      };
    case 'decided':
      return { type: 'saleQuestioned', words: `Our people have decided about ${thing}: ${decidedWords(news, name)}` };
    case 'paid-out':
      return { type: 'salePaidOut', words: `Your money for ${thing} is in your balance.` };
    case 'came-back':
      return news.isPaid
        ? { type: 'saleEnded', words: `The sale of ${thing} did not work out. What ${name} paid goes back to them.` }
        : { type: 'saleEnded', words: `The sale of ${thing} did not work out. ${name} has paid nothing.` };
  }
}

function decidedWords({ toBuyerMinor, priceMinor, currency }: SaleNews, name: string): string {
  const { buyerGets, sellerGets } = questionShares(BigInt(priceMinor), BigInt(toBuyerMinor ?? '0'), currency);
  if (sellerGets === 0n) return `${inMoney(buyerGets, currency)} goes back to ${name}.`;
  const yours = `${inMoney(sellerGets, currency)} is yours and clears as usual`;
  return buyerGets === 0n ? `${yours}.` : `${yours}, ${inMoney(buyerGets, currency)} goes back to ${name}.`;
}

function sellerGets({ priceMinor, currency }: SaleNews): string {
  return String(sellerLine(BigInt(priceMinor), currency).getsMinor);
}

export const saleReactions: readonly Reaction<NotificationsContext>[] = [
  notifyOn(saleChanged, async (db, { saleId, sellerId, what, buyerId }) => {
    const news = await findSaleNews(db, saleId, buyerId);
    if (!news) return undefined;
    const { type, words } = told(what, news);
    return {
      type,
      // What happened last is what stands there: a link can find several buyers.
      words: () => words,
      to: [sellerId],
      subject: saleId,
      key: `sale ${saleId} ${what} ${buyerId ?? ''}`,
      link: saleLink(saleId),
    };
  }),
  notifyOn(saleRated, async (db, { saleId, sellerId, stars, buyerId }) => {
    const news = await findSaleNews(db, saleId, buyerId);
    if (!news) return undefined;
    return {
      type: 'rated',
      words: `${news.buyerName || 'Somebody'}, your buyer, gave you ${stars} of 5 stars.`,
      to: [sellerId],
      subject: saleId,
      key: `rated ${saleId} ${buyerId}`,
      link: starsLink(sellerId),
    };
  }),
];
