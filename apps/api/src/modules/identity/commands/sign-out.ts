import { transact } from '../../../platform/db/database.ts';
import type { IdentityContext } from '../context.ts';
import { findSessionOfToken } from '../storage/sessions.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { hashToken } from './start-session.ts';

/** An unknown token is no error: whoever asks to be signed out ends up signed out. */
export async function signOut(context: IdentityContext, refreshToken: string | undefined, everywhere: boolean): Promise<void> {
  if (!refreshToken) return;
  await transact(context.db, async (tx) => {
    const session = await findSessionOfToken(tx, hashToken(refreshToken));
    if (session) await endSessionsOf(tx, session.userId, everywhere ? {} : { only: session.id });
  });
}
