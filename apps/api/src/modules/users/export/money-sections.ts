import type { Section } from './section.ts';
import { major } from './section.ts';

export const moneySections: readonly Section[] = [
  {
    name: 'wallets',
    read: (db, userId) => db`
      select wallet.currency, wallet.created_at,
             coalesce(sum(posted) filter (where kind = 'available') / 100.0, 0)::float8 as balance,
             coalesce(sum(posted) filter (where kind = 'uncleared') / 100.0, 0)::float8 as uncleared,
             coalesce(sum(posted) filter (where kind = 'escrow') / 100.0, 0)::float8 as in_escrow,
             coalesce(sum(-posted) filter (where kind = 'receivable') / 100.0, 0)::float8 as owed
      from wallet left join ledger_account as books on owner_id = user_id and books.currency = wallet.currency
      where user_id = ${userId} group by wallet.id order by wallet.created_at`,
  },
  {
    name: 'transactions',
    read: (db, userId) => db`
      select id, kind, direction, currency, ${major(db, 'amount_minor')} as amount, status, title, detail, reference, created_at, settled_at
      from wallet_transaction where user_id = ${userId} order by created_at`,
  },
  {
    name: 'payments',
    read: (db, userId) => db`
      select reference, provider, purpose, currency, ${major(db, 'amount_minor')} as amount, credits, state,
             ${major(db, 'returned_minor')} as returned, way, account_number, bank_name, account_name, expires_at, created_at,
             (select coalesce(jsonb_agg(jsonb_build_object('amount', round(amount_minor / 100.0, 2), 'from', sender_name, 'arrivedAt', arrived_at,
                'givenBack', round(return_minor / 100.0, 2)) order by arrived_at), '[]')
              from payment_arrival where payment_arrival.reference = payment.reference) as transfers
      from payment where user_id = ${userId} and purpose <> 'sale' order by created_at`,
  },
  {
    name: 'payouts',
    read: (db, userId) => db`
      select reference, provider, currency, ${major(db, 'amount_minor')} as amount, destination, state, created_at
      from payout where user_id = ${userId} order by created_at`,
  },
  {
    name: 'payoutAccounts',
    read: (db, userId) => db`
      select bank_code, account_number, account_name, created_at, used_at from payout_account where user_id = ${userId} order by created_at`,
  },
  {
    name: 'earnings',
    read: (db, userId) => db`
      select package_id, part, currency, ${major(db, 'amount_minor')} as amount, clears_at, cleared_at from earning
      where user_id = ${userId} order by clears_at`,
  },
  {
    name: 'heldForDeliveries',
    read: (db, userId) => db`
      select package_id, title, currency, ${major(db, 'fee_minor')} as fee, ${major(db, 'charge_minor')} as charge, has_spent_credit, state,
             held_at, ended_at
      from escrow where sender_id = ${userId} order by held_at`,
  },
  {
    name: 'credits',
    read: async (db, userId) => {
      const [balance] = await db<{ credits: number }[]>`select credits from credit_balance where user_id = ${userId}`;
      const entries = await db`
        select change, credits_after, reason, created_at from credit_entry where user_id = ${userId} order by created_at`;
      return { credits: balance?.credits ?? 0, entries };
    },
  },
  {
    name: 'corrections',
    // Why is for our books; that it happened, and what it was called, is theirs to know.
    read: (db, userId) => db`
      select direction, currency, ${major(db, 'amount_minor')} as amount, title, decided_at from money_correction
      where user_id = ${userId} and state = 'approved' order by decided_at`,
  },
];
