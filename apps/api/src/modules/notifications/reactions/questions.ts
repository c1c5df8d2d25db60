import type { Reaction } from '../../../platform/jobs/outbox.ts';
import { momentInLagos } from '../../../platform/moment-in-lagos.ts';
import { questionAsked, questionReminded, questionWithdrawn } from '../../orders/index.ts';
import type { NotificationsContext } from '../context.ts';
import { orderLink } from '../links.ts';
import type { NotificationInput } from '../notify.ts';
import { notifyOn } from '../notify-on.ts';
import { findQuestionFacts, type QuestionFacts } from '../storage/facts.ts';

type Told = { readonly questionId: string; readonly orderId: string; readonly packageId: string; readonly askedId: string };

/** Not what was asked: a notification is read over a shoulder, and kept. */
function noticeOf(
  { questionId, orderId, packageId, askedId }: Told,
  { itemType }: QuestionFacts,
  told: Pick<NotificationInput, 'type' | 'words'> & { readonly what: string },
): NotificationInput {
  const { type, words, what } = told;
  return {
    to: [askedId],
    type,
    // A reminder is a row of its own, which rings and is written about once more.
    subject: what === 'reminded' ? `${questionId} again` : questionId,
    key: `question ${what} ${questionId}`,
    words,
    link: orderLink(orderId),
    item: { id: packageId, type: itemType },
  };
}

const parcelOf = ({ side, routeTo }: QuestionFacts) => `${side === 'sender' ? 'your' : 'the'} parcel to ${routeTo}`;

export const questionReactions: readonly Reaction<NotificationsContext>[] = [
  notifyOn(questionAsked, async (db, event) => {
    const facts = await findQuestionFacts(db, event.questionId);
    if (facts?.state !== 'open') return undefined;
    const words = `Our team has a question about ${parcelOf(facts)}. Please answer by ${momentInLagos(facts.answerBy)}.`;
    return noticeOf(event, facts, { type: 'questionAsked', what: 'asked', words });
  }),
  notifyOn(questionReminded, async (db, event) => {
    const facts = await findQuestionFacts(db, event.questionId);
    if (facts?.state !== 'open') return undefined;
    const words = `We still need your answer about ${parcelOf(facts)}, by ${momentInLagos(facts.answerBy)}. After that we decide without it.`;
    return noticeOf(event, facts, { type: 'questionAsked', what: 'reminded', words });
  }),
  notifyOn(questionWithdrawn, async (db, event) => {
    const facts = await findQuestionFacts(db, event.questionId);
    if (!facts) return undefined;
    const words = `Our team took back its question about ${parcelOf(facts)}. You need not answer it.`;
    return noticeOf(event, facts, { type: 'questionWithdrawn', what: 'withdrawn', words });
  }),
];
