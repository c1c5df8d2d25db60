import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountRef, houseAccount, personAccount } from '../../../src/modules/wallet/ledger/accounts.ts';
import { postTransfer } from '../../../src/modules/wallet/ledger/post.ts';
import { proveLedger } from '../../../src/modules/wallet/ledger/proof.ts';
import type { Transfer } from '../../../src/modules/wallet/ledger/transfer.ts';
import { openDatabase, transact } from '../../../src/platform/db/database.ts';
import { atOnce } from '../../support/at-once.ts';
import { useWorld } from '../../support/world.ts';
import { available, clearing, heldLeg, leg, post, topUp, transfer } from './money.ts';

const world = useWorld({ ROLES: 'http' });
const submit = (transfer: Transfer) => post(world.db, transfer);

async function balance({ owner, kind, currency }: AccountRef): Promise<bigint> {
  const [row] = await world.db<{ posted: string }[]>`
    select posted from ledger_account where owner_id is not distinct from ${owner ?? null} and kind = ${kind} and currency = ${currency}`;
  return BigInt(row?.posted ?? 0);
}

const count = (outcomes: readonly string[], wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;

describe('a key', () => {
  it('moves money once, however often it is sent: at once, one after the other, twice in one act', async () => {
    const payment = topUp('once', 700n);
    const outcomes = await atOnce(30, () => submit(payment));
    outcomes.push(await submit(payment));
    await transact(world.db, async (tx) => {
      outcomes.push(await postTransfer(tx, payment), await postTransfer(tx, payment));
    });
    expect(new Set(outcomes)).toEqual(new Set(['posted']));
    expect(await balance(available('once'))).toBe(700n);
    const [rows] = await world.db`select count(*)::int as count from ledger_transaction where id = ${payment.key}`;
    expect(rows).toEqual({ count: 1 });
  });

  it('never moves money with another body: amount, account, legs or kind', async () => {
    const payment = topUp('strict', 700n);
    const [first] = payment.legs;
    const others: Transfer[] = [
      { ...payment, legs: [leg(clearing, available('strict'), 701n)] },
      { ...payment, legs: [leg(clearing, available('stranger'), 700n)] },
      { ...payment, legs: [...payment.legs, leg(clearing, available('strict'), 1n)] },
      { ...payment, kind: 'another' },
    ];
    expect(await submit(payment)).toBe('posted');
    for (const each of others) expect(await submit(each)).toBe('key-used-otherwise');
    expect(first?.amountMinor).toBe(await balance(available('strict')));
    expect(await balance(available('stranger'))).toBe(0n);
  });

  it('that was refused stays refused, and moves nothing when the money is there later', async () => {
    const spend = transfer('early', leg(available('early'), clearing, 5n));
    expect(await submit(spend)).toBe('too-little-money');
    await submit(topUp('early', 5n));
    expect(await submit(spend)).toBe('too-little-money');
    expect(await balance(available('early'))).toBe(5n);
  });
});

describe('a transfer', () => {
  it('whose last leg fails leaves no trace, and those before and after it are as if it had not been', async () => {
    await submit(topUp('legs', 100n));
    const failing = transfer(
      'failing',
      heldLeg('legs deal', 'place', 'legs', 60n),
      leg(available('legs'), available('legs friend'), 30n),
      leg(available('legs'), available('legs friend'), 11n),
    );
    const outcomes = [
      await submit(transfer('before', leg(available('legs'), available('legs friend'), 1n))),
      await submit(failing),
      await submit(transfer('after', leg(available('legs'), available('legs friend'), 99n))),
      await submit(transfer('capture', heldLeg('legs deal', 'capture', 'legs', 60n, clearing))),
    ];
    expect(outcomes).toEqual(['posted', 'too-little-money', 'posted', 'too-little-money']);
    expect(await balance(available('legs friend'))).toBe(100n);
    const [moves] = await world.db`select count(*)::int as count from ledger_move where transaction_id = ${failing.key}`;
    expect(moves).toEqual({ count: 0 });
  });

  it('is settled for everybody when a thousand move money both ways between two accounts at once', async () => {
    await Promise.all([submit(topUp('ping', 500n)), submit(topUp('pong', 500n))]);
    const outcomes = await atOnce(1_000, (index) => {
      const [from, to] = index % 3 ? (['ping', 'pong'] as const) : (['pong', 'ping'] as const);
      return submit(transfer(`ball ${index}`, leg(available(from), available(to), 1n)));
    });
    expect(count(outcomes, 'posted') + count(outcomes, 'too-little-money')).toBe(1_000);
    expect((await balance(available('ping'))) + (await balance(available('pong')))).toBe(1_000n);
    expect(await proveLedger(world.db)).toEqual([]);
  });
});

describe('a hold', () => {
  it('counts against what can be spent: six holds of 1,000 on 5,000 are five', async () => {
    await submit(topUp('holder', 5_000n));
    const outcomes = await atOnce(6, (index) =>
      submit(transfer(`hold ${index}`, heldLeg(`six ${index}`, 'place', 'holder', 1_000n))),
    );
    expect(count(outcomes, 'posted')).toBe(5);
    const refused = heldLeg(`six ${outcomes.indexOf('too-little-money')}`, 'capture', 'holder', 1n, clearing);
    expect(await submit(transfer('capture of nothing', refused))).toBe('no-such-hold');
  });

  it('is captured or released, never both, when both come at once; nothing moves after its end', async () => {
    await submit(topUp('racer', 4_000n));
    for (let round = 0; round < 20; round += 1) {
      const deal = `race ${round}`;
      expect(await submit(transfer(`${deal} place`, heldLeg(deal, 'place', 'racer', 100n)))).toBe('posted');
      const outcomes = await Promise.all([
        submit(transfer(`${deal} capture`, heldLeg(deal, 'capture', 'racer', 100n, clearing))),
        submit(transfer(`${deal} release`, heldLeg(deal, 'release', 'racer', 100n))),
      ]);
      expect(count(outcomes, 'posted')).toBe(1);
      expect(await submit(transfer(`${deal} again`, heldLeg(deal, 'release', 'racer', 1n)))).not.toBe('posted');
      expect(await submit(transfer(`${deal} raise`, heldLeg(deal, 'raise', 'racer', 1n)))).toBe('no-such-hold');
    }
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('gives no more than it has, in however many parts, and not to somebody else’s escrow', async () => {
    await Promise.all([submit(topUp('parts', 100n)), submit(topUp('thief', 100n))]);
    await submit(transfer('parts place', heldLeg('parts', 'place', 'parts', 100n)));
    await submit(transfer('thief place', heldLeg('thiefs', 'place', 'thief', 100n)));
    const outcomes = await atOnce(5, (index) =>
      submit(transfer(`part ${index}`, heldLeg('parts', 'capture', 'parts', 30n, clearing))),
    );
    expect(count(outcomes, 'posted')).toBe(3);
    // The second deal's money would cover it, were it not for the hold: too little for this deal.
    expect(await submit(transfer('steal', heldLeg('parts', 'release', 'thief', 10n)))).toBe('no-such-hold');
    expect(await submit(transfer('second', heldLeg('parts', 'place', 'parts', 1n)))).toBe('too-little-money');
    await submit(transfer('more', leg(clearing, available('parts'), 10n)));
    expect(await submit(transfer('third', heldLeg('parts', 'place', 'parts', 1n)))).toBe('hold-exists');
  });
});

describe('amounts', () => {
  it('of any size are counted exactly or refused, never rounded, never wrapped', async () => {
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
          const from = personAccount(who, 'receivable', 'USD');
          const outcome = await submit(transfer(`size ${who}`, leg(from, to, amount)));
          if (amount > most || amount < -most) expect(outcome).toBe('too-large');
          else if (amount <= 0n) expect(outcome).toBe('amount-not-positive');
          else expect(['posted', 'too-large']).toContain(outcome);
          expect(await balance(to)).toBe(outcome === 'posted' ? amount : 0n);
          // Back again, so that the next one has room.
          if (outcome === 'posted') expect(await submit(transfer(`back ${who}`, leg(to, from, amount)))).toBe('posted');
        },
      ),
      { numRuns: 60 },
    );
    const full = personAccount('full', 'available', 'USD');
    expect(await submit(transfer('fill', leg(houseAccount('paypal-clearing', 'USD'), full, most)))).toBe('posted');
    expect(await submit(transfer('overfill', leg(houseAccount('commission', 'USD'), full, 1n)))).toBe('too-large');
    expect(await submit(transfer('empty', leg(full, houseAccount('paypal-clearing', 'USD'), most)))).toBe('posted');
  });
});

describe('accounts', () => {
  it('of the house make nobody wait: a transfer goes through while another one is not committed yet', async () => {
    const commission = houseAccount('commission', 'NGN');
    const pay = (key: string) => ({ key, kind: 'test', about: {}, legs: [leg(clearing, commission, 1n)] });
    const [first, second] = ['a', 'b'].map((end) => `${randomUUID().slice(0, -1)}${end}`);
    await transact(world.db, async (tx) => {
      expect(await postTransfer(tx, pay(first ?? ''))).toBe('posted');
      expect(await submit(pay(second ?? ''))).toBe('posted');
    });
    const [rows] = await world.db`
      select sum(posted)::int as posted, count(*)::int as stripes from ledger_account where kind = 'commission' and currency = 'NGN'`;
    expect(rows).toEqual({ posted: 2, stripes: 2 });
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('open inside a business act without a second connection: a pool of one is enough', async () => {
    const db = openDatabase(world.databaseUrl, { max: 1, name: 'narrow' });
    const pay = () => transact(db, (tx) => postTransfer(tx, topUp('narrow', 3n)));
    expect(await pay()).toBe('posted');
    expect(await balance(available('narrow'))).toBe(3n);
    await db.end();
  });

  it('that a business act opened and rolled back are not remembered', async () => {
    const act = transact(world.db, async (tx) => {
      await postTransfer(tx, topUp('rolled back', 3n));
      await postTransfer(tx, transfer('rolled back 2', leg(clearing, available('rolled back'), 3n)));
      throw new Error('changed my mind');
    });
    await expect(act).rejects.toThrow('changed my mind');
    expect(await submit(topUp('rolled back', 3n))).toBe('posted');
    expect(await balance(available('rolled back'))).toBe(3n);
    expect(await proveLedger(world.db)).toEqual([]);
  });
});
