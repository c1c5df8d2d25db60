import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { lockBalances, postTransfer } from '../../../src/modules/wallet/ledger/post.ts';
import { proveLedger } from '../../../src/modules/wallet/ledger/proof.ts';
import { sealBooks, sealHead } from '../../../src/modules/wallet/ledger/seal.ts';
import type { Transfer } from '../../../src/modules/wallet/ledger/transfer.ts';
import { type Tx, transact } from '../../../src/platform/db/database.ts';
import { olderTransactionsEnd } from '../../support/older-transactions.ts';
import { useWorld } from '../../support/world.ts';
import { available, clearing, heldLeg, leg, post, topUp, transfer } from './money.ts';
import { findingsAfter } from './tamper.ts';

const world = useWorld({ ROLES: 'http' });
const script = (name: string) => readFileSync(new URL(`../../../src/ops/${name}.sql`, import.meta.url), 'utf8');

const monthsAgo = (months: number) => new Date(Date.now() - months * 30 * 86_400_000);

/** As the books write down a past that was. */
const postAt = (when: Date, what: Transfer) =>
  transact(world.db, async (tx) => {
    await tx`select set_config('waybill.booked_at', ${when.toISOString()}, true)`;
    return postTransfer(tx, what);
  });

async function seal(): Promise<void> {
  await sealBooks(world.db);
  await olderTransactionsEnd(world.db);
  await sealBooks(world.db);
}

const wasThere = topUp('ada', 100_000n);
let headBefore: string | undefined;

/** A year of money, most of it sealed; then the books are parted, while some of it is not sealed yet. */
beforeAll(async () => {
  expect(await postAt(monthsAgo(12), wasThere)).toBe('posted');
  for (let month = 11; month >= 1; month -= 1) {
    expect(await postAt(monthsAgo(month), transfer(`month ${month}`, leg(available('ada'), available('bola'), 10n)))).toBe(
      'posted',
    );
    expect(await postAt(monthsAgo(month), transfer(`deal ${month}`, heldLeg(`deal ${month}`, 'place', 'ada', 70n)))).toBe(
      'posted',
    );
  }
  expect(await postAt(monthsAgo(2), transfer('refused', leg(available('bola'), clearing, 9_000_000n)))).toBe('too-little-money');
  await seal();
  headBefore = (await sealHead(world.db))?.hash;
  await world.db.unsafe(script('partition-books'));
  await world.db.unsafe('call ledger_copy_months(7)');
  expect(await post(world.db, transfer('meanwhile', leg(available('ada'), available('bola'), 3n)))).toBe('posted');
  await world.db.unsafe('call ledger_swap_months()');
});

const rowsOf = async (table: string) =>
  (await world.db.unsafe<{ rows: number }[]>(`select count(*)::int as rows from ${table}`))[0]?.rows;

describe('books that are parted by month', () => {
  it('hold every row that the tables held, each in the month it was booked', async () => {
    for (const table of ['ledger_transaction', 'ledger_move']) {
      expect(await rowsOf(table), table).toBe(await rowsOf(`${table}_before`));
      expect(await rowsOf(`${table}_other`), table).toBe(0);
    }
    expect(await rowsOf('ledger_key')).toBe(await rowsOf('ledger_transaction'));
    const [apart] = await world.db<{ rows: number }[]>`
      select count(*)::int as rows from ledger_move as move join ledger_transaction as transaction on transaction.id = move.transaction_id
      where move.created_at <> transaction.created_at`;
    expect(apart?.rows).toBe(0);
  });

  it('are proven right without the tables that were, and their old seals still fit', async () => {
    await world.db`drop table ledger_move_before, ledger_transaction_before`;
    expect(await proveLedger(world.db)).toEqual([]);
    expect((await sealHead(world.db))?.hash).toBe(headBefore);
  });

  it('go on: transfers, holds and refusals as before, and the seals after them', async () => {
    expect(await post(world.db, transfer('after', leg(available('ada'), available('bola'), 5n)))).toBe('posted');
    expect(await post(world.db, transfer('too much', leg(available('bola'), clearing, 9_000_000n)))).toBe('too-little-money');
    expect(await post(world.db, transfer('paid', heldLeg('deal 4', 'capture', 'ada', 70n, available('bola'))))).toBe('posted');
    const balances = await transact(world.db, (tx) => lockBalances(tx, wasThere.key, [available('bola')]));
    expect([...balances.values()]).toEqual([110n + 3n + 5n + 70n]);
    await seal();
    expect((await sealHead(world.db))?.hash).not.toBe(headBefore);
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('know a key of a year ago: the same asked again is answered, and with another amount refused', async () => {
    const before = await rowsOf('ledger_move');
    expect(await post(world.db, wasThere)).toBe('posted');
    expect(await post(world.db, { ...wasThere, legs: [leg(clearing, available('ada'), 1n)] })).toBe('key-used-otherwise');
    expect(await rowsOf('ledger_move')).toBe(before);
  });

  it('post one transfer once, however many ask for it at the same moment', async () => {
    const one = transfer('at once', leg(available('ada'), available('bola'), 1n));
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => post(world.db, one)));
    expect(outcomes).toEqual(Array.from({ length: 8 }, () => 'posted'));
    expect(await world.db`select from ledger_move where transaction_id = ${one.key}`).toHaveLength(1);
  });

  it('take money of a month that nobody has made', async () => {
    expect(await postAt(new Date('2031-05-05T12:00:00Z'), transfer('far', leg(available('ada'), available('bola'), 1n)))).toBe(
      'posted',
    );
    expect(await rowsOf('ledger_move_other')).toBe(1);
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('can only grow, whoever names the whole or a month of it', async () => {
    const months = await world.db<{ name: string }[]>`
      select inhrelid::regclass::text as name from pg_inherits
      where inhparent in ('ledger_transaction'::regclass, 'ledger_move'::regclass)`;
    expect(months.length).toBeGreaterThanOrEqual(28);
    for (const name of ['ledger_key', 'ledger_transaction', 'ledger_move', ...months.map((month) => month.name)])
      for (const statement of [`update ${name} set created_at = now()`, `delete from ${name}`, `truncate ${name}`])
        await expect(world.db.unsafe(statement), statement).rejects.toMatchObject({ code: '23001' });
  });

  it('are found to be off when a byte is changed behind their back, and when a number comes twice', async () => {
    const changed = await findingsAfter(world.db, (tx: Tx) => tx`update ledger_move set amount = amount + 1 where amount = 10`);
    expect(changed.map(({ law }) => law)).toContain('What was sealed is as it was');
    const twice = await findingsAfter(
      world.db,
      (tx: Tx) => tx`
        insert into ledger_move (transaction_id, leg, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance, created_at)
        select transaction_id, 2, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance, '2031-06-06'
        from ledger_move where amount = 3`,
    );
    expect(twice.map(({ law }) => law)).toContain('Every entry continues the one before it');
  });

  it('may belong to a role of their own, like the tables before them', async () => {
    await world.db.unsafe(script('separate-books'));
    const owners = await world.db<{ owner: string }[]>`
      select distinct relowner::regrole::text as owner from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p') and relname like 'ledger\\_%'`;
    expect(owners).toEqual([{ owner: 'waybill_books' }]);
    expect(await post(world.db, transfer('separated', leg(available('ada'), available('bola'), 1n)))).toBe('posted');
  });
});
