import { type RefusalReason, refusalReasons } from '@waybill/contract/kyc/papers';
import { kycStatus } from '@waybill/contract/users/enums';
import { transact } from '../../../platform/db/database.ts';
import { type DomainEvent, type Reaction, react } from '../../../platform/jobs/outbox.ts';
import { passwordChanged, passwordGuessed, phoneChanged } from '../../identity/index.ts';
import { identityDecided } from '../../users/index.ts';
import type { NotificationsContext } from '../context.ts';
import { identityLink, securityLink } from '../links.ts';
import { type News, notify } from '../notify.ts';

/** What is only being looked at is no news. */
const identityWords = new Map<number, string>([
  [kycStatus.Completed, 'Your identity is checked. You may carry parcels, post batches and pay out.'],
  [kycStatus.Failed, 'Your identity check did not pass: what you sent was not enough to prove who you are.'],
  [kycStatus.Unverified, 'Your identity counts as unchecked again.'],
]);

type Check = { userId: string; status: number; at: string; reasons?: readonly RefusalReason[] };

export function newsOfCheck({ userId, status, at, reasons = [] }: Check): News | undefined {
  const [reason] = reasons;
  const words =
    status === kycStatus.Failed && reason && reason !== 'other'
      ? `Your identity check did not pass. ${refusalReasons[reason]} You can try again.`
      : identityWords.get(status);
  if (words === undefined) return undefined;
  return { to: [userId], type: 'identityChecked', subject: userId, key: `identity ${at}`, words, link: identityLink };
}

const tellOfCheck = react(identityDecided, 'notification', async (context: NotificationsContext, event) => {
  const news = newsOfCheck(event);
  if (news) await transact(context.db, (tx) => notify(context, tx, news));
});

/** Each has a row of its own: another number is no second new password. */
function tellOfChange(event: DomainEvent<{ userId: string; at: string }>, what: string, words: string) {
  return react(event, 'notification', async (context: NotificationsContext, { userId, at }) => {
    const news = { to: [userId], subject: `${what} ${userId}`, key: `${what} ${at}`, words, link: securityLink };
    await transact(context.db, (tx) => notify(context, tx, { type: 'securityChanged', ...news }));
  });
}

const tellOfNewPassword = tellOfChange(
  passwordChanged,
  'password',
  'Your password was changed, and all other devices were signed out. If this was not you, choose a new one at once.',
);
const tellOfNewPhone = tellOfChange(
  phoneChanged,
  'phone',
  'Your phone number was changed. If this was not you, choose a new password at once and write to us.',
);

const tellOfGuesses = tellOfChange(
  passwordGuessed,
  'guesses',
  'Somebody typed many wrong passwords for your account. None was right, and they wait longer after each try. A new password ends it.',
);

export const identityReactions: readonly Reaction<NotificationsContext>[] = [
  tellOfCheck,
  tellOfNewPassword,
  tellOfNewPhone,
  tellOfGuesses,
];
