import { randomUUID } from 'node:crypto';
import { createKey } from '@waybill/contract/developers/create-key';
import type { KeyScope } from '@waybill/contract/developers/key-scopes';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { behindTheScenes } from './orders.ts';
import type { Person } from './people.ts';

/** An API key of somebody, made before the story begins. */
export async function newKey(
  person: Person,
  scopes: readonly KeyScope[],
): Promise<{ readonly keyId: string; readonly secret: string }> {
  const { as } = await behindTheScenes(person);
  await as.call(confirmPassword, { body: { password: person.password } });
  const { key, secret } = await as.call(createKey, {
    body: { name: 'Our shop', scopes: [...scopes] },
    idempotencyKey: randomUUID(),
  });
  return { keyId: key.id, secret };
}
