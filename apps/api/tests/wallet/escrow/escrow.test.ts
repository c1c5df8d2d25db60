import { describe, expect, it } from 'vitest';
import {
  captureEscrow,
  changeEscrowFee,
  decideDispute,
  freezeEscrow,
  holdInEscrow,
  proveMoney,
  releaseEscrow,
} from '../../../src/modules/wallet/index.ts';
import { keyFor } from '../../../src/modules/wallet/ledger/transfer.ts';
import { countCredits, moveCredits } from '../../../src/modules/wallet/storage/credits.ts';
import { transact } from '../../../src/platform/db/database.ts';
import { atOnce } from '../../support/at-once.ts';
import { useWorld } from '../../support/world.ts';
import { attempt, fundsOf, newPackage, personWith, takings } from './deals.ts';

const world = useWorld({ ROLES: 'http' });

const hold = (packageId: string, senderId: string, feeMinor: bigint) =>
  attempt(world, (tx) => holdInEscrow(tx, { packageId, senderId, currency: 'NGN', feeMinor, title: 'Shoes to Ibadan' }));
const change = (packageId: string, changeId: string, feeMinor: bigint) =>
  attempt(world, (tx) => changeEscrowFee(tx, { packageId, changeId, feeMinor }));
const release = (packageId: string) => attempt(world, (tx) => releaseEscrow(tx, packageId));
const capture = (packageId: string, carrierId: string) => attempt(world, (tx) => captureEscrow(tx, { packageId, carrierId }));
const freeze = (packageId: string) => attempt(world, (tx) => freezeEscrow(tx, packageId));
const decide = (packageId: string, carrierId: string, carrierFeeMinor: bigint) =>
  attempt(world, (tx) => decideDispute(tx, { packageId, carrierId, carrierFeeMinor }));
const linesOf = (userId: string) =>
  world.db`select kind, direction, amount_minor::int as amount, status from wallet_transaction where user_id = ${userId} order by created_at`;

/** A sender with 5,000.00, a carrier, and a package whose fee of 1,000.00 is in escrow with the charge of 500.00. */
async function deal() {
  const [sender, carrier] = [await personWith(world, 500_000n), await personWith(world, 0n)];
  const packageId = newPackage();
  expect(await hold(packageId, sender, 100_000n)).toBe('done');
  return { sender, carrier, packageId };
}

describe('escrow', () => {
  it('holds the fee and the charge when a package is posted, and shows it in the history', async () => {
    const { sender } = await deal();
    expect(await fundsOf(world, sender)).toMatchObject({ available: 350_000n, escrow: 150_000n });
    expect(await linesOf(sender)).toEqual([{ kind: 'escrow', direction: 'out', amount: 150_000, status: 1 }]);
  });

  it('says how much is missing, and takes nothing, when the balance does not cover it', async () => {
    const sender = await personWith(world, 100_000n);
    const packageId = newPackage();
    const input = { packageId, senderId: sender, currency: 'NGN', feeMinor: 100_000n, title: 'Shoes' } as const;
    await expect(transact(world.db, (tx) => holdInEscrow(tx, input))).rejects.toMatchObject({
      code: 'insufficient_funds',
      extras: { shortfall: 500 },
    });
    expect(await fundsOf(world, sender)).toMatchObject({ available: 100_000n, escrow: 0n });
    expect(await linesOf(sender)).toEqual([]);
  });

  it('spends a credit before money for the charge, and gives it back when nothing is delivered', async () => {
    const sender = await personWith(world, 100_000n);
    await transact(world.db, (tx) => moveCredits(tx, { key: keyFor('test', sender), userId: sender, change: 1, reason: 'test' }));
    const packageId = newPackage();
    expect(await hold(packageId, sender, 100_000n)).toBe('done');
    expect(await countCredits(world.db, sender)).toBe(0);
    expect(await fundsOf(world, sender)).toMatchObject({ available: 0n, escrow: 100_000n });
    expect([await release(packageId), await release(packageId)]).toEqual(['done', 'done-before']);
    expect(await countCredits(world.db, sender)).toBe(1);
    expect(await fundsOf(world, sender)).toMatchObject({ available: 100_000n, escrow: 0n });
  });

  it('is one, however often and however much at once it is asked for; other words for the same package are refused', async () => {
    const sender = await personWith(world, 500_000n);
    const packageId = newPackage();
    const answers = await atOnce(8, () => hold(packageId, sender, 100_000n));
    expect(answers.sort()).toEqual(['done', ...Array(7).fill('done-before')]);
    expect(await hold(packageId, sender, 90_000n)).toBe('refused: asked-otherwise');
    expect(await fundsOf(world, sender)).toMatchObject({ available: 350_000n, escrow: 150_000n });
    await change(packageId, 'n1', 120_000n);
    expect(await hold(packageId, sender, 100_000n)).toBe('done-before');
  });

  it('follows an agreed fee up and down, each agreement once', async () => {
    const { sender, packageId } = await deal();
    expect(await change(packageId, 'n1', 160_000n)).toBe('done');
    expect(await fundsOf(world, sender)).toMatchObject({ available: 290_000n, escrow: 210_000n });
    expect(await change(packageId, 'n2', 60_000n)).toBe('done');
    expect(await change(packageId, 'n1', 160_000n)).toBe('done-before');
    expect(await change(packageId, 'n1', 170_000n)).toBe('refused: asked-otherwise');
    expect(await change(packageId, 'n3', 9_000_000n)).toBe('refused: insufficient_funds');
    expect(await change(packageId, 'n4', 0n)).toMatch('refused');
    expect(await fundsOf(world, sender)).toMatchObject({ available: 390_000n, escrow: 110_000n });
  });

  it('pays the carrier the fee less a tenth, uncleared; the tenth and the charge are ours', async () => {
    const { sender, carrier, packageId } = await deal();
    const [commission, charges] = [await takings(world, 'commission'), await takings(world, 'charges')];
    expect(await capture(packageId, carrier)).toBe('done');
    expect(await fundsOf(world, carrier)).toMatchObject({ available: 0n, uncleared: 90_000n });
    expect(await fundsOf(world, sender)).toMatchObject({ available: 350_000n, escrow: 0n });
    expect((await takings(world, 'commission')) - commission).toBe(10_000n);
    expect((await takings(world, 'charges')) - charges).toBe(50_000n);
    expect(await linesOf(carrier)).toEqual([{ kind: 'earning', direction: 'in', amount: 90_000, status: 0 }]);
    expect(await capture(packageId, carrier)).toBe('done-before');
    expect(await fundsOf(world, carrier)).toMatchObject({ uncleared: 90_000n });
  });

  it('ends one way: no capture after a release, no release after a capture, no second carrier, no change after the end', async () => {
    const [one, two] = [await deal(), await deal()];
    expect(await release(one.packageId)).toBe('done');
    expect(await capture(one.packageId, one.carrier)).toBe('refused: ended');
    expect(await capture(two.packageId, two.carrier)).toBe('done');
    expect(await release(two.packageId)).toBe('refused: ended');
    expect(await capture(two.packageId, one.carrier)).toBe('refused: ended');
    expect(await change(two.packageId, 'late', 200_000n)).toBe('refused: ended');
    expect(await freeze(two.packageId)).toBe('refused: ended');
    expect(await capture(newPackage(), one.carrier)).toBe('refused: unknown');
    expect(await fundsOf(world, one.sender)).toMatchObject({ available: 500_000n, escrow: 0n });
    expect(await fundsOf(world, one.carrier)).toMatchObject({ uncleared: 0n });
  });

  it('does not pay a sender for carrying their own parcel', async () => {
    const { sender, packageId } = await deal();
    await expect(capture(packageId, sender)).resolves.toMatch('refused');
    expect(await fundsOf(world, sender)).toMatchObject({ uncleared: 0n, escrow: 150_000n });
  });

  it('moves nothing while a dispute is open, until it is decided: refund, release or split', async () => {
    const [refunded, paid, split] = [await deal(), await deal(), await deal()];
    expect(await decide(split.packageId, split.carrier, 50_000n)).toBe('refused: not-frozen');
    for (const { packageId, carrier } of [refunded, paid, split]) {
      expect([await freeze(packageId), await freeze(packageId)]).toEqual(['done', 'done-before']);
      expect(await release(packageId)).toBe('refused: frozen');
      expect(await capture(packageId, carrier)).toBe('refused: frozen');
      expect(await change(packageId, 'n1', 110_000n)).toBe('refused: frozen');
      expect(await decide(packageId, carrier, 100_001n)).toBe('refused: not-a-share');
      expect(await decide(packageId, carrier, -1n)).toBe('refused: not-a-share');
    }
    expect(await decide(refunded.packageId, refunded.carrier, 0n)).toBe('done');
    expect(await fundsOf(world, refunded.sender)).toMatchObject({ available: 500_000n, escrow: 0n });
    expect(await decide(paid.packageId, paid.carrier, 100_000n)).toBe('done');
    expect(await fundsOf(world, paid.carrier)).toMatchObject({ uncleared: 90_000n });
    expect(await decide(split.packageId, split.carrier, 33_333n)).toBe('done');
    expect(await decide(split.packageId, split.carrier, 33_333n)).toBe('done-before');
    expect(await decide(split.packageId, split.carrier, 33_334n)).toBe('refused: ended');
    // 33,333 less 3,333 commission to the carrier; the rest of the fee comes back; the charge stays.
    expect(await fundsOf(world, split.carrier)).toMatchObject({ uncleared: 30_000n });
    expect(await fundsOf(world, split.sender)).toMatchObject({ available: 350_000n + 66_667n, escrow: 0n });
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('ends exactly once when cancelling and completing race', async () => {
    const deals = [];
    for (let index = 0; index < 10; index += 1) deals.push(await deal());
    const answers = await Promise.all(
      deals.map(({ packageId, carrier }) => Promise.all([release(packageId), capture(packageId, carrier), release(packageId)])),
    );
    for (const [index, answer] of answers.entries()) {
      const { sender, carrier } = deals[index] ?? { sender: '', carrier: '' };
      expect(answer.filter((each) => each === 'done')).toHaveLength(1);
      const wasCaptured = answer[1] === 'done';
      expect(await fundsOf(world, sender)).toMatchObject({ available: wasCaptured ? 350_000n : 500_000n, escrow: 0n });
      expect(await fundsOf(world, carrier)).toMatchObject({ uncleared: wasCaptured ? 90_000n : 0n });
    }
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('never holds more than there is, however many packages are posted at once', async () => {
    const sender = await personWith(world, 500_000n);
    const answers = await atOnce(12, () => hold(newPackage(), sender, 100_000n));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(3);
    expect(answers.filter((answer) => answer === 'refused: insufficient_funds')).toHaveLength(9);
    expect(await fundsOf(world, sender)).toMatchObject({ available: 50_000n, escrow: 450_000n });
  });
});
