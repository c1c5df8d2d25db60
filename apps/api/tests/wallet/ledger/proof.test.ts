import { beforeAll, describe, expect, it } from 'vitest';
import { type AccountRef, houseAccount, personAccount } from '../../../src/modules/wallet/ledger/accounts.ts';
import { proveLedger } from '../../../src/modules/wallet/ledger/proof.ts';
import type { Tx } from '../../../src/platform/db/database.ts';
import { useWorld } from '../../support/world.ts';
import { available, clearing, escrow, heldLeg, leg, post, topUp, transfer } from './money.ts';
import { findingsAfter } from './tamper.ts';

const world = useWorld({ ROLES: 'http' });

async function number({ owner, kind, currency }: AccountRef): Promise<string> {
  const [row] = await world.db<{ id: string }[]>`
    select id from ledger_account where owner_id = ${owner ?? ''} and kind = ${kind} and currency = ${currency}`;
  return row?.id ?? '';
}

type Breach = { law: string; tamper: (tx: Tx) => Promise<unknown>; names: () => Promise<string | null> };

const breaches: Record<string, Breach> = {
  'money out of nothing': {
    law: 'All accounts of one currency sum to zero',
    tamper: (tx) => tx`update ledger_account set posted = posted + 1 where owner_id = 'ada' and kind = 'available'`,
    names: async () => null,
  },
  'a balance that is not the sum of its entries': {
    law: 'A balance is the sum of its entries, and every entry is counted',
    tamper: (tx) => tx`update ledger_account set posted = posted + 1 where owner_id = 'bola' and kind = 'available'`,
    names: () => number(available('bola')),
  },
  'an entry that is not counted': {
    law: 'A balance is the sum of its entries, and every entry is counted',
    tamper: (tx) => tx`update ledger_account set version = version + 1 where owner_id = 'bola' and kind = 'available'`,
    names: () => number(available('bola')),
  },
  'a chain of entries that is broken': {
    law: 'Every entry continues the one before it',
    tamper: (tx) =>
      tx`update ledger_move set credit_balance = credit_balance + 1 where credit_id = (select id from ledger_account where owner_id = 'bola' and kind = 'available') and credit_version = 1`,
    names: () => number(available('bola')),
  },
  'a balance that was below the floor once': {
    law: 'No balance was ever below the floor',
    tamper: (tx) =>
      tx`update ledger_move set debit_balance = -1 where debit_id = (select id from ledger_account where owner_id = 'ada' and kind = 'available')`,
    names: () => number(available('ada')),
  },
  'an escrow that its holds do not explain': {
    law: 'What waits in escrow is what the open holds say',
    tamper: (tx) => tx`update ledger_hold set amount = amount + 1, remaining = remaining + 1`,
    names: () => number(escrow('ada')),
  },
  'a hold that captured more than its moves say': {
    law: 'A hold is what its moves say',
    tamper: (tx) => tx`update ledger_hold set captured = captured + 1, released = released - 1`,
    names: () => number(escrow('ada')),
  },
  'a move that names a hold of another': {
    law: 'A move that names a hold goes in or out of its account',
    tamper: (tx) =>
      tx`update ledger_hold set account_id = (select id from ledger_account where owner_id = 'bola' and kind = 'available')`,
    names: () => number(available('ada')),
  },
  'a move of a refused transaction': {
    law: 'Every move belongs to a posted transaction and to two accounts of one currency',
    tamper: (tx) =>
      tx`update ledger_transaction set code = 1 where id = (select transaction_id from ledger_move where amount = 41)`,
    names: () => number(available('ada')),
  },
  'a move without its transaction': {
    law: 'Every move belongs to a posted transaction and to two accounts of one currency',
    tamper: (tx) => tx`delete from ledger_transaction where id = (select transaction_id from ledger_move where amount = 41)`,
    names: () => number(available('ada')),
  },
  'a move between two currencies': {
    law: 'Every move belongs to a posted transaction and to two accounts of one currency',
    tamper: (tx) => tx`update ledger_account set currency = 'USD' where owner_id = 'chidi' and kind = 'available'`,
    names: () => number(available('ada')),
  },
  'a posted transaction without moves': {
    law: 'Every posted transaction moved something',
    tamper: (tx) => tx`update ledger_transaction set code = 0 where code = 1`,
    names: async () => null,
  },
};

describe('the proof', () => {
  beforeAll(async () => {
    for (const each of [
      topUp('ada', 5_000n),
      topUp('bola', 100n),
      transfer('to bola', leg(available('ada'), available('bola'), 40n)),
      transfer('to chidi', leg(available('ada'), available('chidi'), 41n)),
      transfer('too much', leg(available('bola'), clearing, 9_000n)),
      transfer('hold', heldLeg('deal', 'place', 'ada', 700n)),
      transfer('part', heldLeg('deal', 'capture', 'ada', 100n, houseAccount('commission', 'NGN'))),
      transfer('back', heldLeg('deal', 'release', 'ada', 50n)),
    ])
      await post(world.db, each);
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it.each(Object.entries(breaches))('finds %s and names the first account that is off', async (_, { law, tamper, names }) => {
    const findings = await findingsAfter(world.db, tamper);
    expect(findings.find((finding) => finding.law === law)).toMatchObject({ law, account: await names() });
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('would find a balance below its floor, had the constraint been dropped', async () => {
    const findings = await findingsAfter(world.db, async (tx) => {
      await tx`alter table ledger_account drop constraint ledger_account_floor`;
      await tx`update ledger_account set posted = -1 where owner_id = 'bola' and kind = 'available'`;
    });
    expect(findings.find(({ law }) => law === 'No account is below its floor')?.account).toBe(await number(available('bola')));
  });

  it('reads one moment: money that moves while it reads does not look like a breach', async () => {
    let isProving = true;
    const moving = (async () => {
      for (let round = 0; isProving; round += 1)
        await post(world.db, transfer(`moving ${round}`, leg(clearing, available('dayo'), 1n)));
    })();
    for (let round = 0; round < 10; round += 1) expect(await proveLedger(world.db)).toEqual([]);
    isProving = false;
    await moving;
  });
});

describe('the database itself', () => {
  it.each([
    [
      'a person’s account without a floor',
      (tx: Tx) => tx`insert into ledger_account (owner_id, kind, currency) values ('eve', 'available', 'NGN')`,
    ],
    [
      'a kind of account a person does not have',
      (tx: Tx) => tx`insert into ledger_account (owner_id, kind, currency, floor) values ('eve', 'commission', 'NGN', 0)`,
    ],
    [
      'an account of nobody with a person’s kind',
      (tx: Tx) => tx`insert into ledger_account (kind, currency) values ('available', 'NGN')`,
    ],
    [
      'a second account of the same name',
      (tx: Tx) => tx`insert into ledger_account (owner_id, kind, currency, floor) values ('ada', 'available', 'NGN', 0)`,
    ],
    [
      'another currency',
      (tx: Tx) => tx`insert into ledger_account (owner_id, kind, currency, floor) values ('eve', 'available', 'XAU', 0)`,
    ],
    ['a change of an account’s owner', (tx: Tx) => tx`update ledger_account set owner_id = 'eve' where owner_id = 'ada'`],
    ['the end of an account', (tx: Tx) => tx`delete from ledger_account`],
    ['an emptied table of accounts', (tx: Tx) => tx`truncate ledger_account`],
    ['the end of a hold', (tx: Tx) => tx`delete from ledger_hold`],
    ['a hold that does not add up', (tx: Tx) => tx`update ledger_hold set remaining = remaining - 1`],
    ['a change of an entry', (tx: Tx) => tx`update ledger_move set amount = 1`],
    ['a change of a transaction', (tx: Tx) => tx`update ledger_transaction set code = 0`],
    ['an end of the seals', (tx: Tx) => tx`truncate ledger_seal`],
    [
      'a key for a second time',
      (tx: Tx) =>
        tx`insert into ledger_transaction (id, kind, code, request_hash, about) select id, kind, code, request_hash, about from ledger_transaction limit 1`,
    ],
    [
      'an entry number for a second time',
      (tx: Tx) =>
        tx`insert into ledger_move (transaction_id, leg, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance) select transaction_id, 9, debit_id, credit_id, amount, debit_version, debit_balance, credit_version + 99, credit_balance from ledger_move limit 1`,
    ],
    [
      'a move from an account to itself',
      (tx: Tx) =>
        tx`insert into ledger_move (transaction_id, leg, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance) values (gen_random_uuid(), 1, 1, 1, 5, 900, 0, 901, 5)`,
    ],
    [
      'a move of nothing',
      (tx: Tx) =>
        tx`insert into ledger_move (transaction_id, leg, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance) values (gen_random_uuid(), 1, 1, 2, 0, 900, 0, 900, 0)`,
    ],
  ])('refuses %s', async (_, act) => {
    await expect(world.db.begin(async (tx) => void (await act(tx)))).rejects.toMatchObject({
      code: expect.stringMatching(/^23/),
    });
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('keeps the two accounts of a person in two currencies apart', async () => {
    const dollars = personAccount('ada', 'available', 'USD');
    expect(await post(world.db, transfer('exchange', leg(available('ada'), dollars, 1n)))).toBe('currencies-differ');
  });
});
