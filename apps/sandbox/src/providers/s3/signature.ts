import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { S3Refusal } from './errors.ts';

export type S3Keys = { readonly region: string; readonly accessKey: string; readonly secretKey: string };

const quarterOfAnHourMs = 15 * 60 * 1000;
const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature Version 4 of a text, with the key that this credential names. */
export function sign(keys: S3Keys, credential: string, text: string): string {
  const [accessKey, day = '', region, service, end] = credential.split('/');
  if (accessKey !== keys.accessKey)
    throw new S3Refusal(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  if (region !== keys.region || service !== 's3' || end !== 'aws4_request')
    throw new S3Refusal(400, 'AuthorizationHeaderMalformed', `The credential must end in ${keys.region}/s3/aws4_request.`);
  const signingKey = hmac(hmac(hmac(hmac(`AWS4${keys.secretKey}`, day), region), service), end);
  return hmac(signingKey, text).toString('hex');
}

export function requireSame(given: string, expected: string): void {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  if (one.length !== other.length || !timingSafeEqual(one, other))
    throw new S3Refusal(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
}

/** A request in the name of the account: its headers, its path and every byte of its body are signed. */
export function requireSigned(keys: S3Keys, request: FastifyRequest, body: Buffer): void {
  const { authorization = '' } = request.headers;
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(authorization);
  const [, credential = '', listed = '', signature = ''] = match ?? [];
  if (!match) throw new S3Refusal(403, 'AccessDenied', 'Access Denied.');
  const header = (name: string) => String(request.headers[name] ?? '').trim();
  const date = header('x-amz-date');
  requireRecent(date, credential);
  const names = listed.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    throw new S3Refusal(403, 'AccessDenied', 'There were headers present in the request which were not signed.');
  const digest = header('x-amz-content-sha256');
  if (digest !== sha256(body))
    throw new S3Refusal(400, 'XAmzContentSHA256Mismatch', 'The provided x-amz-content-sha256 does not match what was computed.');
  const [path = '', query = ''] = request.url.split('?');
  const lines = names.map((name) => `${name}:${header(name)}\n`).join('');
  const canonical = [request.method, path, query, lines, listed, digest].join('\n');
  const scope = credential.slice(credential.indexOf('/') + 1);
  requireSame(signature, sign(keys, credential, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')));
}

function requireRecent(date: string, credential: string): void {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date);
  if (!parts || credential.split('/')[1] !== date.slice(0, 8))
    throw new S3Refusal(403, 'AccessDenied', 'AWS authentication requires a valid Date or x-amz-date header.');
  const [, year, month, day, hour, minute, second] = parts;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Math.abs(Date.now() - at) > quarterOfAnHourMs)
    throw new S3Refusal(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
}
