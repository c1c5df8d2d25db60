import { transact } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { reactByEmail } from '../../platform/jobs/outbox.ts';
import type { IdentityContext } from './context.ts';
import { accountStatusChanged, passwordChanged, passwordGuessed, phoneChanged, securityChanged } from './events.ts';
import { linkAddress } from './jobs/send-link.ts';
import { maskPhone } from './mask.ts';
import {
  guessesEmail,
  passwordChangedEmail,
  phoneChangedEmail,
  restoredEmail,
  securityEmail,
  suspendedEmail,
} from './messages.ts';
import { securityWords } from './security-notes.ts';
import { findAccount } from './storage/accounts.ts';
import { insertActionLink } from './storage/action-links.ts';

/** Tells the owner, at the address on file, that the lock was changed. */
export const noticeOfNewPassword = reactByEmail(passwordChanged, 'notice', async (context: IdentityContext, { userId }) => {
  const account = await findAccount(context.db, userId);
  if (account) await context.email.send(passwordChangedEmail(account.email));
});

/** By email, since the old number may be in other hands: codes for a new PIN go to the new one from now on. */
export const noticeOfNewPhone = reactByEmail(phoneChanged, 'notice', async (context: IdentityContext, { userId }) => {
  const account = await findAccount(context.db, userId);
  if (account?.phone) await context.email.send(phoneChangedEmail(account.email, maskPhone(account.phone)));
});

/** The one way to reach a member who gets no further than the page about their status. Not sent when they were restored meanwhile. */
export const accountStatusNotice = reactByEmail(
  accountStatusChanged,
  'notice',
  async (context: IdentityContext, { userId, isSuspended, toldAs }) => {
    const account = await findAccount(context.db, userId);
    if (!account || account.deactivatedAt || (account.blockedAt !== null) !== isSuspended) return;
    await context.email.send(isSuspended ? suspendedEmail(account.email, toldAs) : restoredEmail(account.email, toldAs));
  },
);

export const noticeOfSecurity = reactByEmail(
  securityChanged,
  'notice',
  async (context: IdentityContext, { userId, what, name }) => {
    const account = await findAccount(context.db, userId);
    if (account && !account.deactivatedAt) await context.email.send(securityEmail(account.email, securityWords(what, name)));
  },
);

/** With the way to end it: a new password, by a link to the owner's mailbox. */
export const noticeOfGuesses = reactByEmail(passwordGuessed, 'notice', async (context: IdentityContext, { userId }) => {
  const account = await findAccount(context.db, userId);
  if (!account || account.deactivatedAt || account.blockedAt) return;
  const link = { id: newId('actionLink'), userId, mode: 'resetPassword', email: account.email } as const;
  await transact(context.db, (tx) => insertActionLink(tx, link));
  await context.email.send(guessesEmail(account.email, linkAddress(context, link)));
});
