import type { TableCard } from './table-card.ts';

const books = { forGood: 'The books are kept for good, without names.' };
const ofTheBooks = { export: { not: 'the books, which transactions are made from' }, kept: books } as const;

/** Tables of the books. */
export const moneyTables = {
  wallet: { export: 'wallets', kept: books },
  ledger_account: { export: 'wallets', kept: books },
  ledger_transaction: { ...ofTheBooks, words: { about: { stays: 'Ids and figures.' } } },
  ledger_move: ofTheBooks,
  ledger_hold: ofTheBooks,
  ledger_seal: ofTheBooks,
  ledger_seal_horizon: ofTheBooks,
  books_proof: {
    export: { not: 'about the books as a whole' },
    words: { findings: { stays: 'Numbers of accounts, and figures.' } },
    kept: { until: '400 days where the books were right; those that found something stay', by: 'wallet.delete-old-events' },
  },
  wallet_transaction: {
    export: 'transactions',
    words: { title: 'wallet', detail: 'wallet' },
    kept: books,
  },
  payment: {
    export: 'payments',
    words: {
      pay_at: { stays: 'An address of the provider’s, without a name.' },
      account_number: { stays: 'An account of the provider’s, which was there for this payment alone.' },
      bank_name: { stays: 'The bank of that account.' },
      account_name: { stays: 'The provider’s name on that account.' },
    },
    kept: books,
  },
  payer: { export: { not: 'buyers’ accounts of the books, which say nothing of who they are' }, kept: books },
  refund: {
    export: { not: 'what buyers without an account were given back' },
    words: {
      arrival_id: { stays: 'The provider’s name for a transfer.' },
      reason: { stays: 'Words of our own.' },
    },
    kept: books,
  },
  payment_arrival: {
    export: 'payments',
    words: { sender_name: 'wallet', arrival_id: { stays: 'The provider’s name for a transfer.' } },
    kept: books,
  },
  payout: { export: 'payouts', words: { destination: 'wallet', trouble: 'wallet' }, kept: books },
  payout_account: {
    export: 'payoutAccounts',
    words: { bank_code: 'wallet', account_number: 'wallet', account_name: 'wallet' },
    kept: { forGood: 'Until its owner removes it or leaves.' },
  },
  earning: { export: 'earnings', kept: books },
  escrow: {
    export: 'heldForDeliveries',
    words: { title: { stays: 'What kind of thing it was, and to which part of town.' } },
    kept: books,
  },
  escrow_change: { export: { not: 'part of negotiations' }, kept: books },
  credit_balance: { export: 'credits', kept: books },
  credit_entry: { export: 'credits', words: { reason: { stays: 'Words of our own.' } }, kept: books },
  money_correction: {
    export: 'corrections',
    words: {
      title: { stays: 'Words of our people, for the statement.' },
      because: { stays: 'Why two of our people moved money by hand.' },
      decision_because: { stays: 'Why two of our people moved money by hand.' },
    },
    kept: books,
  },
  provider_event: {
    export: { not: 'what providers told us of payments' },
    words: { about: { stays: 'Ids of payments; the payer’s name is not kept.' } },
    kept: { until: '90 days after it led to something', by: 'wallet.delete-old-events' },
  },
} satisfies Record<string, TableCard>;
