import { createHmac } from 'node:crypto';
import type { Received } from './webhook-receiver.ts';

/** The signature that a receiver with this secret expects, worked out by the text of the standard. */
export function signatureBy(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
