import type { Reaction } from '../../platform/jobs/outbox.ts';
import { reactByEmail } from '../../platform/jobs/outbox.ts';
import { renderEmail } from '../../providers/email/render-email.ts';
import type { UsersContext } from './context.ts';
import { measureChanged } from './events.ts';
import { wordsOfMeasure } from './measure-words.ts';
import { findMeasure } from './storage/measures.ts';
import { reachOf } from './storage/users.ts';

const subjects = {
  set: 'A word from our team about your Waybill account',
  lifted: 'Good news about your Waybill account',
  kept: 'A word from our team about your Waybill account',
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
      closing: 'If you think this is a mistake, write to our support. A person reads it.',
    }),
  );
});

export const usersReactions: readonly Reaction<UsersContext>[] = [measureEmail];
