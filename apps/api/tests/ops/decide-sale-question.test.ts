import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decideSaleQuestion } from '../../src/modules/ops/commands/decide-sale-question.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { balanceOf, unclearedOf } from '../support/people-with-money.ts';
import { clearEarningsWhenDueNow } from '../support/sale-money.ts';
import { pageOf, runSaleClock, saleSeenBy, standsAt } from '../support/sales.ts';
import { actsAbout, makeStaff, staffMember } from '../support/staff.ts';
import { decide, preview, propose } from './proposal-desk.ts';
import { because, decideBy, openSaleDesk, questionSeenBy, says } from './sale-desk.ts';

const { world, desk, questioned, handedOver } = await openSaleDesk();

describe('a decision about what was sold', () => {
  it.each([
    ['refund', {}, 'sale-refunded', { buyer: 20_000, seller: 0, commission: 0, state: 'came-back' }],
    ['release', {}, 'sale-released', { buyer: 0, seller: 19_700, commission: 300, state: 'arrived' }],
    ['split', { toBuyer: 5_000.5 }, 'sale-split', { buyer: 5_000.5, seller: 14_774.51, commission: 224.99, state: 'arrived' }],
  ] as const)(
    'of %s moves the price so, leaves the fee, tells both why, and is written down',
    async (decision, more, what, end) => {
      const { seller, buyer, carrier, sale, saleId } = await questioned();
      const fee = await unclearedOf(world, carrier.id);
      const { shares, amount } = (await preview(desk.ngozi, { kind: 'sale-question', saleId, decision, ...more })).result;
      const sums = { seller: end.seller, buyer: end.buyer, commission: end.commission };
      const wanted = Object.entries(sums).filter(([, sum]) => sum > 0);
      expect([shares.map((share) => [share.side, share.amount]), amount]).toEqual([wanted, 20_000]);
      const { result } = await decideBy(desk.ngozi, saleId, { decision, ...more });
      expect(result.decision).toMatchObject({
        decision,
        because,
        buyerGets: end.buyer,
        sellerGets: end.seller,
        commission: end.commission,
      });
      expect(result.decision?.by).toMatch(/./);
      expect(await unclearedOf(world, seller.id)).toBe(end.seller);
      expect(await unclearedOf(world, carrier.id)).toBe(fee);
      const { mine } = (await pageOf(buyer, sale.code)).result;
      expect((mine?.returning ?? 0) + (mine?.returned ?? 0)).toBe(end.buyer);
      expect(mine).toMatchObject({ state: end.state, decision: { buyerGets: end.buyer, sellerGets: end.seller, because } });
      expect(await saleSeenBy(seller, saleId)).toMatchObject({
        state: end.state,
        question: { says, decision: { buyerGets: end.buyer, sellerGets: end.seller, because } },
      });
      const staffId = desk.ngozi.id;
      expect(await actsAbout(world, seller.id)).toEqual([{ staffId, what, subject: saleId, userId: seller.id, because }]);
    },
  );

  it('is proposed by one and made by another, with the sums that the first has seen', async () => {
    const { seller, buyer, sale, saleId } = await questioned();
    const ngozi = await staffMember(world, 'support');
    const { id } = (await propose(ngozi, { kind: 'sale-question', saleId, decision: 'split', toBuyer: 5_000.5 })).result;
    await makeStaff(world, seller);
    expect((await decide(seller, id, 'confirm')).problem.code).toBe('forbidden');
    expect((await decide(desk.tunde, id, 'confirm')).result.state).toBe('confirmed');
    expect(await unclearedOf(world, seller.id)).toBe(14_774.51);
    expect((await pageOf(buyer, sale.code)).result.mine).toMatchObject({ decision: { buyerGets: 5_000.5 } });
  });

  it('for the seller clears like any other price, and is paid out', async () => {
    const { seller, saleId, packageId } = await questioned();
    await decideBy(desk.ngozi, saleId, { decision: 'split', toBuyer: 10_000 });
    const before = await balanceOf(world, seller.id, 'NGN');
    await clearEarningsWhenDueNow(world, packageId);
    await runSaleClock(world);
    await standsAt(seller, saleId, 'paid-out');
    expect((await balanceOf(world, seller.id, 'NGN')) - before).toBe(9_850);
  });

  it('is made once when two of us decide at the same moment', async () => {
    const { seller, saleId } = await questioned();
    const answers = await Promise.all([
      decideBy(desk.ngozi, saleId, { decision: 'refund' }),
      decideBy(desk.tunde, saleId, { decision: 'release' }),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, already_decided: 1 });
    expect(await actsAbout(world, seller.id)).toHaveLength(1);
  });

  it('is made once however often it is asked for under one key, and another one under that key is refused', async () => {
    const [{ seller, saleId }, another] = [await questioned(), await questioned()];
    const key = randomUUID();
    const split = { decision: 'split', toBuyer: 1_000 };
    expect(tally(await atOnce(4, () => decideBy(desk.ngozi, saleId, split, key)))).toEqual({ 200: 4 });
    expect(await actsAbout(world, seller.id)).toHaveLength(1);
    expect((await decideBy(desk.ngozi, saleId, { decision: 'refund' }, key)).problem.code).toBe('key_used_otherwise');
    expect((await decideBy(desk.ngozi, another.saleId, split, key)).problem.code).toBe('key_used_otherwise');
    expect((await decideBy(desk.ngozi, saleId, split)).problem.code).toBe('already_decided');
  });

  it('and what is written of it are there together or not at all', async () => {
    const { seller, saleId } = await questioned();
    const by = { staffId: 'usr_00000000000000000000000000', idempotencyKey: randomUUID() };
    const wanted = { saleId, decision: 'refund', toBuyer: undefined, because } as const;
    await expect(decideSaleQuestion(world.node.context, wanted, by)).rejects.toThrow('fkey');
    expect((await questionSeenBy(desk.ngozi, saleId)).result.decision).toBeNull();
    await standsAt(seller, saleId, 'questioned');
  });

  it('is never made by the seller, nor by who bought it with their own phone', async () => {
    const { seller, buyer, saleId } = await questioned();
    await makeStaff(world, seller);
    expect((await decideBy(seller, saleId, { decision: 'release' })).problem.code).toBe('forbidden');
    await world.db`update account set phone = ${buyer.phone}, phone_verified_at = now() where id = ${desk.tunde.id}`;
    expect((await decideBy(desk.tunde, saleId, { decision: 'refund' })).problem.code).toBe('forbidden');
    expect((await decideBy(desk.ngozi, saleId, { decision: 'refund' })).status).toBe(200);
  });

  it('is only of what somebody questions', async () => {
    const { saleId } = await handedOver();
    expect((await decideBy(desk.ngozi, saleId, { decision: 'refund' })).problem.code).toBe('not_found');
    expect((await decideBy(desk.ngozi, 'sal_00000000000000000000000000', { decision: 'refund' })).problem.code).toBe('not_found');
  });

  it('that is none is refused, and nothing moves', async () => {
    const { seller, saleId } = await questioned();
    for (const body of [
      { decision: 'refund', because: '' },
      { decision: 'keep' },
      { decision: 'split', toBuyer: 0 },
      { decision: 'split', toBuyer: 20_000 },
      { decision: 'split' },
      { decision: 'refund', toBuyer: 100 },
    ])
      expect((await decideBy(desk.ngozi, saleId, body)).problem.code, JSON.stringify(body)).toBe('invalid_input');
    await standsAt(seller, saleId, 'questioned');
    expect(await actsAbout(world, seller.id)).toEqual([]);
  });
});
