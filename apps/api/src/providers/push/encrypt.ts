import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscription } from './port.ts';

const recordSize = 4096;
/** Marks the end of the last record, and there is only one. */
const lastRecord = Buffer.from([2]);

type Chance = { readonly salt: Buffer; readonly privateKey: Buffer | undefined };

const fresh = (): Chance => ({ salt: randomBytes(16), privateKey: undefined });

/**
 * Message Encryption for Web Push (RFC 8291): only the browser can read it, the service in between cannot. Chance is
 * passed in only to check the example of the RFC.
 */
export function encryptForBrowser(text: string, { keys }: PushSubscription, { salt, privateKey }: Chance = fresh()): Buffer {
  const ours = createECDH('prime256v1');
  if (privateKey) ours.setPrivateKey(privateKey);
  else ours.generateKeys();
  const theirKey = Buffer.from(keys.p256dh, 'base64url');
  const ourKey = ours.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirKey, ourKey]);
  const shared = derive(ours.computeSecret(theirKey), Buffer.from(keys.auth, 'base64url'), info, 32);
  const contentKey = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.from([ourKey.length]), ourKey, sealed]);
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
