import { createPublicKey, createSign, createVerify, randomUUID, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { SigningCertificate } from './certificate.ts';

export type Transmission = { id: string; time: string; webhookId: string; signature: string };

/** The text that PayPal signs: not the body itself, but its checksum among the facts of its delivery. */
export function transmissionText(id: string, time: string, webhookId: string, body: string): string {
  return `${id}|${time}|${webhookId}|${crc32(body)}`;
}

export function signTransmission(webhookId: string, body: string, { privateKey }: SigningCertificate): Transmission {
  const id = randomUUID();
  const time = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  const text = transmissionText(id, time, webhookId, body);
  return { id, time, webhookId, signature: createSign('RSA-SHA256').update(text).sign(privateKey, 'base64') };
}

export function isSignedBy(
  { id, time, webhookId, signature }: Transmission,
  body: string,
  certificate: SigningCertificate,
): boolean {
  const publicKey = createPublicKey(
    new X509Certificate(certificate.certificate).publicKey.export({ type: 'spki', format: 'pem' }),
  );
  return createVerify('RSA-SHA256')
    .update(transmissionText(id, time, webhookId, body))
    .verify(publicKey, signature, 'base64');
}
