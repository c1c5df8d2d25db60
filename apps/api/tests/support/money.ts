import { randomUUID } from 'node:crypto';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import { sweepPayments } from '../../src/modules/wallet/jobs/settle-payment.ts';
import type { Visitor } from './visitor.ts';
import type { Node, World } from './world.ts';

export const newKey = (): string => randomUUID();

export async function balanceOf(person: Visitor, currency: 'NGN' | 'USD'): Promise<number | undefined> {
  const { wallets } = (await person.call(getWallets)).result;
  return wallets.find((wallet) => wallet.currency === currency)?.balance;
}

export async function creditsOf(person: Visitor): Promise<number> {
  return (await person.call(getWallets)).result.credits;
}

/** Newest first. */
export async function historyOf(person: Visitor) {
  return (await person.call(listTransactions)).result.items;
}

/** The number of times that the ledger has credited this payment. */
export async function timesCredited({ db }: Pick<World, 'db'>, reference: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int from ledger_transaction where about ->> 'reference' = ${reference} and kind in ('top-up', 'credits') and code = 0`;
  return row?.count ?? 0;
}

/** Long enough ago for the sweep to ask after it. */
export async function makeOlder({ db }: Pick<World, 'db'>, reference: string, age: string): Promise<void> {
  await db`update payment set created_at = now() - ${age}::interval, checked_at = null where reference = ${reference}`;
}

/** The sweep as the clock starts it: every payment it asks after becomes a job of its own. */
export async function runPaymentSweep(node: Node): Promise<void> {
  await sweepPayments.handle(node.context, {} as never);
}
