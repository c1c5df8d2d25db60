import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountRef, houseAccount, nameOf, personAccount } from '../../../src/modules/wallet/ledger/accounts.ts';
import { proveLedger } from '../../../src/modules/wallet/ledger/proof.ts';
import { keyFor, type Leg, type Transfer } from '../../../src/modules/wallet/ledger/transfer.ts';
import { useWorld } from '../../support/world.ts';
import { LedgerModel } from './ledger-model.ts';
import { post } from './money.ts';

/** Small worlds make many collisions: four people, five deals, a dozen keys. */
const people = (run: string) => ['ada', 'bola', 'chidi', 'dayo'].map((name) => `${run}-${name}`);

function accountsOf(run: string): fc.Arbitrary<AccountRef> {
  const currency = fc.constantFrom('NGN' as const, 'NGN' as const, 'USD' as const);
  const person = fc.record({
    owner: fc.constantFrom(...people(run)),
    kind: fc.constantFrom('available' as const, 'uncleared' as const),
    currency,
  });
  const house = fc.record({ kind: fc.constantFrom('commission' as const, 'paystack-clearing' as const), currency });
  return fc.oneof({ weight: 3, arbitrary: person }, { weight: 1, arbitrary: house });
}

function legsOf(run: string): fc.Arbitrary<Leg> {
  const amountMinor = fc.oneof(
    { weight: 6, arbitrary: fc.bigInt(1n, 900n) },
    { weight: 1, arbitrary: fc.constantFrom(0n, -5n, 2n ** 53n + 1n) },
  );
  const plain = fc.record({ from: accountsOf(run), to: accountsOf(run), amountMinor });
  const held = fc
    .record({
      owner: fc.constantFrom(...people(run)),
      deal: fc.integer({ min: 1, max: 5 }),
      effect: fc.constantFrom('place' as const, 'raise' as const, 'capture' as const, 'release' as const),
      amountMinor,
      other: accountsOf(run),
    })
    .map(({ owner, deal, effect, amountMinor, other }): Leg => {
      const escrow = personAccount(owner, 'escrow', 'NGN');
      const available = personAccount(owner, 'available', 'NGN');
      const hold = { id: keyFor(run, `hold ${deal}`), effect, reference: `${run} deal ${deal}` };
      if (effect === 'place' || effect === 'raise') return { from: available, to: escrow, amountMinor, hold };
      return { from: escrow, to: effect === 'release' ? available : other, amountMinor, hold };
    });
  return fc.oneof({ weight: 2, arbitrary: plain }, { weight: 3, arbitrary: held });
}

function transfersOf(run: string): fc.Arbitrary<Transfer> {
  return fc
    .record({
      number: fc.integer({ min: 1, max: 60 }),
      kind: fc.constantFrom('one', 'two'),
      legs: fc.array(legsOf(run), { minLength: 1, maxLength: 3 }),
    })
    .map(({ number, kind, legs }) => ({ key: keyFor(run, `key ${number}`), kind, about: { number }, legs }));
}

/** Everybody starts with something, paid in by card. */
function topUps(run: string): Transfer[] {
  return people(run).map((owner) => ({
    key: keyFor(run, `top-up ${owner}`),
    kind: 'top-up',
    about: { owner },
    legs: [{ from: houseAccount('paystack-clearing', 'NGN'), to: personAccount(owner, 'available', 'NGN'), amountMinor: 2_000n }],
  }));
}

describe('the books', () => {
  const world = useWorld();
  let runs = 0;

  type AccountRow = { ownerId: string; kind: 'available'; currency: 'NGN'; posted: string; version: string };

  /** Balance and number of entries of every account of these people that was ever used. */
  async function accountsIn(run: string): Promise<Map<string, [bigint, number]>> {
    const rows = await world.db<AccountRow[]>`
      select owner_id, kind, currency, posted, version from ledger_account where owner_id like ${`${run}-%`} and version > 0`;
    return new Map(
      rows.map((row) => [
        nameOf({ owner: row.ownerId, kind: row.kind, currency: row.currency }),
        [BigInt(row.posted), Number(row.version)],
      ]),
    );
  }

  async function holdsIn(run: string): Promise<Map<string, bigint>> {
    const rows = await world.db<{ id: string; remaining: string }[]>`
      select id, remaining from ledger_hold where reference like ${`${run} %`}`;
    return new Map(rows.map((row) => [row.id, BigInt(row.remaining)]));
  }

  it('say what a simple sequential model says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        runs += 1;
        const run = `model${runs}`;
        const transfers = [...topUps(run), ...fc.sample(transfersOf(run), { seed, numRuns: 60 })];
        const model = new LedgerModel();
        const expected = transfers.map((transfer) => model.post(transfer));
        const got: string[] = [];
        for (const transfer of transfers) got.push(await post(world.db, transfer));
        expect(got).toEqual(expected);
        const used = [...model.versions].filter(([name]) => name.startsWith(`${run}-`));
        expect(await accountsIn(run)).toEqual(
          new Map(used.map(([name, version]) => [name, [model.balances.get(name), version]])),
        );
        expect(await holdsIn(run)).toEqual(new Map([...model.holds].map(([id, hold]) => [id, hold.remaining])));
      }),
      { numRuns: 40 },
    );
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('never go below zero when 200 spend the same balance at once', async () => {
    const owner = 'spender';
    const available = personAccount(owner, 'available', 'NGN');
    await post(world.db, {
      key: keyFor('spend', 'top-up'),
      kind: 'top-up',
      about: {},
      legs: [{ from: houseAccount('paystack-clearing', 'NGN'), to: available, amountMinor: 100_000n }],
    });
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        post(world.db, {
          key: keyFor('spend', `${index}`),
          kind: 'spend',
          about: {},
          legs: [{ from: available, to: houseAccount('charges', 'NGN'), amountMinor: 1_000n }],
        }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(100);
    expect(outcomes.filter((outcome) => outcome === 'too-little-money')).toHaveLength(100);
    const [left] = await world.db`select posted from ledger_account where owner_id = ${owner}`;
    expect(left).toEqual({ posted: '0' });
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('refuse to be changed afterwards, even by the owner of the database', async () => {
    for (const table of ['ledger_transaction', 'ledger_move', 'ledger_seal']) {
      await expect(world.db.unsafe(`delete from ${table}`)).rejects.toThrow('append-only');
      await expect(world.db.unsafe(`truncate ${table}`)).rejects.toThrow('append-only');
    }
    await expect(world.db`update ledger_move set amount = amount + 1`).rejects.toThrow('append-only');
    await expect(world.db`update ledger_account set posted = -1 where owner_id is not null`).rejects.toThrow(
      'ledger_account_floor',
    );
  });

  it('name the account that is off when somebody has tampered with a balance', async () => {
    const tola = personAccount('tola', 'available', 'NGN');
    await post(world.db, {
      key: keyFor('tamper', '1'),
      kind: 'top-up',
      about: {},
      legs: [{ from: houseAccount('paystack-clearing', 'NGN'), to: tola, amountMinor: 500n }],
    });
    const [account] = await world.db`update ledger_account set posted = posted + 1 where owner_id = 'tola' returning id`;
    const findings = await proveLedger(world.db);
    expect(findings.map((finding) => finding.account)).toContain(account?.id);
    await world.db`update ledger_account set posted = posted - 1 where owner_id = 'tola'`;
    expect(await proveLedger(world.db)).toEqual([]);
  });
});
