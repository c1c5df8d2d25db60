import { type CheckSubject, type RefusalReason, refusalWords } from '@waybill/contract/kyc/documents';
import { kycStatus } from '@waybill/contract/users/enums';
import { transact } from '../../../platform/db/database.ts';
import { type DomainEvent, type Reaction, react } from '../../../platform/jobs/outbox.ts';
import { notYou, passwordChanged, passwordGuessed, phoneChanged, securityChanged, securityWords } from '../../identity/index.ts';
import { identityDecided } from '../../users/index.ts';
import type { NotificationsContext } from '../context.ts';
import { identityLink, securityLink } from '../links.ts';
import { type NotificationInput, notify } from '../notify.ts';

/** No words for pending checks: they notify nobody. */
const words: Readonly<Record<CheckSubject, ReadonlyMap<number, string>>> = {
  person: new Map([
    [kycStatus.Completed, 'Your identity is checked. You may carry parcels, post batches and pay out.'],
    [kycStatus.Failed, 'Your identity check did not pass: what you sent was not enough to prove who you are.'],
    [kycStatus.Unverified, 'Your identity counts as unchecked again.'],
  ]),
  business: new Map([
    [kycStatus.Completed, 'Your business is checked. You may go on duty, carry parcels, post batches and pay out.'],
    [
      kycStatus.Failed,
      'The check of your business did not pass: your documents were not enough to confirm it. You can send new ones.',
    ],
    [kycStatus.Unverified, 'Your business counts as unchecked again.'],
  ]),
};

const refused: Readonly<Record<CheckSubject, (why: string) => string>> = {
  person: (why) => `Your identity check did not pass. ${why} You can try again.`,
  business: (why) => `The check of your business did not pass. ${why} You can send new documents.`,
};

type Check = { userId: string; status: number; at: string; reasons?: readonly RefusalReason[]; subject?: CheckSubject };

export function notificationOfCheck({
  userId,
  status,
  at,
  reasons = [],
  subject = 'person',
}: Check): NotificationInput | undefined {
  const [reason] = reasons;
  const message =
    status === kycStatus.Failed && reason && reason !== 'other'
      ? refused[subject](refusalWords(subject, reason))
      : words[subject].get(status);
  if (message === undefined) return undefined;
  return { to: [userId], type: 'identityChecked', subject: userId, key: `identity ${at}`, words: message, link: identityLink };
}

const notifyOfCheck = react(identityDecided, 'notification', async (context: NotificationsContext, event) => {
  const notification = notificationOfCheck(event);
  if (notification) await transact(context.db, (tx) => notify(context, tx, notification));
});

/** Each has a row of its own: another number is no second new password. */
function notifyOfChange(event: DomainEvent<{ userId: string; at: string }>, what: string, words: string) {
  return react(event, 'notification', async (context: NotificationsContext, { userId, at }) => {
    const notification = { to: [userId], subject: `${what} ${userId}`, key: `${what} ${at}`, words, link: securityLink };
    await transact(context.db, (tx) => notify(context, tx, { type: 'securityChanged', ...notification }));
  });
}

const notifyOfNewPassword = notifyOfChange(
  passwordChanged,
  'password',
  'Your password was changed, and all other devices were signed out. If this was not you, choose a new one at once.',
);
const notifyOfNewPhone = notifyOfChange(
  phoneChanged,
  'phone',
  'Your phone number was changed. If this was not you, choose a new password at once and write to us.',
);

const notifyOfSecurity = react(
  securityChanged,
  'notification',
  async (context: NotificationsContext, { userId, what, name, at }) => {
    const words = `${securityWords(what, name)} ${notYou}`;
    const notification = { to: [userId], subject: `${what} ${userId}`, key: `${what} ${at}`, words, link: securityLink };
    await transact(context.db, (tx) => notify(context, tx, { type: 'securityChanged', ...notification }));
  },
);

const notifyOfGuesses = notifyOfChange(
  passwordGuessed,
  'guesses',
  'Somebody typed many wrong passwords for your account. None was right, and they wait longer after each try. A new password ends it.',
);

export const identityReactions: readonly Reaction<NotificationsContext>[] = [
  notifyOfCheck,
  notifyOfNewPassword,
  notifyOfNewPhone,
  notifyOfSecurity,
  notifyOfGuesses,
];
