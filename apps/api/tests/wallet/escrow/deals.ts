import { randomUUID } from 'node:crypto';
import type { Currency } from '@waybill/contract/money';
import { houseAccount, personAccount } from '../../../src/modules/wallet/ledger/accounts.ts';
import { postTransfer } from '../../../src/modules/wallet/ledger/post.ts';
import { keyFor } from '../../../src/modules/wallet/ledger/transfer.ts';
import { type Tx, transact } from '../../../src/platform/db/database.ts';
import { verifiedPerson } from '../../support/people.ts';
import type { World } from '../../support/world.ts';

export const newPackage = () => `pkg-${randomUUID()}`;

/** Somebody with so much to spend, in kobo. */
export async function personWith(world: World, amountMinor: bigint): Promise<string> {
  const { id } = await verifiedPerson(world);
  if (amountMinor > 0n) await give(world, id, amountMinor);
  return id;
}

export async function give(world: World, userId: string, amountMinor: bigint, currency: Currency = 'NGN'): Promise<void> {
  const from = houseAccount('paystack-clearing', currency);
  const to = personAccount(userId, 'available', currency);
  const key = keyFor('test', randomUUID());
  await transact(world.db, (tx) => postTransfer(tx, { key, kind: 'top-up', about: {}, legs: [{ from, to, amountMinor }] }));
}

/** One act in a transaction of its own; answers what came of it, or why it was refused. */
export async function attempt(world: World, act: (tx: Tx) => Promise<string>): Promise<string> {
  try {
    return await transact(world.db, act);
  } catch (error) {
    if (error instanceof Error && 'reason' in error) return `refused: ${error.reason}`;
    if (error instanceof Error && 'code' in error) return `refused: ${error.code}`;
    throw error;
  }
}

export type Funds = {
  readonly available: bigint;
  readonly uncleared: bigint;
  readonly escrow: bigint;
  readonly receivable: bigint;
};

export async function fundsOf(world: World, userId: string, currency: Currency = 'NGN'): Promise<Funds> {
  const rows = await world.db<{ kind: keyof Funds; posted: string }[]>`
    select kind, posted from ledger_account where owner_id = ${userId} and currency = ${currency}`;
  const of = (kind: keyof Funds) => BigInt(rows.find((row) => row.kind === kind)?.posted ?? 0);
  return { available: of('available'), uncleared: of('uncleared'), escrow: of('escrow'), receivable: of('receivable') };
}

/** What we have taken, in kobo. */
export async function takings(world: World, kind: 'commission' | 'charges'): Promise<bigint> {
  const [row] = await world.db<{ posted: string }[]>`
    select sum(posted) as posted from ledger_account where owner_id is null and kind = ${kind} and currency = 'NGN'`;
  return BigInt(row?.posted ?? 0);
}
