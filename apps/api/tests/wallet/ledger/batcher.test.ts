import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountRef, createAccountBook, houseAccount, personAccount } from '../../../src/modules/wallet/ledger/accounts.ts';
import { createLedger } from '../../../src/modules/wallet/ledger/batcher.ts';
import { postTransfer } from '../../../src/modules/wallet/ledger/post.ts';
import { proveLedger } from '../../../src/modules/wallet/ledger/proof.ts';
import type { Transfer } from '../../../src/modules/wallet/ledger/transfer.ts';
import { openDatabase, transact } from '../../../src/platform/db/database.ts';
import { atOnce } from '../../support/at-once.ts';
import { useWorld } from '../../support/world.ts';
import { available, clearing, heldLeg, leg, topUp, transfer } from './money.ts';

const world = useWorld({ ROLES: 'http' });
const newLedger = () => createLedger(world.db, createAccountBook());

async function balance({ owner, kind, currency }: AccountRef): Promise<bigint> {
  const [row] = await world.db<{ posted: string }[]>`
    select posted from ledger_account where owner_id is not distinct from ${owner ?? null} and kind = ${kind} and currency = ${currency}`;
  return BigInt(row?.posted ?? 0);
}

const count = (outcomes: readonly string[], wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;

describe('a key', () => {
  it('moves money once, however often it is sent: in one batch, in several, from two processes, after the fact', async () => {
    const [one, other] = [newLedger(), newLedger()];
    const payment = topUp('once', 700n);
    const outcomes = await atOnce(30, (index) => (index % 2 ? one : other).submit(payment));
    outcomes.push(await one.submit(payment), await newLedger().submit(payment));
    expect(new Set(outcomes)).toEqual(new Set(['posted']));
    expect(await balance(available('once'))).toBe(700n);
    const [rows] = await world.db`select count(*)::int as count from ledger_transaction where id = ${payment.key}`;
    expect(rows).toEqual({ count: 1 });
  });

  it('never moves money with another body: amount, account, legs or kind', async () => {
    const ledger = newLedger();
    const payment = topUp('strict', 700n);
    const [first] = payment.legs;
    const others: Transfer[] = [
      { ...payment, legs: [leg(clearing, available('strict'), 701n)] },
      { ...payment, legs: [leg(clearing, available('stranger'), 700n)] },
      { ...payment, legs: [...payment.legs, leg(clearing, available('strict'), 1n)] },
      { ...payment, kind: 'another' },
    ];
    // In the same batch as the first, and later; in a business act, too.
    const outcomes = await Promise.all([payment, ...others].map((each) => ledger.submit(each)));
    expect(outcomes).toEqual(['posted', ...others.map(() => 'key-used-otherwise')]);
    for (const each of others) {
      expect(await ledger.submit(each)).toBe('key-used-otherwise');
      expect(await transact(world.db, (tx) => postTransfer(tx, createAccountBook(), each))).toBe('key-used-otherwise');
    }
    expect(first?.amountMinor).toBe(await balance(available('strict')));
    expect(await balance(available('stranger'))).toBe(0n);
  });

  it('that was refused stays refused, and moves nothing when the money is there later', async () => {
    const ledger = newLedger();
    const spend = transfer('early', leg(available('early'), clearing, 5n));
    expect(await ledger.submit(spend)).toBe('too-little-money');
    await ledger.submit(topUp('early', 5n));
    expect(await ledger.submit(spend)).toBe('too-little-money');
    expect(await balance(available('early'))).toBe(5n);
  });
});

describe('a batch', () => {
  it('is not failed by one of its requests: not by a key that is no key, nor by one with too little money', async () => {
    const ledger = newLedger();
    const poison = { ...topUp('poison', 1n), key: 'this is no key' };
    const settled = await Promise.allSettled([
      ledger.submit(topUp('left', 10n)),
      ledger.submit(poison),
      ledger.submit(transfer('greedy', leg(available('greedy'), clearing, 1n))),
      ledger.submit(topUp('right', 10n)),
    ]);
    expect(settled.map((each) => (each.status === 'fulfilled' ? each.value : 'rejected'))).toEqual([
      'posted',
      'rejected',
      'too-little-money',
      'posted',
    ]);
  });

  it('leaves no trace of a transfer whose last leg fails, and its neighbours are as if it had not been', async () => {
    const ledger = newLedger();
    await ledger.submit(topUp('legs', 100n));
    const failing = transfer(
      'failing',
      heldLeg('legs deal', 'place', 'legs', 60n),
      leg(available('legs'), available('legs friend'), 30n),
      leg(available('legs'), available('legs friend'), 11n),
    );
    const outcomes = await Promise.all([
      ledger.submit(transfer('before', leg(available('legs'), available('legs friend'), 1n))),
      ledger.submit(failing),
      ledger.submit(transfer('after', leg(available('legs'), available('legs friend'), 99n))),
      ledger.submit(transfer('capture', heldLeg('legs deal', 'capture', 'legs', 60n, clearing))),
    ]);
    expect(outcomes).toEqual(['posted', 'too-little-money', 'posted', 'too-little-money']);
    expect(await balance(available('legs friend'))).toBe(100n);
    const [moves] = await world.db`select count(*)::int as count from ledger_move where transaction_id = ${failing.key}`;
    expect(moves).toEqual({ count: 0 });
  });

  it('settles everybody when a thousand clients move money both ways between two accounts, from two processes', async () => {
    const ledgers = [newLedger(), newLedger()];
    await Promise.all([newLedger().submit(topUp('ping', 500n)), newLedger().submit(topUp('pong', 500n))]);
    const outcomes = await atOnce(1_000, async (index) => {
      const [from, to] = index % 3 ? ['ping', 'pong'] : ['pong', 'ping'];
      return ledgers[index % 2]?.submit(transfer(`ball ${index}`, leg(available(from ?? ''), available(to ?? ''), 1n))) ?? '';
    });
    expect(count(outcomes, 'posted') + count(outcomes, 'too-little-money')).toBe(1_000);
    expect((await balance(available('ping'))) + (await balance(available('pong')))).toBe(1_000n);
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('refuses when too many wait, and says that it may be tried again', async () => {
    const ledger = newLedger();
    const settled = await Promise.allSettled(
      Array.from({ length: 5_600 }, (_, index) =>
        ledger.submit(transfer(`crowd ${index}`, leg(clearing, available('crowd'), 1n))),
      ),
    );
    const refused = settled.filter((each) => each.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const each of refused) expect(each.reason).toMatchObject({ code: 'unavailable' });
    expect(await balance(available('crowd'))).toBe(BigInt(5_600 - refused.length));
  });
});

describe('a hold', () => {
  it('counts against what can be spent: six holds of 1,000 on 5,000 are five', async () => {
    const ledger = newLedger();
    await ledger.submit(topUp('holder', 5_000n));
    const outcomes = await atOnce(6, (index) =>
      ledger.submit(transfer(`hold ${index}`, heldLeg(`six ${index}`, 'place', 'holder', 1_000n))),
    );
    expect(outcomes).toEqual(['posted', 'posted', 'posted', 'posted', 'posted', 'too-little-money']);
    const refused = heldLeg('six 5', 'capture', 'holder', 1n, clearing);
    expect(await ledger.submit(transfer('capture of nothing', refused))).toBe('no-such-hold');
  });

  it('is captured or released, never both, when both come at once; nothing moves after its end', async () => {
    const ledgers = [newLedger(), newLedger()] as const;
    await ledgers[0].submit(topUp('racer', 2_000n));
    for (let round = 0; round < 20; round += 1) {
      const deal = `race ${round}`;
      expect(await ledgers[0].submit(transfer(`${deal} place`, heldLeg(deal, 'place', 'racer', 100n)))).toBe('posted');
      const outcomes = await Promise.all([
        ledgers[round % 2 === 0 ? 0 : 1].submit(transfer(`${deal} capture`, heldLeg(deal, 'capture', 'racer', 100n, clearing))),
        ledgers[round % 2 === 0 ? 1 : 0].submit(transfer(`${deal} release`, heldLeg(deal, 'release', 'racer', 100n))),
      ]);
      expect(count(outcomes, 'posted')).toBe(1);
      expect(await ledgers[0].submit(transfer(`${deal} again`, heldLeg(deal, 'release', 'racer', 1n)))).not.toBe('posted');
      expect(await ledgers[0].submit(transfer(`${deal} raise`, heldLeg(deal, 'raise', 'racer', 1n)))).toBe('no-such-hold');
    }
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('gives no more than it has, in however many parts, and not to somebody else’s escrow', async () => {
    const ledger = newLedger();
    await Promise.all([ledger.submit(topUp('parts', 100n)), ledger.submit(topUp('thief', 100n))]);
    await ledger.submit(transfer('parts place', heldLeg('parts', 'place', 'parts', 100n)));
    await ledger.submit(transfer('thief place', heldLeg('thiefs', 'place', 'thief', 100n)));
    const outcomes = await atOnce(5, (index) =>
      ledger.submit(transfer(`part ${index}`, heldLeg('parts', 'capture', 'parts', 30n, clearing))),
    );
    expect(count(outcomes, 'posted')).toBe(3);
    // The second deal's money would cover it, were it not for the hold: too little for this deal.
    expect(await ledger.submit(transfer('steal', heldLeg('parts', 'release', 'thief', 10n)))).toBe('no-such-hold');
    expect(await ledger.submit(transfer('second', heldLeg('parts', 'place', 'parts', 1n)))).toBe('too-little-money');
    await ledger.submit(transfer('more', leg(clearing, available('parts'), 10n)));
    expect(await ledger.submit(transfer('third', heldLeg('parts', 'place', 'parts', 1n)))).toBe('hold-exists');
  });
});

describe('amounts', () => {
  it('of any size are counted exactly or refused, never rounded, never wrapped', async () => {
    const ledger = newLedger();
    const most = 2n ** 63n - 1n;
    await fc.assert(
      fc.asyncProperty(
        fc.uuid(),
        fc.oneof(
          fc.constantFrom(1n, 2n ** 53n + 1n, most - 1n, most),
          fc.constantFrom(0n, -1n, most + 1n, 2n ** 64n, -(2n ** 70n)),
          fc.bigInt(1n, most),
        ),
        async (who, amount) => {
          const to = personAccount(who, 'available', 'USD');
          const from = houseAccount('paypal-clearing', 'USD');
          const outcome = await ledger.submit(transfer(`size ${who}`, leg(from, to, amount)));
          if (amount > most || amount < -most) expect(outcome).toBe('too-large');
          else if (amount <= 0n) expect(outcome).toBe('amount-not-positive');
          else expect(['posted', 'too-large']).toContain(outcome);
          expect(await balance(to)).toBe(outcome === 'posted' ? amount : 0n);
          // Back again, so that the next one has room.
          if (outcome === 'posted') expect(await ledger.submit(transfer(`back ${who}`, leg(to, from, amount)))).toBe('posted');
        },
      ),
      { numRuns: 60 },
    );
    const full = personAccount('full', 'available', 'USD');
    expect(await ledger.submit(transfer('fill', leg(houseAccount('paypal-clearing', 'USD'), full, most)))).toBe('posted');
    expect(await ledger.submit(transfer('overfill', leg(houseAccount('commission', 'USD'), full, 1n)))).toBe('too-large');
    expect(await ledger.submit(transfer('empty', leg(full, houseAccount('paypal-clearing', 'USD'), most)))).toBe('posted');
  });
});

describe('accounts', () => {
  it('open inside a business act without a second connection: a pool of one is enough', async () => {
    const db = openDatabase(world.databaseUrl, { max: 1, name: 'narrow' });
    const book = createAccountBook();
    const pay = () => transact(db, (tx) => postTransfer(tx, book, topUp('narrow', 3n)));
    expect(await pay()).toBe('posted');
    expect(await balance(available('narrow'))).toBe(3n);
    await db.end();
  });

  it('that a business act opened and rolled back are not remembered', async () => {
    const book = createAccountBook();
    const act = transact(world.db, async (tx) => {
      await postTransfer(tx, book, topUp('rolled back', 3n));
      await postTransfer(tx, book, transfer('rolled back 2', leg(clearing, available('rolled back'), 3n)));
      throw new Error('changed my mind');
    });
    await expect(act).rejects.toThrow('changed my mind');
    expect(await createLedger(world.db, book).submit(topUp('rolled back', 3n))).toBe('posted');
    expect(await balance(available('rolled back'))).toBe(3n);
    expect(await proveLedger(world.db)).toEqual([]);
  });
});
