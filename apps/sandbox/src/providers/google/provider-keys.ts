import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod';
import { readJson, writeJson } from '../../json-file.ts';

const signingKey = z.object({
  kty: z.literal('RSA'),
  kid: z.string(),
  use: z.literal('sig'),
  alg: z.literal('RS256'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
});

const providerKeys = z.object({ signing: signingKey, cookies: z.array(z.string()).min(1) });

export type ProviderKeys = z.infer<typeof providerKeys>;

/** Made once and stored, so that tokens and cookies outlive a restart. */
export async function loadProviderKeys(path: string): Promise<ProviderKeys> {
  const kept = await readJson(path, providerKeys);
  if (kept !== undefined) return kept;
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const made = providerKeys.parse({
    signing: { ...privateKey.export({ format: 'jwk' }), kid: randomBytes(8).toString('hex'), use: 'sig', alg: 'RS256' },
    cookies: [randomBytes(32).toString('base64url')],
  });
  await writeJson(path, made);
  return made;
}
