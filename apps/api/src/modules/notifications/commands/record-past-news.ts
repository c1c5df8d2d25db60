import { transactionStatus } from '@waybill/contract/wallet/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { type News, rowOf } from '../notify.ts';
import { newsOfStep } from '../order-news.ts';
import { newsOfCheck } from '../reactions/identity.ts';
import { newsOf, newsOfStars } from '../reactions/orders.ts';
import { newsOfComment, newsOfLike } from '../reactions/timeline.ts';
import { type Line, lineWords, newsOfLine } from '../reactions/wallet.ts';
import { findOrderFacts } from '../storage/facts.ts';
import { sayAgain, writeNews } from '../storage/news.ts';
import { listPastChecks, listPastComments, listPastLikes, listPastLines, listPastStars, listPastSteps } from '../storage/past.ts';

type PastNews = { readonly at: Date; readonly news: News };

export type PastReading = {
  /** When the identity of those who may carry was checked. */
  readonly checkedAt: Date;
  /** What nothing was added to since counts as seen. */
  readonly seenUntil: Date;
  /** An id for each row, by the place of what happened among everything and the person who is told. */
  readonly idOf: (place: number, userId: string) => string;
};

/**
 * Writes down what people would have been told of all that is in the books, at the times it happened. For a past that this
 * program was not there to see: nobody is rung, and no letter is due.
 */
export async function recordPastNews(tx: Tx, { checkedAt, seenUntil, idOf }: PastReading): Promise<void> {
  const past = [
    ...(await ofOrders(tx)),
    ...(await listPastStars(tx)).map(({ at, name, ...stars }) => ({ at, news: newsOfStars(stars, name) })),
    ...(await listPastLikes(tx)).map(({ at, name, ...like }) => ({ at, news: newsOfLike(like, name) })),
    ...(await listPastComments(tx)).map(({ at, name, ...comment }) => ({ at, news: newsOfComment(comment, name) })),
    ...(await listPastLines(tx)).map(({ userId, ...line }) => ({ at: line.createdAt, news: ofMoney(userId, line) })),
    ...(await ofChecks(tx, checkedAt)),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const [place, { at, news }] of past.entries()) await write(tx, news, at, (userId) => idOf(place, userId));
  await tx`update notification set seen_at = modified_at + interval '20 minutes' where modified_at < ${seenUntil}`;
}

async function ofOrders(tx: Tx): Promise<PastNews[]> {
  const past: PastNews[] = [];
  for (const { eventId, what, at } of await listPastSteps(tx)) {
    const facts = await findOrderFacts(tx, eventId);
    if (facts) past.push(...newsOfStep(what, facts).map((step) => ({ at, news: newsOf(eventId, facts, step) })));
  }
  return past;
}

function ofMoney(userId: string, line: Line): News {
  const isBack = line.status === transactionStatus.Reversed;
  const type = line.kind === 'top-up' ? 'moneyIn' : isBack ? 'payoutFailed' : 'moneyOut';
  return newsOfLine(userId, line, type, lineWords[type](line));
}

async function ofChecks(tx: Tx, at: Date): Promise<PastNews[]> {
  return (await listPastChecks(tx)).flatMap((check) => {
    const news = newsOfCheck({ ...check, at: at.toISOString() });
    return news ? [{ at, news }] : [];
  });
}

async function write(tx: Tx, news: News, at: Date, idOf: (userId: string) => string): Promise<void> {
  const people = news.to.filter((userId) => userId !== news.by).map((userId) => ({ userId, id: idOf(userId) }));
  const written = await writeNews(tx, { ...rowOf(news), mailDue: false }, people);
  const { words } = news;
  const counted = written.filter(({ count }) => count > 1);
  if (typeof words === 'function')
    await sayAgain(
      tx,
      counted.map(({ id, count }) => ({ id, message: words(count) })),
    );
  await tx`
    update notification set modified_at = ${at}, created_at = case when count = 1 then ${at} else created_at end
    where id = any(${written.map(({ id }) => id)})`;
}
