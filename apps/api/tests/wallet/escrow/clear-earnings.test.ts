import { describe, expect, it } from 'vitest';
import {
  captureEscrow,
  changeEscrowFee,
  chargeBack,
  collectDebt,
  holdInEscrow,
  proveMoney,
  releaseEscrow,
} from '../../../src/modules/wallet/index.ts';
import { clearEarningsWhenDue } from '../../../src/modules/wallet/jobs/clear-earnings.ts';
import { atOnce } from '../../support/at-once.ts';
import { useWorld } from '../../support/world.ts';
import { attempt, fundsOf, give, newPackage, personWith } from './deals.ts';

const world = useWorld({ ROLES: 'http' });
const clearEarnings = () => clearEarningsWhenDue.handle(world.node.context, {} as never);
const letADayPass = () => world.db`update earning set clears_at = clears_at - interval '24 hours'`;

/** A carrier who has earned this much, uncleared, from one delivery each. */
async function carrierWith(...earnedMinor: readonly bigint[]): Promise<{ id: string; packages: string[] }> {
  const id = await personWith(world, 0n);
  const packages: string[] = [];
  for (const earned of earnedMinor) {
    const feeMinor = (earned * 10n) / 9n;
    const sender = await personWith(world, feeMinor + 50_000n);
    const packageId = newPackage();
    await attempt(world, (tx) => holdInEscrow(tx, { packageId, senderId: sender, currency: 'NGN', feeMinor, title: 'Shoes' }));
    await attempt(world, (tx) => captureEscrow(tx, { packageId, carrierId: id }));
    packages.push(packageId);
  }
  return { id, packages };
}

const chargeTo = (userId: string, amountMinor: bigint, reference = newPackage()) =>
  attempt(world, (tx) => chargeBack(tx, { reference, provider: 'paystack', userId, currency: 'NGN', amountMinor }));
const collect = (userId: string, occasion: string) =>
  attempt(world, async (tx) => String(await collectDebt(tx, { userId, currency: 'NGN', occasion })));

describe('what a carrier has earned', () => {
  it('can be spent after a day, not before, and becomes so once', async () => {
    const { id } = await carrierWith(90_000n);
    await clearEarnings();
    expect(await fundsOf(world, id)).toMatchObject({ available: 0n, uncleared: 90_000n });
    await letADayPass();
    await atOnce(4, clearEarnings);
    await clearEarnings();
    expect(await fundsOf(world, id)).toMatchObject({ available: 90_000n, uncleared: 0n });
    const [line] = await world.db`select kind, status from wallet_transaction where user_id = ${id}`;
    expect(line).toEqual({ kind: 'earning', status: 1 });
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('that cannot be cleared fails the job loudly and holds up nobody else', async () => {
    const [broken, fine] = [await carrierWith(9_000n), await carrierWith(18_000n)];
    await letADayPass();
    await world.db`update earning set amount_minor = 9001, remaining_minor = 9001 where user_id = ${broken.id}`;
    await expect(clearEarnings()).rejects.toThrow('1 earnings could not be cleared');
    expect(await fundsOf(world, broken.id)).toMatchObject({ available: 0n, uncleared: 9_000n });
    expect(await fundsOf(world, fine.id)).toMatchObject({ available: 18_000n, uncleared: 0n });
    expect((await proveMoney(world.db)).map(({ law }) => law)).toEqual([
      'What is uncleared is what was earned and not yet cleared',
    ]);
    await world.db`update earning set amount_minor = 9000, remaining_minor = 9000 where user_id = ${broken.id}`;
    await clearEarnings();
    expect(await fundsOf(world, broken.id)).toMatchObject({ available: 9_000n, uncleared: 0n });
  });
});

describe('a chargeback', () => {
  it('takes what is uncleared, then what can be spent, and the rest is owed', async () => {
    const { id } = await carrierWith(9_000n, 18_000n);
    await give(world, id, 10_000n);
    expect(await chargeTo(id, 20_000n)).toBe('done');
    expect(await fundsOf(world, id)).toEqual({ uncleared: 7_000n, available: 10_000n, receivable: 0n, escrow: 0n });
    expect(await chargeTo(id, 12_000n)).toBe('done');
    expect(await fundsOf(world, id)).toEqual({ uncleared: 0n, available: 5_000n, receivable: 0n, escrow: 0n });
    expect(await chargeTo(id, 25_000n)).toBe('done');
    expect(await fundsOf(world, id)).toEqual({ uncleared: 0n, available: 0n, receivable: -20_000n, escrow: 0n });
    expect(await proveMoney(world.db)).toEqual([]);
    await letADayPass();
    await clearEarnings();
    expect(await fundsOf(world, id)).toEqual({ uncleared: 0n, available: 0n, receivable: -20_000n, escrow: 0n });
  });

  it('is taken once, however often and however much at once it is reported', async () => {
    const { id } = await carrierWith(90_000n);
    const answers = await atOnce(6, () => chargeTo(id, 30_000n, `same ${id}`));
    expect(answers.sort()).toEqual(['done', ...Array(5).fill('done-before')]);
    expect(await chargeTo(id, 40_000n, `same ${id}`)).toBe('refused: key_used_otherwise');
    expect(await fundsOf(world, id)).toMatchObject({ uncleared: 60_000n, receivable: 0n });
  });

  it('that left a debt is paid from what clears later, as far as it goes', async () => {
    const id = await personWith(world, 5_000n);
    expect(await chargeTo(id, 20_000n)).toBe('done');
    expect(await fundsOf(world, id)).toMatchObject({ available: 0n, receivable: -15_000n });
    await give(world, id, 10_000n);
    expect([await collect(id, `one ${id}`), await collect(id, `two ${id}`)]).toEqual(['10000', '0']);
    await give(world, id, 10_000n);
    expect([await collect(id, `three ${id}`), await collect(id, `four ${id}`)]).toEqual(['5000', '0']);
    expect(await fundsOf(world, id)).toEqual({ available: 5_000n, uncleared: 0n, escrow: 0n, receivable: 0n });
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('that left a debt is paid from what comes back out of escrow: a lower fee, a parcel taken down', async () => {
    const sender = await personWith(world, 150_000n);
    const packageId = newPackage();
    const deal = { packageId, senderId: sender, currency: 'NGN', feeMinor: 100_000n, title: 'Shoes' } as const;
    await attempt(world, (tx) => holdInEscrow(tx, deal));
    expect(await chargeTo(sender, 120_000n)).toBe('done');
    expect(await fundsOf(world, sender)).toMatchObject({ available: 0n, escrow: 150_000n, receivable: -120_000n });
    await attempt(world, (tx) => changeEscrowFee(tx, { packageId, changeId: 'lower', feeMinor: 80_000n }));
    expect(await fundsOf(world, sender)).toMatchObject({ available: 0n, escrow: 130_000n, receivable: -100_000n });
    await attempt(world, (tx) => releaseEscrow(tx, packageId));
    expect(await fundsOf(world, sender)).toMatchObject({ available: 30_000n, escrow: 0n, receivable: 0n });
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('never lets a debt become a balance: the books refuse it', async () => {
    const id = await personWith(world, 5_000n);
    await chargeTo(id, 6_000n);
    await expect(world.db`update ledger_account set posted = 1 where owner_id = ${id} and kind = 'receivable'`).rejects.toThrow(
      'ledger_account_debt_is_debt',
    );
  });
});
