import { randomUUID } from 'node:crypto';
import { type ApiClient, createApiClient } from '@waybill/client/api-client';
import { createAccessTokens } from '../../apps/api/src/modules/identity/index.ts';
import { houseAccount, personAccount } from '../../apps/api/src/modules/wallet/ledger/accounts.ts';
import { postTransfer } from '../../apps/api/src/modules/wallet/ledger/post.ts';
import type { Transfer } from '../../apps/api/src/modules/wallet/ledger/transfer.ts';
import { hashPin } from '../../apps/api/src/modules/wallet/pins.ts';
import { type Database, transact } from '../../apps/api/src/platform/db/database.ts';
import { newId } from '../../apps/api/src/platform/ids.ts';
import { createSecretKeys } from '../../apps/api/src/platform/secret-keys.ts';
import { testHashCost } from '../../apps/api/src/platform/slow-hash.ts';

export const secrets = {
  APP_SECRET: 'a secret that is good enough for a bench',
  PIN_PEPPER: 'a pepper that is good enough for a bench',
};
export const memberPin = '2580';
const renewBeforeMs = 5 * 60_000;

export type Member = { readonly id: string; readonly token: string; readonly at: (origin: string) => ApiClient };

/** Nigerians with a checked identity, a wallet with money in it and a PIN, signed in. */
export async function seatMembers(db: Database, count: number): Promise<Member[]> {
  const people = Array.from({ length: count }, (_, n) => ({ id: newId('user'), wallet: newId('wallet'), n }));
  await transact(db, async (tx) => {
    const rows = tx`jsonb_to_recordset(${tx.json(people)}) as people(id text, wallet text, n int)`;
    await tx`
      insert into account (id, username, email, phone, auth_provider, country_code, email_verified_at, phone_verified_at)
      select id, lower(id), lower(id) || '@bench.example', '+23480' || lpad(n::text, 8, '0'), 'password', 'NG', now(), now() from ${rows}`;
    await tx`insert into profile (user_id, full_name, country_name, kyc_status) select id, 'Amina Bello', 'Nigeria', 1 from ${rows}`;
    await tx`insert into wallet (id, user_id, currency) select wallet, id, 'NGN' from ${rows}`;
  });
  return equip(
    db,
    people.map(({ id }) => id),
  );
}

/**
 * Gives people who are there a session, a PIN and money. The PIN is hashed at the cost of the tests: what a PIN takes is taken on
 * purpose, and is no matter of the database.
 */
export async function equip(db: Database, ids: readonly string[]): Promise<Member[]> {
  const tokens = await createAccessTokens(createSecretKeys(secrets.APP_SECRET));
  const hashing = { pinPepper: secrets.PIN_PEPPER, hashCost: testHashCost };
  const people: { readonly id: string; readonly session: string; readonly pin: string }[] = [];
  // One after the other: only so many may wait for a hash.
  for (const id of ids) people.push({ id, session: newId('session'), pin: await hashPin(hashing, id, memberPin) });
  await transact(db, async (tx) => {
    const rows = tx`jsonb_to_recordset(${tx.json(people)}) as people(id text, session text, pin text)`;
    await tx`insert into wallet_pin (user_id, hash) select id, pin from ${rows}`;
    await tx`
      insert into session (id, user_id, device, ip, expires_at)
      select session, id, 'Bench', '127.0.0.1', now() + interval '1 day' from ${rows}`;
    for (const id of ids) await postTransfer(tx, topUp(id));
  });
  return Promise.all(
    people.map(async ({ id, session }) => {
      let issued = await tokens.issue(id, session);
      const accessToken = async () => {
        // What takes longer than a token lasts goes on with another, as in the app.
        if (issued.expiresAt.getTime() - Date.now() < renewBeforeMs) issued = await tokens.issue(id, session);
        return issued.token;
      };
      return { id, token: issued.token, at: (origin) => createApiClient({ origin, accessToken }) };
    }),
  );
}

/** Money that comes in; unless it is said, enough for every parcel of a bench. */
export function topUp(userId: string, amountMinor = 100_000_000_000n): Transfer {
  const [from, to] = [houseAccount('paystack-clearing', 'NGN'), personAccount(userId, 'available', 'NGN')];
  return { key: randomUUID(), kind: 'top-up', about: {}, legs: [{ from, to, amountMinor }] };
}
