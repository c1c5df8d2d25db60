import { errors, jwtVerify, SignJWT } from 'jose';
import type { SecretKeys } from '../../platform/secret-keys.ts';

const accessTokenSeconds = 15 * 60;
const issuer = 'waybill';
const algorithm = 'HS256';

export type AccessTokens = Awaited<ReturnType<typeof createAccessTokens>>;
export type AccessClaims = { readonly userId: string; readonly sessionId: string; readonly expiresAt: Date };

/** Short-lived signed bearer tokens. They name a session; whether it still lives is asked of the database. */
export async function createAccessTokens(keys: SecretKeys) {
  const key = await crypto.subtle.importKey(
    'raw',
    new Uint8Array(keys.key('access-token')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );

  async function issue(userId: string, sessionId: string): Promise<{ token: string; expiresAt: Date }> {
    const expiresAt = new Date(Date.now() + accessTokenSeconds * 1000);
    const token = await new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: algorithm, typ: 'at+jwt' })
      .setIssuer(issuer)
      .setAudience(issuer)
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime(expiresAt)
      .sign(key);
    return { token, expiresAt };
  }

  /** The claims, or undefined for anything forged, stale or meant for somebody else. */
  async function read(token: string): Promise<AccessClaims | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, { issuer, audience: issuer, algorithms: [algorithm], typ: 'at+jwt' });
      const { sub, sid, exp } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return undefined;
      return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  return { issue, read };
}
