import type { Context } from '../context.ts';
import { toBase32, totpSecret } from '../modules/identity/index.ts';
import { demoId } from './demo-id.ts';
import { demoStaff } from './people.ts';

/** Puts the authenticator apps of the demo’s staff into the sandbox, where a visitor of the console finds their codes. */
export async function lendPhones({ db, keys }: Pick<Context, 'db' | 'keys'>, sandboxOrigin: string): Promise<void> {
  for (const { username } of demoStaff) {
    const id = authenticatorIdOf(username);
    // An account with an authenticator of its own needs no other.
    const [known] = await db`select from second_factor where authenticator_id = ${id}`;
    if (!known) continue;
    await fetch(`${sandboxOrigin}/sandbox/api/authenticator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: username, secret: toBase32(totpSecret(keys, id)) }),
    });
  }
}

export function authenticatorIdOf(username: string): string {
  return demoId('aut', username);
}
