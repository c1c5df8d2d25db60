import type { Context } from '../context.ts';
import { demoPayers } from './sales.ts';

type KnownPayments = { readonly transactions: readonly { readonly reference: string }[] };

/**
 * What the buyers of the demo have paid by card is in our books from the beginning. The card provider of the sandbox learns of it here, so that a
 * sale of the demo that is cancelled, or not sent in time, gives the money back like any other.
 */
export async function makePaymentsKnown(
  { db, cards, publicUrl }: Pick<Context, 'db' | 'cards' | 'publicUrl'>,
  sandboxOrigin: string,
): Promise<void> {
  const base = `${sandboxOrigin}/sandbox/api/paystack/transactions`;
  const { transactions } = (await (await fetch(base)).json()) as KnownPayments;
  const known = new Set(transactions.map(({ reference }) => reference));
  const payments = await db<{ reference: string; amountMinor: string }[]>`
    select reference, amount_minor from payment where payer_id = any(${[...demoPayers]}) and state = 'settled' and way = 'page'`;
  for (const { reference, amountMinor } of payments) {
    if (known.has(reference)) continue;
    const leads = { returnTo: publicUrl, cancelTo: publicUrl };
    await cards.startPayment({ reference, email: 'buyers@waybill.example', amountMinor: BigInt(amountMinor), ...leads });
    await fetch(`${base}/${reference}/decide`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'success' }),
    });
  }
}
