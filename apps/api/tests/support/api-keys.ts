import { randomUUID } from 'node:crypto';
import { createKey } from '@waybill/contract/developers/create-key';
import type { KeyScope } from '@waybill/contract/developers/key-scopes';
import type { KeyView } from '@waybill/contract/developers/key-view';
import { setKeyLimit } from '@waybill/contract/developers/set-key-limit';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import type { Currency } from '@waybill/contract/money';
import { expect } from 'vitest';
import { goodPassword } from './people.ts';
import { goodPin } from './people-with-money.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

type Somebody = Visitor & { readonly id: string };

type Wanted = {
  readonly name?: string;
  readonly scopes?: readonly KeyScope[];
  readonly addresses?: readonly string[];
  readonly expiresInDays?: number;
  readonly isTest?: boolean;
};

/** A program: its calls carry the key and nothing else. */
export function programWith(world: World, secret: string, headers: Record<string, string> = {}): Visitor {
  return world.visitor({ headers: { authorization: `Bearer ${secret}`, ...headers } });
}

/** A key that somebody has made, and a program that has it. */
export async function keyOf(
  world: World,
  person: Somebody,
  { name = 'Shop', scopes = ['read', 'ship'], ...more }: Wanted = {},
): Promise<{ readonly key: KeyView; readonly secret: string; readonly program: Somebody }> {
  await person.call(confirmPassword, { body: { password: goodPassword } });
  const { key, secret } = (await person.call(createKey, { body: { name, scopes, ...more }, idempotencyKey: randomUUID() }))
    .result;
  return { key, secret, program: Object.assign(programWith(world, secret), { id: person.id }) };
}

/** Lets a key spend so much in a day. */
export async function letSpend(person: Visitor, keyId: string, amount: number, currency: Currency = 'NGN'): Promise<void> {
  const body = { dailyLimit: { amount, currency }, pin: goodPin };
  expect((await person.call(setKeyLimit, { params: { keyId }, body })).status).toBe(200);
}
