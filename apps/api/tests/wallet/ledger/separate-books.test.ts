import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockBalances, postTransfer } from '../../../src/modules/wallet/ledger/post.ts';
import { proveLedger } from '../../../src/modules/wallet/ledger/proof.ts';
import { sealBooks } from '../../../src/modules/wallet/ledger/seal.ts';
import { type Database, openDatabase, transact } from '../../../src/platform/db/database.ts';
import { olderTransactionsEnd } from '../../support/older-transactions.ts';
import { useWorld } from '../../support/world.ts';
import { available, clearing, leg, post, topUp, transfer } from './money.ts';

const world = useWorld({ ROLES: 'http' });
const script = readFileSync(new URL('../../../src/ops/separate-books.sql', import.meta.url), 'utf8');
const role = `program_${randomUUID().replaceAll('-', '')}`;
let program: Database;

/** The program as a role of its own, with every right but that of an administrator, before the books are separated. */
beforeAll(async () => {
  const password = randomUUID();
  await world.db.unsafe(`create role ${role} login password '${password}'`);
  await world.db.unsafe(`alter table schema_migration owner to ${role}`);
  await world.db.unsafe(`grant all on all tables in schema public to ${role}`);
  const url = new URL(world.databaseUrl);
  url.username = role;
  url.password = password;
  program = openDatabase(url.href, { max: 2, name: 'program' });
});
afterAll(() => program.end());

describe('separated books', () => {
  it('can be moved by the program through their functions, and read', async () => {
    await world.db.unsafe(script);
    await world.db.unsafe(script);
    expect(await post(program, topUp('ada', 500n))).toBe('posted');
    expect(await post(program, topUp('ada', 500n))).toBe('posted');
    expect(await post(program, transfer('too much', leg(available('ada'), clearing, 501n)))).toBe('too-little-money');
    await transact(program, async (tx) => {
      const some = transfer('some', leg(available('ada'), available('bola'), 5n));
      expect([...(await lockBalances(tx, some.key, [available('ada')])).values()]).toEqual([500n]);
      expect(await postTransfer(tx, some)).toBe('posted');
    });
    await sealBooks(program);
    await olderTransactionsEnd(program);
    expect(await sealBooks(program)).toBe(1);
    expect(await proveLedger(program)).toEqual([]);
  });

  it.each([
    `update ledger_account set posted = posted + 1`,
    `insert into ledger_account (owner_id, kind, currency, floor) values ('eve', 'available', 'NGN', 0)`,
    `insert into ledger_transaction (id, kind, code, request_hash, about) values (gen_random_uuid(), 'x', 0, gen_random_uuid(), '{}')`,
    `insert into ledger_move (transaction_id, leg, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance) values (gen_random_uuid(), 1, 1, 2, 1, 9, 0, 9, 0)`,
    `update ledger_move set amount = 1`,
    `delete from ledger_transaction`,
    `truncate ledger_move`,
    `update ledger_hold set remaining = 0`,
    `insert into ledger_seal (to_seq, from_seq, rows, sum, hash, previous_hash) values (1, 1, 1, 0, '', '')`,
    `update ledger_seal_horizon set seq = 0`,
    `alter table ledger_move disable trigger all`,
    `drop trigger ledger_move_append_only on ledger_move`,
    `drop table ledger_seal`,
    `create or replace function ledger_refuse_change() returns trigger language plpgsql as 'begin return null; end'`,
    `set session_replication_role = replica`,
    `grant waybill_books to current_user`,
  ])('refuse the program: %s', async (statement) => {
    // Insufficient privilege: a statement that is merely wrong would prove nothing.
    await expect(program.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
  });
});
