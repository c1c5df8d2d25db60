import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export type Credentials = { clientId: string; clientSecret: string };

export const tokenLifeSeconds = 32_400;

/** A token carries its own end and its own proof: it is good in any sandbox with the same credentials, also after a restart. */
export function issueToken(credentials: Credentials, now = Date.now()): string {
  const claim = `${Math.floor(now / 1000) + tokenLifeSeconds}.${randomBytes(6).toString('base64url')}`;
  return `A21AA.${claim}.${proofOf(claim, credentials)}`;
}

export function isGoodToken(token: string, credentials: Credentials, now = Date.now()): boolean {
  const [, expires = '', salt = '', proof = ''] = token.split('.');
  return isSame(proof, proofOf(`${expires}.${salt}`, credentials)) && Number(expires) * 1000 > now;
}

export function areCredentials(authorization: string | undefined, { clientId, clientSecret }: Credentials): boolean {
  return isSame(authorization ?? '', `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`);
}

function proofOf(claim: string, { clientId, clientSecret }: Credentials): string {
  return createHmac('sha256', clientSecret).update(`${clientId}.${claim}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
