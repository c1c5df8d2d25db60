import type { Tx } from '../../apps/api/src/platform/db/database.ts';

/** The price of an order and its shares, in kobo. */
export const past = { fee: 600_000, charge: 50_000, earned: 540_000, commission: 60_000 } as const;
const paid = past.fee + past.charge;

/**
 * The books of past orders, as the product writes them: money comes in, is held, is paid out three ways, and clears. They
 * keep every law of the ledger. It reads the table `past`: its number `n`, and `k`, how many orders its sender and its
 * carrier each had before this one; that makes every entry's number and balance a matter of counting.
 */
export async function seedBooks(tx: Tx): Promise<void> {
  await tx.unsafe(accounts);
  await tx.unsafe('analyze ledger_account');
  await tx.unsafe(numbers);
  await tx.unsafe('analyze past_book');
  await tx.unsafe(transactions);
  await tx.unsafe(moves);
  await tx.unsafe(holds);
}

/** A key that is as scattered as the product's, and the same wherever it is named. */
const key = (what: string) => `md5('${what} ' || n)::uuid`;

const orders = '(select count(*) from past)';
const personAccounts = [
  ['sender_id', 'available', '0', '2 * count(*)'],
  ['sender_id', 'escrow', '0', '4 * count(*)'],
  ['carrier_id', 'uncleared', '0', '2 * count(*)'],
  ['carrier_id', 'available', `${past.earned} * count(*)`, 'count(*)'],
] as const;
const houseAccounts = [
  ['paystack-clearing', -paid],
  ['commission', past.commission],
  ['charges', past.charge],
] as const;

const accounts = `
  insert into ledger_account (owner_id, kind, currency, floor, posted, version)
  ${[
    ...personAccounts.map(
      ([who, kind, posted, version]) => `select ${who}, '${kind}', 'NGN', 0, ${posted}, ${version} from past group by ${who}`,
    ),
    ...houseAccounts.map(([kind, each]) => `select null, '${kind}', 'NGN', null, ${each} * ${orders}, ${orders}`),
  ].join('\n  union all ')}`;

const account = (name: string, kind: string, owner?: string) => `
  join (select id as ${name}, owner_id as ${name}_owner from ledger_account where kind = '${kind}' and currency = 'NGN') as ${name}_account
    on ${owner === undefined ? `${name}_owner is null` : `${name}_owner = ${owner}`}`;

const numbers = `
  create temporary table past_book on commit drop as
  select n, k, at, tail, clearing, commission, charges, own, escrow, uncleared, carriers
  from past
  ${account('clearing', 'paystack-clearing')} ${account('commission', 'commission')} ${account('charges', 'charges')}
  ${account('own', 'available', 'sender_id')} ${account('escrow', 'escrow', 'sender_id')}
  ${account('uncleared', 'uncleared', 'carrier_id')} ${account('carriers', 'available', 'carrier_id')}
  order by n`;

const transactions = `
  insert into ledger_transaction (id, kind, code, request_hash, about, created_at)
  select md5(what || ' ' || n)::uuid, kind, 0, md5(what || n)::uuid, jsonb_build_object('packageId', 'pkg_' || tail), at
  from past_book, (values (1, 'top-up', 'top-up'), (2, 'hold', 'escrow-hold'), (3, 'end', 'escrow-end'), (4, 'clear', 'clearing'))
    as acts(step, what, kind)
  order by n, step`;

type Move = {
  readonly of: string;
  readonly leg: number;
  readonly amount: number;
  /** Account, which of its entries this is, and the balance after it. */
  readonly from: readonly [string, string, string];
  readonly to: readonly [string, string, string];
  /** 1 placed, 3 captured. */
  readonly effect: 0 | 1 | 3;
};

const house = (name: string, each: number) => [name, 'n', `${each}::bigint * n`] as const;
const legs: readonly Move[] = [
  { of: 'top-up', leg: 1, amount: paid, from: house('clearing', -paid), to: ['own', '2 * k + 1', `${paid}`], effect: 0 },
  { of: 'hold', leg: 1, amount: paid, from: ['own', '2 * k + 2', '0'], to: ['escrow', '4 * k + 1', `${paid}`], effect: 1 },
  {
    of: 'end',
    leg: 1,
    amount: past.earned,
    from: ['escrow', '4 * k + 2', `${paid - past.earned}`],
    to: ['uncleared', '2 * k + 1', `${past.earned}`],
    effect: 3,
  },
  {
    of: 'end',
    leg: 2,
    amount: past.commission,
    from: ['escrow', '4 * k + 3', `${past.charge}`],
    to: house('commission', past.commission),
    effect: 3,
  },
  {
    of: 'end',
    leg: 3,
    amount: past.charge,
    from: ['escrow', '4 * k + 4', '0'],
    to: house('charges', past.charge),
    effect: 3,
  },
  {
    of: 'clear',
    leg: 1,
    amount: past.earned,
    from: ['uncleared', '2 * k + 2', '0'],
    to: ['carriers', 'k + 1', `${past.earned}::bigint * (k + 1)`],
    effect: 0,
  },
];

const moves = `
  insert into ledger_move (transaction_id, leg, debit_id, debit_version, debit_balance, credit_id, credit_version, credit_balance, amount,
    hold_id, hold_effect)
  ${legs
    .map(
      ({ of, leg, amount, from, to, effect }) =>
        `select ${key(of)}, ${leg}, ${from.join(', ')}, ${to.join(', ')}, ${amount}, ${effect === 0 ? 'null::uuid' : key('escrow')}, ${effect} from past_book`,
    )
    .join('\n  union all ')}`;

const holds = `
  insert into ledger_hold (id, account_id, reference, amount, remaining, captured, created_at)
  select ${key('escrow')}, escrow, 'pkg_' || tail, ${paid}, 0, ${paid}, at from past_book order by n`;
