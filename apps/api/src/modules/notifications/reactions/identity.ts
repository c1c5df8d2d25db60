import { type CheckSubject, type RefusalReason, refusalWords } from '@waybill/contract/kyc/documents';
import { kycStatus } from '@waybill/contract/users/enums';
import type { DomainEvent, Reaction } from '../../../platform/jobs/outbox.ts';
import { notYou, passwordChanged, passwordGuessed, phoneChanged, securityChanged, securityWords } from '../../identity/index.ts';
import {
  appealAnswered,
  findAppeal,
  findMeasure,
  identityDecided,
  measureChanged,
  wordsOfAppeal,
  wordsOfMeasure,
} from '../../users/index.ts';
import type { NotificationsContext } from '../context.ts';
import { identityLink, securityLink, standingLink } from '../links.ts';
import type { NotificationInput } from '../notify.ts';
import { notifyOn } from '../notify-on.ts';

/** Pending is told where a decision was taken back only: whoever hands papers in knows it. */
const words: Readonly<Record<CheckSubject, ReadonlyMap<number, string>>> = {
  person: new Map([
    [kycStatus.Completed, 'Your identity is checked. You can carry parcels, post batches and withdraw money.'],
    [kycStatus.Failed, 'Your identity check did not pass: what you sent was not enough to prove who you are.'],
    [kycStatus.Unverified, 'Your identity counts as unchecked again.'],
    [kycStatus.Pending, 'We took that back: our team looks at your papers again. You hear from us.'],
  ]),
  business: new Map([
    [kycStatus.Completed, 'Your business is checked. You can go on duty, carry parcels, post batches and withdraw money.'],
    [
      kycStatus.Failed,
      'The check of your business did not pass: your documents were not enough to confirm it. You can send new ones.',
    ],
    [kycStatus.Unverified, 'Your business counts as unchecked again.'],
    [kycStatus.Pending, 'We took that back: our team looks at the papers of your business again. You hear from us.'],
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

const notifyOfCheck = notifyOn(identityDecided, async (_, event) => notificationOfCheck(event));

type Change = { readonly userId: string; readonly at: string };

/** Each has a row of its own: another number is no second new password. */
const notificationOfChange = ({ userId, at }: Change, what: string, words: string): NotificationInput => ({
  to: [userId],
  type: 'securityChanged',
  subject: `${what} ${userId}`,
  key: `${what} ${at}`,
  words,
  link: securityLink,
});

const notifyOfChange = (event: DomainEvent<Change>, what: string, words: string) =>
  notifyOn(event, async (_, change) => notificationOfChange(change, what, words));

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

const notifyOfSecurity = notifyOn(securityChanged, async (_, change) =>
  notificationOfChange(change, change.what, `${securityWords(change.what, change.name)} ${notYou}`),
);

const notifyOfGuesses = notifyOfChange(
  passwordGuessed,
  'guesses',
  'Somebody typed many wrong passwords for your account. None was right, and they wait longer after each try. A new password ends it.',
);

const notifyOfMeasure = notifyOn(measureChanged, async (db, { measureId, userId, what, at = '' }) => {
  const measure = await findMeasure(db, measureId);
  // Suspended people read nothing here; and what was taken back meanwhile is told by that alone.
  if (!measure || measure.kind === 'suspension' || (what !== 'lifted' && measure.liftedAt)) return undefined;
  if (what === 'lifted' && !measure.liftedAt) return undefined;
  return {
    to: [userId],
    type: what === 'lifted' ? 'measureLifted' : 'measureSet',
    subject: measureId,
    key: what === 'kept' ? `measure kept ${measureId} ${at}` : `measure ${what} ${measureId}`,
    words: wordsOfMeasure(measure, what).join(' '),
    link: standingLink,
  };
});

const notifyOfAppeal = notifyOn(appealAnswered, async (db, { appealId, userId }) => {
  const appeal = await findAppeal(db, appealId);
  const measure = appeal && (await findMeasure(db, appeal.measureId));
  // Who stays suspended reads it on the page that they get as far as.
  if (!measure || (measure.kind === 'suspension' && measure.liftedAt === null)) return undefined;
  return {
    to: [userId],
    type: 'appealAnswered',
    subject: appealId,
    key: `appeal ${appealId}`,
    words: wordsOfAppeal(measure, appeal).join(' '),
    link: standingLink,
  };
});

export const identityReactions: readonly Reaction<NotificationsContext>[] = [
  notifyOfCheck,
  notifyOfNewPassword,
  notifyOfNewPhone,
  notifyOfSecurity,
  notifyOfGuesses,
  notifyOfMeasure,
  notifyOfAppeal,
];
