import { createHash, timingSafeEqual } from 'node:crypto';
import { CloudinaryRefusal } from './refusal.ts';

export type CloudinaryKeys = { readonly apiKey: string; readonly apiSecret: string };

const unsigned = ['file', 'cloud_name', 'resource_type', 'api_key', 'signature'];
const hourSeconds = 3600;

/** Version 2: what stands inside a value cannot pass for another parameter. */
export function stringToSign(fields: ReadonlyMap<string, string>): string {
  const pairs = [...fields].filter(([name, value]) => value !== '' && !unsigned.includes(name));
  pairs.sort(([one], [other]) => (one < other ? -1 : 1));
  return pairs.map(([name, value]) => `${name}=${value}`.replaceAll('&', '%26')).join('&');
}

/** Whether these fields are what the account signed, within the hour. */
export function requireSigned({ apiKey, apiSecret }: CloudinaryKeys, fields: ReadonlyMap<string, string>): void {
  const field = (name: string) => fields.get(name) ?? '';
  if (!field('api_key')) throw new CloudinaryRefusal(400, 'Must supply api_key');
  if (field('api_key') !== apiKey) throw new CloudinaryRefusal(401, `Unknown API key ${field('api_key')}`);
  if (!field('timestamp')) throw new CloudinaryRefusal(400, 'Missing required parameter - timestamp');
  const text = stringToSign(fields);
  const signature = field('signature').toLowerCase();
  const algorithm = signature.length === 64 ? 'sha256' : 'sha1';
  const expected = Buffer.from(createHash(algorithm).update(`${text}${apiSecret}`).digest('hex'));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new CloudinaryRefusal(401, `Invalid Signature ${signature}. String to sign - '${text}'.`);
  const age = Date.now() / 1000 - Number(field('timestamp'));
  if (!(age <= hourSeconds))
    throw new CloudinaryRefusal(400, `Stale request - reported time is ${field('timestamp')} which is more than 1 hour ago`);
}
