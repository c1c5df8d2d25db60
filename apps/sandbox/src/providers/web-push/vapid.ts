import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod';

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(mailto:|https:\/\/)/) });
const longestDays = 24 * 3600;

/** Finds the error in the sender’s token (RFC 8292), or undefined. The key they subscribed with is the one that signs. */
export function complaintAbout(authorization: string | undefined, origin: string): string | undefined {
  const header = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization ?? '');
  if (!header) return 'A VAPID authorization is needed';
  const [, head = '', body = '', signature = '', key = ''] = header;
  if (!isSigned(`${head}.${body}`, signature, key)) return 'The signature is not by that key';
  const parsed = claims.safeParse(readPart(body));
  if (!parsed.success) return 'aud, exp and sub are needed';
  const secondsLeft = parsed.data.exp - Date.now() / 1000;
  if (parsed.data.aud !== origin) return 'The token is for another service';
  return secondsLeft <= 0 || secondsLeft > longestDays ? 'The token lives too long, or no longer' : undefined;
}

export function keyIn(authorization: string): string {
  return /k=([\w-]+)/.exec(authorization)?.[1] ?? '';
}

function isSigned(text: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return false;
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  try {
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return verify(
      'sha256',
      Buffer.from(text),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
  } catch {
    return false;
  }
}

function readPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
