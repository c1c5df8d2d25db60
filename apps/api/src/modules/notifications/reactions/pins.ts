import { transact } from '../../../platform/db/database.ts';
import { type Reaction, react } from '../../../platform/jobs/outbox.ts';
import { renderLetter } from '../../../providers/email/letter.ts';
import { reachOf } from '../../users/index.ts';
import { pinChanged } from '../../wallet/index.ts';
import type { NotificationsContext } from '../context.ts';
import { pinLink } from '../links.ts';
import { notify } from '../notify.ts';

const tellOfNewPin = react(pinChanged, 'notification', async (context: NotificationsContext, { userId, at }) => {
  await transact(context.db, (tx) =>
    notify(context, tx, {
      to: [userId],
      type: 'securityChanged',
      // Not the same thing as the password: each has a row of its own.
      subject: `pin ${userId}`,
      key: `pin ${at}`,
      words: 'Your wallet PIN was changed. If this was not you, set a new one at once.',
      link: pinLink,
    }),
  );
});

/** At the address on file, whatever the switches say: as with the password, the owner must hear of it. */
const writeOfNewPin = react(pinChanged, 'notice', async ({ db, email }: NotificationsContext, { userId }) => {
  const owner = await reachOf(db, userId);
  if (!owner || owner.isBlocked) return;
  await email.send(
    renderLetter({
      to: owner.email,
      subject: 'Your Waybill PIN was changed',
      greeting: 'Hello,',
      paragraphs: ['The PIN that guards your wallet was just changed.'],
      closing: 'If this was not you, set a new PIN and a new password at once, and write to us.',
    }),
  );
});

export const pinReactions: readonly Reaction<NotificationsContext>[] = [tellOfNewPin, writeOfNewPin];
