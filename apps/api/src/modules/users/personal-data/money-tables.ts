import type { TableCard } from './table-card.ts';

const books = { forGood: 'The books are kept for good, without names.', grows: 'use' } as const;
/** One or a few for each member, however much they do. */
const ofMembers = { ...books, grows: 'members' } as const;
const ofTheBooks = { export: { not: 'the books, which transactions are made from' }, kept: books } as const;

/** Tables of the books. */
export const moneyTables = {
  wallet: { rowFor: 'each member and currency', export: 'wallets', kept: ofMembers },
  ledger_account: { rowFor: 'each member and kind of money', export: 'wallets', kept: ofMembers },
  ledger_transaction: {
    ...ofTheBooks,
    rowFor: 'each movement of money, refused ones too',
    words: { about: { stays: 'Ids and figures.' } },
  },
  ledger_move: { ...ofTheBooks, rowFor: 'each leg of a movement' },
  ledger_hold: { ...ofTheBooks, rowFor: 'each sum that waits for a deal' },
  ledger_seal: { ...ofTheBooks, rowFor: 'each minute in which money moved' },
  ledger_seal_horizon: { ...ofTheBooks, rowFor: 'the books as a whole', kept: { ...books, grows: 'hardly' } },
  books_proof: {
    rowFor: 'each night',
    export: { not: 'about the books as a whole' },
    words: { findings: { stays: 'Numbers of accounts, and figures.' } },
    kept: { until: '400 days where the books were right; those that found something stay', by: 'wallet.delete-old-events' },
  },
  wallet_transaction: {
    rowFor: 'each line of a statement',
    export: 'transactions',
    words: { title: 'wallet', detail: 'wallet' },
    kept: books,
  },
  payment: {
    rowFor: 'each payment that is begun',
    export: 'payments',
    words: {
      pay_at: { stays: 'An address of the provider’s, without a name.' },
      account_number: { stays: 'An account of the provider’s, which was there for this payment alone.' },
      bank_name: { stays: 'The bank of that account.' },
      account_name: { stays: 'The provider’s name on that account.' },
    },
    kept: books,
  },
  payer: {
    rowFor: 'each buyer who orders',
    export: { not: 'buyers’ accounts of the books, which say nothing of who they are' },
    kept: books,
  },
  refund: {
    rowFor: 'each payment that goes back to a buyer',
    export: { not: 'what buyers without an account were given back' },
    words: {
      arrival_id: { stays: 'The provider’s name for a transfer.' },
      reason: { stays: 'Words of our own.' },
    },
    kept: books,
  },
  payment_arrival: {
    rowFor: 'each bank transfer that comes',
    export: 'payments',
    words: { sender_name: 'wallet', arrival_id: { stays: 'The provider’s name for a transfer.' } },
    kept: books,
  },
  payout: { rowFor: 'each withdrawal', export: 'payouts', words: { destination: 'wallet', trouble: 'wallet' }, kept: books },
  payout_account: {
    rowFor: 'each bank account somebody withdrew to',
    export: 'payoutAccounts',
    words: { bank_code: 'wallet', account_number: 'wallet', account_name: 'wallet' },
    kept: { forGood: 'Until its owner removes it or leaves.', grows: 'members' },
  },
  earning: { rowFor: 'each part of an order that is earned', export: 'earnings', kept: books },
  escrow: {
    rowFor: 'each parcel',
    export: 'heldForDeliveries',
    words: { title: { stays: 'What kind of thing it was, and to which part of town.' } },
    kept: books,
  },
  escrow_change: { rowFor: 'each fee that was changed', export: { not: 'part of negotiations' }, kept: books },
  credit_balance: { rowFor: 'each member who bought credits', export: 'credits', kept: ofMembers },
  credit_entry: {
    rowFor: 'each credit bought or spent',
    export: 'credits',
    words: { reason: { stays: 'Words of our own.' } },
    kept: books,
  },
  money_correction: {
    rowFor: 'each correction by hand',
    export: 'corrections',
    words: {
      title: { stays: 'Words of our people, for the statement.' },
      because: { stays: 'Why two of our people moved money by hand.' },
      decision_because: { stays: 'Why two of our people moved money by hand.' },
    },
    kept: books,
  },
  provider_event: {
    rowFor: 'each event of a provider',
    export: { not: 'what providers told us of payments' },
    words: { about: { stays: 'Ids of payments; the payer’s name is not kept.' } },
    kept: { until: '90 days after it led to something', by: 'wallet.delete-old-events' },
  },
} satisfies Record<string, TableCard>;
