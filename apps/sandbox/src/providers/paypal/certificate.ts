import { createHash, createPublicKey, generateKeyPair, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod';
import { readJson, writeJson } from '../../json-file.ts';
import { bitString, der, integer, nothing, objectId, sequence, set, time, utf8 } from './der.ts';

const kept = z.object({ id: z.string(), privateKey: z.string(), certificate: z.string() });

export type SigningCertificate = z.infer<typeof kept>;

const sha256WithRsa = sequence(objectId('1.2.840.113549.1.1.11'), nothing);

/** Made when first needed and stored: a key takes a moment, and most sandboxes never sign a webhook. */
export function certificateKeeper(path: string): () => Promise<SigningCertificate> {
  let opened: Promise<SigningCertificate> | undefined;
  return () => {
    opened ??= open(path);
    return opened;
  };
}

async function open(path: string): Promise<SigningCertificate> {
  const existing = await readJson(path, kept);
  if (existing !== undefined) return existing;
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const certificate = selfSigned(privateKey, 'messageverificationcerts.paypal.sandbox', new Date());
  const id = `CERT-${createHash('sha256').update(certificate).digest('hex').slice(0, 24)}`;
  const made = { id, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), certificate };
  await writeJson(path, made);
  return made;
}

/** A self-signed X.509 certificate, valid for ten years from yesterday. */
export function selfSigned(privateKey: KeyObject, commonName: string, now: Date): string {
  const name = sequence(
    set(sequence(objectId('2.5.4.10'), utf8('Waybill sandbox'))),
    set(sequence(objectId('2.5.4.3'), utf8(commonName))),
  );
  const day = 24 * 3600 * 1000;
  const validity = sequence(time(new Date(now.getTime() - day)), time(new Date(now.getTime() + 3650 * day)));
  const version3 = der(0xa0, integer(Buffer.from([2])));
  const serial = integer(Buffer.concat([Buffer.from([1]), randomBytes(15)]));
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const body = sequence(version3, serial, sha256WithRsa, name, validity, name, publicKey);
  const signed = sequence(body, sha256WithRsa, bitString(sign('sha256', body, privateKey)));
  return new X509Certificate(signed).toString();
}
