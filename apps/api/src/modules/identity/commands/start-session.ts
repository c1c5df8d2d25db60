import { createHash, randomBytes } from 'node:crypto';
import type { SignedIn } from '@waybill/contract/identity/session-view';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { AccessTokens } from '../access-tokens.ts';
import { insertRefreshToken, insertSession } from '../storage/sessions.ts';

/** The origin of a request, for the person's list of devices. */
export type Origin = { readonly device: string; readonly ip: string };

/** A session as it leaves the server: the view for the page, the token for the cookie. */
export type StartedSession = { readonly view: SignedIn; readonly refreshToken: string };

export async function startSession(tx: Tx, accessTokens: AccessTokens, userId: string, origin: Origin): Promise<StartedSession> {
  const sessionId = newId('session');
  await insertSession(tx, { id: sessionId, userId, ...origin });
  return issueTokens(tx, accessTokens, userId, sessionId);
}

export async function issueTokens(
  tx: Tx,
  accessTokens: AccessTokens,
  userId: string,
  sessionId: string,
): Promise<StartedSession> {
  const refreshToken = randomBytes(32).toString('base64url');
  await insertRefreshToken(tx, hashToken(refreshToken), sessionId);
  const { token, expiresAt } = await accessTokens.issue(userId, sessionId);
  return { view: { accessToken: token, expiresAt: expiresAt.toISOString(), userId, sessionId }, refreshToken };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
