import { appealDays } from '@waybill/contract/measures/appeal-view';
import type { Reaction } from '../../platform/jobs/outbox.ts';
import { reactByEmail } from '../../platform/jobs/outbox.ts';
import { renderEmail } from '../../providers/email/render-email.ts';
import type { UsersContext } from './context.ts';
import { appealAnswered, measureChanged } from './events.ts';
import { wordsOfAppeal, wordsOfMeasure } from './measure-words.ts';
import { findAppeal } from './storage/appeals.ts';
import { findMeasure } from './storage/measures.ts';
import { reachOf } from './storage/users.ts';

const subjects = {
  set: 'A word from our team about your Waybill account',
  lifted: 'Good news about your Waybill account',
  kept: 'A word from our team about your Waybill account',
} as const;

const mayAppeal = `If you think this is a mistake, you can appeal there within ${appealDays} days. Somebody other than before looks at it again.`;

const closings = {
  set: mayAppeal,
  kept: mayAppeal,
  lifted: 'If you have questions, write to our support. A person reads it.',
} as const;

/** Whatever somebody’s settings are: what is closed to them, and how to appeal, must reach them. Suspensions have an email of their own. */
const measureEmail = reactByEmail(measureChanged, 'email', async (context: UsersContext, { measureId, userId, what }) => {
  const [measure, reach] = await Promise.all([findMeasure(context.db, measureId), reachOf(context.db, userId)]);
  if (!measure || !reach || reach.isBlocked || !reach.isEmailVerified || measure.kind === 'suspension') return;
  // Taken back before it was told: there is nothing to worry them with.
  if (what !== 'lifted' && measure.liftedAt) return;
  // And what was taken back is not told as lifted.
  if (what === 'lifted' && !measure.liftedAt) return;
  await context.email.send(
    renderEmail({
      to: reach.email,
      subject: subjects[what],
      paragraphs: wordsOfMeasure(measure, what),
      action: { label: 'Read it in the app', href: `${context.publicUrl}/settings/standing` },
      closing: closings[what],
    }),
  );
});

/** The one way to reach somebody who is suspended; by it everybody else hears of it, too. */
const appealEmail = reactByEmail(appealAnswered, 'email', async (context: UsersContext, { appealId, userId }) => {
  const [appeal, reach] = await Promise.all([findAppeal(context.db, appealId), reachOf(context.db, userId)]);
  const measure = appeal && (await findMeasure(context.db, appeal.measureId));
  if (!measure || !reach || !(reach.isEmailVerified || measure.kind === 'suspension')) return;
  await context.email.send(
    renderEmail({
      to: reach.email,
      subject: 'The answer to your appeal',
      paragraphs: wordsOfAppeal(measure, appeal),
      action: reach.isBlocked
        ? { label: 'Sign in to read it', href: `${context.publicUrl}/login` }
        : { label: 'Read it in the app', href: `${context.publicUrl}/settings/standing` },
      closing: 'Somebody other than before has looked at it. An appeal is answered once.',
    }),
  );
});

export const usersReactions: readonly Reaction<UsersContext>[] = [measureEmail, appealEmail];
