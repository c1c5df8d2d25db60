import { createECDH, createHash } from 'node:crypto';

/** Our identity towards push services: a point and a number on P-256, both as base64url, as every tool writes them. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** Derives the same keys from the same secret, so that nodes which share it need no setting of their own. */
export function vapidKeysFrom(secret: Buffer): VapidKeys {
  const pair = createECDH('prime256v1');
  let candidate = createHash('sha256').update(secret).digest();
  // One number in four thousand million is too large for the curve.
  while (!isOnCurve(candidate)) candidate = createHash('sha256').update(candidate).digest();
  pair.setPrivateKey(candidate);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: candidate.toString('base64url') };
}

export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  const number = Buffer.from(privateKey, 'base64url');
  if (number.length !== 32 || !isOnCurve(number)) return false;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(number);
  return pair.getPublicKey('base64url') === publicKey;
}

function isOnCurve(number: Buffer): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(number);
    return true;
  } catch {
    return false;
  }
}
