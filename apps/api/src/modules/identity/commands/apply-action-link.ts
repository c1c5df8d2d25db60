import { brokenConstraint, type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { IdentityContext } from '../context.ts';
import { passwordChanged } from '../events.ts';
import { hashNewPassword } from '../passwords.ts';
import { unsealId } from '../sealed-ids.ts';
import { type Account, lockAccount, markEmailVerified, replaceEmail, setPassword } from '../storage/accounts.ts';
import {
  type ActionLink,
  type ActionLinkMode,
  findLiveLink,
  spendActionLink,
  voidActionLinks,
  voidNewerLinks,
} from '../storage/action-links.ts';
import { unlinkIdentitiesSince } from '../storage/federated-identities.ts';
import { deletePasskeysOf } from '../storage/passkeys.ts';
import { forgetGuessesAt } from '../storage/password-guesses.ts';
import { announceAccountStatus, endSessionsOf } from './end-sessions-of.ts';
import { sendActionLink } from './send-action-link.ts';

type ApplyInput = { readonly mode: ActionLinkMode; readonly oobCode: string; readonly newPassword?: string };

export async function applyActionLink(context: IdentityContext, input: ApplyInput): Promise<ActionLink> {
  const id = unsealId(context.keys, 'actionLink', input.oobCode);
  if (!id) throw gone();
  // Judged before the link is spent, so that a poor choice does not cost the link.
  const passwordHash =
    input.newPassword === undefined ? undefined : await hashNewPassword(input.newPassword, 'newPassword', id, context.hashCost);
  try {
    return await transact(context.db, async (tx) => {
      const found = await findLiveLink(tx, id);
      // The account before its links, as everybody does it who changes both.
      const account = found && (await lockAccount(tx, found.userId));
      const link = account && (await spendActionLink(tx, id, input.mode));
      if (!link) throw gone();
      if (link.mode === 'verifyEmail') await verifyEmail(context, tx, account, link);
      else if (link.mode === 'recoverEmail') await recoverEmail(context, tx, account, link);
      else if (passwordHash) await resetPassword(context, tx, account, link, passwordHash);
      return link;
    });
  } catch (error) {
    if (brokenConstraint(error) === 'account_email_key')
      throw new Problem('email_taken', 'That email has another account by now.');
    throw error;
  }
}

async function verifyEmail(context: IdentityContext, tx: Tx, account: Account, link: ActionLink): Promise<void> {
  if (account.email === link.email) await markEmailVerified(tx, account.id);
  else if (account.pendingEmail === link.email) {
    await replaceEmail(tx, account.id, link.email);
    // The owner of the old address can take the account back if the change was not theirs. An address that was never proven may be a
    // stranger’s, mistyped: it gets no link.
    if (account.emailVerifiedAt)
      await sendActionLink(tx, context.enqueue, { userId: account.id, mode: 'recoverEmail', email: account.email });
  } else throw gone();
  await announceAccountStatus(tx, account.id);
  sendEvent(tx, account.id, { type: 'user.changed' });
}

async function resetPassword(
  context: IdentityContext,
  tx: Tx,
  account: Account,
  link: ActionLink,
  passwordHash: string,
): Promise<void> {
  if (account.email !== link.email) throw gone();
  await setPassword(tx, account.id, passwordHash);
  await forgetGuessesAt(tx, account.id);
  await voidActionLinks(tx, account.id, 'resetPassword');
  // Opening the link proved the address, too.
  await markEmailVerified(tx, account.id);
  await endSessionsOf(tx, account.id);
  context.publish(tx, passwordChanged, { userId: account.id, at: new Date().toISOString() });
}

async function recoverEmail(context: IdentityContext, tx: Tx, account: Account, link: ActionLink): Promise<void> {
  await replaceEmail(tx, account.id, link.email);
  // The person who changed the address knew the password, and may have made ways of their own to come back.
  await setPassword(tx, account.id, null);
  await unlinkIdentitiesSince(tx, account.id, link.id);
  // Passkeys of staff are a second factor, which an email does not take away.
  if (!account.isStaff) await deletePasskeysOf(tx, account.id);
  await voidNewerLinks(tx, link);
  await endSessionsOf(tx, account.id);
  await sendActionLink(tx, context.enqueue, { userId: account.id, mode: 'resetPassword', email: link.email });
}

export function gone(): Problem {
  return new Problem('link_gone', 'This link has been used or is more than an hour old. Please ask for a new one.');
}
