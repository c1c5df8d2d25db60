import { randomUUID } from 'node:crypto';
import { holdForSale, type SaleParts } from '../../../src/modules/wallet/index.ts';
import { houseAccount, personAccount } from '../../../src/modules/wallet/ledger/accounts.ts';
import { postTransfer } from '../../../src/modules/wallet/ledger/post.ts';
import { keyFor } from '../../../src/modules/wallet/ledger/transfer.ts';
import { newReference } from '../../../src/modules/wallet/references.ts';
import { type Database, transact } from '../../../src/platform/db/database.ts';
import { newId } from '../../../src/platform/ids.ts';
import type { World } from '../../support/world.ts';
import { attempt, newPackage } from './deals.ts';

/** What a buyer has paid by card, as the books have it once the provider has said so. */
export async function pay(db: Database, buyerId: string, sellerId: string, amountMinor: bigint): Promise<string> {
  const reference = newReference();
  const saleId = newId('sale');
  await transact(db, async (tx) => {
    await tx`insert into payer (id, sale_id, user_id, currency) values (${buyerId}, ${saleId}, ${sellerId}, 'NGN') on conflict do nothing`;
    await tx`insert into payment (reference, user_id, provider, purpose, currency, amount_minor, state, request_key, request_hash, payer_id, sale_id, pay_at)
      values (${reference}, ${sellerId}, 'paystack', 'sale', 'NGN', ${String(amountMinor)}, 'settled', ${randomUUID()}, ${randomUUID()}, ${buyerId}, ${saleId}, 'https://pay.test')`;
    await postTransfer(tx, {
      key: keyFor('payment', reference),
      kind: 'sale',
      about: { reference },
      legs: [{ from: houseAccount('paystack-clearing', 'NGN'), to: personAccount(buyerId, 'available', 'NGN'), amountMinor }],
    });
  });
  return reference;
}

export type Sold = { readonly packageId: string; readonly buyerId: string };

/** Posts what was sold; answers what came of it, or why it was refused. */
export async function postSold(
  world: World,
  senderId: string,
  sale: Omit<SaleParts, 'buyerId'> & { readonly feeMinor: bigint; readonly buyerId?: string; readonly credits?: number },
): Promise<Sold & { readonly outcome: string }> {
  const { feeMinor, credits = 0, buyerId = newId('buyer'), ...parts } = sale;
  const packageId = newPackage();
  const input = { packageId, senderId, currency: 'NGN', feeMinor, title: 'Shoes to Ikeja', sale: { ...parts, buyerId } } as const;
  const outcome = await attempt(world, async (tx) => {
    await holdForSale(tx, input, credits);
    return 'done';
  });
  return { packageId, buyerId, outcome };
}

/** What is on its way back to buyers, and what of it to this one. */
export async function backTo({ db }: Pick<World, 'db'>, buyerId: string): Promise<bigint> {
  const [row] = await db<{ sum: string }[]>`select coalesce(sum(amount_minor), 0) as sum from refund where payer_id = ${buyerId}`;
  return BigInt(row?.sum ?? 0);
}
