import { inWords } from '../../../platform/http/rate-limit.ts';
import { type Reaction, reactByEmail } from '../../../platform/jobs/outbox.ts';
import { renderEmail } from '../../../providers/email/render-email.ts';
import { reachOf } from '../../users/index.ts';
import { pinChanged, pinLocked } from '../../wallet/index.ts';
import type { NotificationsContext } from '../context.ts';
import { pinLink } from '../links.ts';
import { notifyOn } from '../notify-on.ts';

const notifyOfNewPin = notifyOn(pinChanged, async (_, { userId, at }) => ({
  to: [userId],
  type: 'securityChanged',
  // Not the same thing as the password: each has a row of its own.
  subject: `pin ${userId}`,
  key: `pin ${at}`,
  words: 'Your wallet PIN was changed. If this was not you, set a new one at once.',
  link: pinLink,
}));

/** To the address on file, whatever the switches are: as with the password, the owner must learn of it. */
const writeOfNewPin = reactByEmail(pinChanged, 'notice', async ({ db, email }: NotificationsContext, { userId }) => {
  const owner = await reachOf(db, userId);
  if (!owner || owner.isBlocked) return;
  await email.send(
    renderEmail({
      to: owner.email,
      subject: 'Your Waybill PIN was changed',
      paragraphs: ['The PIN that protects your wallet was just changed.'],
      closing: 'If this was not you, set a new PIN and a new password at once, and write to us.',
    }),
  );
});

const notifyOfLock = notifyOn(pinLocked, async (_, { userId, at, seconds }) => ({
  to: [userId],
  type: 'securityChanged',
  subject: `pin lock ${userId}`,
  key: `pin lock ${at}`,
  words: `Five wrong PINs have locked your wallet for ${inWords(seconds)}. A new PIN opens it at once. If it was not you, choose a new password, too.`,
  link: pinLink,
}));

const writeOfLock = reactByEmail(pinLocked, 'notice', async ({ db, email }: NotificationsContext, { userId, seconds }) => {
  const owner = await reachOf(db, userId);
  if (!owner || owner.isBlocked) return;
  await email.send(
    renderEmail({
      to: owner.email,
      subject: 'Your Waybill wallet is locked',
      paragraphs: [
        `Somebody entered a wrong PIN five times, so no money can leave your wallet for ${inWords(seconds)}. Nothing was taken.`,
        'If it was you: wait, or reset your PIN in the app under Settings, Wallet PIN. We send you a code, and the wallet is open at once.',
      ],
      closing:
        'If it was not you, somebody is using Waybill as you. Choose a new password, which signs out every other device, and then a new PIN.',
    }),
  );
});

export const pinReactions: readonly Reaction<NotificationsContext>[] = [notifyOfNewPin, writeOfNewPin, notifyOfLock, writeOfLock];
