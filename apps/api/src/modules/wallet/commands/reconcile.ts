import { ProviderUnavailable } from '../../../providers/provider-unavailable.ts';
import type { WalletContext } from '../context.ts';
import { listProviderBooks, type ProviderBooks } from '../storage/books.ts';

export type Reconciled = ProviderBooks & { readonly theirsMinor: bigint | null; readonly trouble: string | null };

type ProviderBalances = { readonly balances: ReadonlyMap<string, bigint> } | { readonly trouble: string };

/** Compares our books with the providers' balances. A provider that cannot be asked leaves its own line open, and no other. */
export async function reconcile({ db, cards, paypal }: Pick<WalletContext, 'db' | 'cards' | 'paypal'>): Promise<Reconciled[]> {
  const [books, byCard, byPaypal] = await Promise.all([
    listProviderBooks(db),
    orTrouble(cards.findBalances()),
    orTrouble(paypal.findBalances()),
  ]);
  return books.map((line) => {
    const theirs = line.provider === 'paystack' ? byCard : byPaypal;
    if ('trouble' in theirs) return { ...line, theirsMinor: null, trouble: theirs.trouble };
    return { ...line, theirsMinor: theirs.balances.get(line.currency) ?? 0n, trouble: null };
  });
}

async function orTrouble(asked: Promise<ReadonlyMap<string, bigint>>): Promise<ProviderBalances> {
  try {
    return { balances: await asked };
  } catch (error) {
    if (error instanceof ProviderUnavailable) return { trouble: error.message };
    throw error;
  }
}
