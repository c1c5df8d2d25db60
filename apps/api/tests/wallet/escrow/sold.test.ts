import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clearEarnings } from '../../../src/modules/wallet/escrow/clear-earnings.ts';
import {
  captureEscrow,
  changeEscrowFee,
  chargeBack,
  decideDispute,
  decideGoods,
  endReturned,
  findEscrowEnds,
  freezeEscrow,
  freezeGoods,
  holdAnotherAttempt,
  isPaymentDue,
  payAtDoor,
  payAttempt,
  proveMoney,
  releaseEscrow,
} from '../../../src/modules/wallet/index.ts';
import { countCredits, moveCredits } from '../../../src/modules/wallet/storage/credits.ts';
import { transact } from '../../../src/platform/db/database.ts';
import { newId } from '../../../src/platform/ids.ts';
import { atOnce } from '../../support/at-once.ts';
import { useWorld } from '../../support/world.ts';
import { attempt, fundsOf, newPackage, personWith, takings } from './deals.ts';
import { backTo, pay, postSold } from './sold.ts';

const world = useWorld({ ROLES: 'http' });

const goodsMinor = 2_000_000n;
const feeMinor = 300_001n;
const [half, otherHalf] = [150_000n, 150_001n];
const charge = 50_000n;
const earned = (part: bigint) => part - part / 10n;

type How = { readonly deliveryPaidBy: 'buyer' | 'seller'; readonly payWhen: 'now' | 'door' };

/** A parcel that was sold for 20,000.00 with a fee of 3,000.01; paid, where it is to be paid now. */
async function sold(how: How) {
  const [seller, carrier] = [await personWith(world, 1_000_000n), await personWith(world, 0n)];
  const buyerId = newId('buyer');
  const buyerPays = goodsMinor + (how.deliveryPaidBy === 'buyer' ? feeMinor + charge : 0n);
  if (how.payWhen === 'now') await pay(world.db, buyerId, seller, buyerPays);
  const { packageId, outcome } = await postSold(world, seller, { ...how, buyerId, goodsMinor, feeMinor });
  expect(outcome).toBe('done');
  return { seller, carrier, buyerId, packageId, buyerPays };
}

const capture = (packageId: string, carrierId: string) => attempt(world, (tx) => captureEscrow(tx, { packageId, carrierId }));
const release = (packageId: string) => attempt(world, (tx) => releaseEscrow(tx, packageId));
const atDoor = (packageId: string) => attempt(world, (tx) => payAtDoor(tx, packageId));
const failed = (packageId: string, carrierId: string, number: 1 | 2) =>
  attempt(world, (tx) => payAttempt(tx, { packageId, carrierId, attempt: number }));
const again = (packageId: string) => attempt(world, (tx) => holdAnotherAttempt(tx, { packageId, attempt: 2 }));
const returned = (packageId: string, carrierId: string) => attempt(world, (tx) => endReturned(tx, { packageId, carrierId }));
const complain = (packageId: string) => attempt(world, (tx) => freezeGoods(tx, packageId));
const decided = (packageId: string, toBuyerMinor: bigint) => attempt(world, (tx) => decideGoods(tx, { packageId, toBuyerMinor }));
const proven = async () => expect(await proveMoney(world.db)).toEqual([]);
const due = () => world.db`update earning set clears_at = now() where cleared_at is null`;
const clear = () => clearEarnings({ db: world.db, publish: () => undefined });

describe('what was sold and paid', () => {
  it('waits apart: the buyer’s from the buyer, the seller’s from the seller', async () => {
    const { seller, buyerId } = await sold({ deliveryPaidBy: 'buyer', payWhen: 'now' });
    expect(await fundsOf(world, seller)).toMatchObject({ available: 1_000_000n, escrow: 0n });
    expect(await fundsOf(world, buyerId)).toMatchObject({ available: 0n, escrow: goodsMinor + feeMinor + charge });
    await proven();
  });

  it('pays the carrier and, less our part, the seller at the handover, once', async () => {
    const before = [await takings(world, 'commission'), await takings(world, 'charges')];
    const { seller, carrier, buyerId, packageId } = await sold({ deliveryPaidBy: 'seller', payWhen: 'now' });
    expect(await capture(packageId, carrier)).toBe('done');
    expect(await capture(packageId, carrier)).toBe('done-before');
    expect((await fundsOf(world, carrier)).uncleared).toBe(earned(feeMinor));
    // 1.5 % of 20,000.00.
    expect((await fundsOf(world, seller)).uncleared).toBe(goodsMinor - 30_000n);
    expect(await fundsOf(world, buyerId)).toMatchObject({ available: 0n, escrow: 0n });
    const after = [await takings(world, 'commission'), await takings(world, 'charges')];
    expect(after.map((taken, index) => taken - (before[index] ?? 0n))).toEqual([30_000n + feeMinor / 10n, charge]);
    await due();
    await clear();
    expect(await fundsOf(world, seller)).toMatchObject({ available: 1_000_000n - feeMinor - charge + goodsMinor - 30_000n });
    const lines = await world.db`
      select kind, amount_minor::int as amount, status from wallet_transaction where user_id = ${seller} and kind = 'sale'`;
    expect(lines).toEqual([{ kind: 'sale', amount: 1_970_000, status: 1 }]);
    await proven();
  });

  it('goes back to each who paid, the credit too, when it is never carried', async () => {
    const { seller, carrier, buyerId, packageId, buyerPays } = await sold({ deliveryPaidBy: 'buyer', payWhen: 'now' });
    expect(await release(packageId)).toBe('done');
    expect([await release(packageId), await capture(packageId, carrier)]).toEqual(['done-before', 'refused: ended']);
    expect(await backTo(world, buyerId)).toBe(buyerPays);
    expect((await fundsOf(world, seller)).available).toBe(1_000_000n);
    await proven();

    await transact(world.db, (tx) =>
      moveCredits(tx, {
        key: randomUUID(),
        userId: seller,
        change: 1,
        reason: 'test',
      }),
    );
    const other = newId('buyer');
    await pay(world.db, other, seller, goodsMinor);
    const how = { deliveryPaidBy: 'seller', payWhen: 'now', buyerId: other, goodsMinor, feeMinor, credits: 1 } as const;
    const { packageId: next } = await postSold(world, seller, how);
    expect([await countCredits(world.db, seller), (await fundsOf(world, seller)).escrow]).toEqual([0, feeMinor]);
    await release(next);
    expect([await countCredits(world.db, seller), (await fundsOf(world, seller)).available]).toEqual([1, 1_000_000n]);
    await proven();
  });

  it('is refused where the buyer has paid less than it takes, and where the seller has', async () => {
    const seller = await personWith(world, 100n);
    const buyerId = newId('buyer');
    await pay(world.db, buyerId, seller, goodsMinor - 1n);
    const how = { payWhen: 'now', goodsMinor, feeMinor } as const;
    expect((await postSold(world, seller, { ...how, deliveryPaidBy: 'buyer', buyerId })).outcome).toBe('refused: no_longer_open');
    await pay(world.db, buyerId, seller, goodsMinor);
    expect((await postSold(world, seller, { ...how, deliveryPaidBy: 'seller', buyerId })).outcome).toBe(
      'refused: insufficient_funds',
    );
    expect(await fundsOf(world, buyerId)).toMatchObject({ available: 2n * goodsMinor - 1n, escrow: 0n });
  });

  it('ends once when completing and giving up race', async () => {
    const { seller, carrier, buyerId, packageId, buyerPays } = await sold({ deliveryPaidBy: 'buyer', payWhen: 'now' });
    const acts = [() => capture(packageId, carrier), () => release(packageId)];
    const outcomes = (await Promise.all(atOnceOf(acts))).sort();
    expect(outcomes).toEqual(['done', 'refused: ended']);
    const isCaptured = (await fundsOf(world, carrier)).uncleared > 0n;
    expect(await backTo(world, buyerId)).toBe(isCaptured ? 0n : buyerPays);
    expect((await fundsOf(world, seller)).uncleared).toBe(isCaptured ? 1_970_000n : 0n);
    await proven();
  });

  const atOnceOf = (acts: readonly (() => Promise<string>)[]) => acts.map((act) => act());
});

describe('what is to be paid at the door', () => {
  it('keeps one fee in reserve, hands nothing over before it is paid, and gives the reserve back at once', async () => {
    const { seller, carrier, buyerId, packageId, buyerPays } = await sold({ deliveryPaidBy: 'buyer', payWhen: 'door' });
    expect(await fundsOf(world, seller)).toMatchObject({ available: 1_000_000n - feeMinor, escrow: feeMinor });
    expect(await isPaymentDue(world.db, packageId)).toBe(true);
    expect(await capture(packageId, carrier)).toBe('refused: due');
    await pay(world.db, buyerId, seller, buyerPays - 1n);
    expect(await atDoor(packageId)).toBe('refused: too-little');
    await pay(world.db, buyerId, seller, 1n);
    expect(await atDoor(packageId)).toBe('done');
    expect(await isPaymentDue(world.db, packageId)).toBe(false);
    expect(await capture(packageId, carrier)).toBe('done');
    expect(await fundsOf(world, seller)).toMatchObject({ available: 1_000_000n, escrow: 0n, uncleared: 1_970_000n });
    expect((await fundsOf(world, carrier)).uncleared).toBe(earned(feeMinor));
    await proven();
  });

  it('is paid once, though two say so at once', async () => {
    const { seller, buyerId, packageId, buyerPays } = await sold({ deliveryPaidBy: 'seller', payWhen: 'door' });
    await pay(world.db, buyerId, seller, 2n * buyerPays);
    expect((await atOnce(4, () => atDoor(packageId))).sort()).toEqual(['done', 'done-before', 'done-before', 'done-before']);
    expect(await fundsOf(world, buyerId)).toMatchObject({ available: buyerPays, escrow: buyerPays });
    await proven();
  });

  it('knows nothing of ordinary parcels', async () => {
    expect(await isPaymentDue(world.db, newPackage())).toBe(false);
    expect(await atDoor(newPackage())).toBe('refused: unknown');
  });

  it('changes its reserve with a fee that the seller pays, and not one that the buyer has agreed to', async () => {
    const change = (packageId: string, fee: bigint) =>
      attempt(world, (tx) => changeEscrowFee(tx, { packageId, changeId: 'a', feeMinor: fee }));
    const { seller, packageId } = await sold({ deliveryPaidBy: 'seller', payWhen: 'door' });
    expect(await change(packageId, feeMinor + 1_000n)).toBe('done');
    expect(await fundsOf(world, seller)).toMatchObject({ escrow: 2n * feeMinor + charge + 2_000n });
    await proven();
    const other = await sold({ deliveryPaidBy: 'buyer', payWhen: 'door' });
    expect(await change(other.packageId, feeMinor + 1_000n)).toBe('refused: fee-is-agreed');
  });
});

describe('an attempt that failed', () => {
  const ways: How[] = [
    { deliveryPaidBy: 'buyer', payWhen: 'door' },
    { deliveryPaidBy: 'seller', payWhen: 'door' },
    { deliveryPaidBy: 'buyer', payWhen: 'now' },
    { deliveryPaidBy: 'seller', payWhen: 'now' },
  ];

  it.each(ways)('costs half of the fee, and the way back the other half ($deliveryPaidBy pays, $payWhen)', async (how) => {
    const { seller, carrier, buyerId, packageId, buyerPays } = await sold(how);
    expect([await failed(packageId, carrier, 1), await failed(packageId, carrier, 1)]).toEqual(['done', 'done-before']);
    expect((await fundsOf(world, carrier)).uncleared).toBe(earned(half));
    await proven();
    expect([await returned(packageId, carrier), await returned(packageId, carrier)]).toEqual(['done', 'done-before']);
    expect((await fundsOf(world, carrier)).uncleared).toBe(earned(half) + earned(otherHalf));
    const buyerLost = how.payWhen === 'now' && how.deliveryPaidBy === 'buyer' ? feeMinor : 0n;
    expect(await backTo(world, buyerId)).toBe(how.payWhen === 'now' ? buyerPays - buyerLost : 0n);
    expect(await fundsOf(world, seller)).toMatchObject({ available: 1_000_000n - feeMinor + buyerLost, escrow: 0n });
    await proven();
  });

  it.each(ways)(
    'is followed by another for a new half, after which it is handed over ($deliveryPaidBy pays, $payWhen)',
    async (how) => {
      const { seller, carrier, buyerId, packageId, buyerPays } = await sold(how);
      await failed(packageId, carrier, 1);
      expect(await failed(packageId, carrier, 2), 'nobody has asked for it').toBe('refused: asked-otherwise');
      expect([await again(packageId), await again(packageId)]).toEqual(['done', 'done-before']);
      await proven();
      if (how.payWhen === 'door') {
        await pay(world.db, buyerId, seller, buyerPays);
        expect(await atDoor(packageId)).toBe('done');
      }
      expect(await capture(packageId, carrier)).toBe('done');
      expect((await fundsOf(world, carrier)).uncleared).toBe(earned(half) + earned(feeMinor));
      const delivery = how.deliveryPaidBy === 'seller' ? feeMinor + charge : 0n;
      expect(await fundsOf(world, seller)).toMatchObject({ available: 1_000_000n - delivery - half, uncleared: 1_970_000n });
      await proven();
    },
  );

  it.each(ways)('and the second costs the new half, and then it goes back ($deliveryPaidBy pays, $payWhen)', async (how) => {
    const { seller, carrier, packageId } = await sold(how);
    await failed(packageId, carrier, 1);
    await again(packageId);
    expect(await failed(packageId, carrier, 2)).toBe('done');
    expect(await returned(packageId, carrier)).toBe('done');
    expect((await fundsOf(world, carrier)).uncleared).toBe(2n * earned(half) + earned(otherHalf));
    const buyerLost = how.payWhen === 'now' && how.deliveryPaidBy === 'buyer' ? feeMinor : 0n;
    expect(await fundsOf(world, seller)).toMatchObject({ available: 1_000_000n - half - feeMinor + buyerLost, escrow: 0n });
    await proven();
  });

  it('can be disputed on the way back: staff divide what is still there', async () => {
    const { seller, carrier, buyerId, packageId, buyerPays } = await sold({ deliveryPaidBy: 'buyer', payWhen: 'now' });
    await failed(packageId, carrier, 1);
    await attempt(world, (tx) => freezeEscrow(tx, packageId));
    expect(await returned(packageId, carrier)).toBe('refused: frozen');
    const decide = { packageId, carrierId: carrier, carrierFeeMinor: 100_000n, goodsToSellerMinor: 500_000n };
    for (const goodsToSellerMinor of [goodsMinor + 1n, -1n])
      expect(await attempt(world, (tx) => decideDispute(tx, { ...decide, goodsToSellerMinor }))).toBe('refused: not-a-share');
    expect(await attempt(world, (tx) => decideDispute(tx, decide))).toBe('done');
    expect((await fundsOf(world, carrier)).uncleared).toBe(earned(half) + earned(100_000n));
    expect((await fundsOf(world, seller)).uncleared).toBe(500_000n - 7_500n);
    expect(await backTo(world, buyerId)).toBe(buyerPays - half - 100_000n - charge - 500_000n);
    expect((await findEscrowEnds(world.db, [packageId])).get(packageId)).toMatchObject({ commission: 10_000n, charge });
    await proven();
  });
});

describe('what is not as described', () => {
  async function handedOver() {
    const deal = await sold({ deliveryPaidBy: 'buyer', payWhen: 'now' });
    await capture(deal.packageId, deal.carrier);
    return deal;
  }

  it('freezes the goods’ money and not the carrier’s, until it is decided', async () => {
    const { seller, carrier, packageId } = await handedOver();
    expect([await complain(packageId), await complain(packageId)]).toEqual(['done', 'done-before']);
    await due();
    await clear();
    expect((await fundsOf(world, carrier)).available).toBe(earned(feeMinor));
    expect(await fundsOf(world, seller)).toMatchObject({ available: 1_000_000n, uncleared: 1_970_000n });
    // A bank takes a payment of the seller's back meanwhile: what is in question is not touched.
    await attempt(world, (tx) =>
      chargeBack(tx, {
        reference: `bank-${packageId}`,
        provider: 'paystack',
        userId: seller,
        currency: 'NGN',
        amountMinor: 1_200_000n,
      }),
    );
    expect(await fundsOf(world, seller)).toMatchObject({ available: 0n, uncleared: 1_970_000n, receivable: -200_000n });
    await proven();
    expect(await decided(packageId, 0n)).toBe('done');
    await clear();
    expect(await fundsOf(world, seller)).toMatchObject({ available: 1_770_000n, uncleared: 0n, receivable: 0n });
    await proven();
  });

  it.each([
    ['all of it', goodsMinor],
    ['a part', 1_300_001n],
    ['nothing', 0n],
  ])('gives the buyer %s back, our commission of it too, once', async (_what, toBuyer) => {
    const { seller, buyerId, packageId } = await handedOver();
    expect(await decided(packageId, toBuyer)).toBe('refused: not-frozen');
    await complain(packageId);
    expect(await decided(packageId, goodsMinor + 1n)).toBe('refused: not-a-share');
    expect([await decided(packageId, toBuyer), await decided(packageId, toBuyer)]).toEqual(['done', 'done-before']);
    expect(await complain(packageId)).toBe('refused: ended');
    expect(await backTo(world, buyerId)).toBe(toBuyer);
    const keeps = goodsMinor - toBuyer;
    expect((await fundsOf(world, seller)).uncleared).toBe(keeps - (keeps * 15n) / 1_000n);
    await due();
    await clear();
    expect((await fundsOf(world, seller)).available).toBe(1_000_000n + keeps - (keeps * 15n) / 1_000n);
    await proven();
  });

  it('comes too late once it has cleared', async () => {
    const { packageId } = await handedOver();
    await due();
    await clear();
    expect(await complain(packageId)).toBe('refused: ended');
  });
});
