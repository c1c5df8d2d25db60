import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import { getOrder } from '@waybill/contract/orders/get-order';
import { complainAboutSale } from '@waybill/contract/sales/complain-about-sale';
import { rateSeller } from '@waybill/contract/sales/rate-seller';
import { listRatings } from '@waybill/contract/users/list-ratings';
import { beforeAll, describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { deliver, pageOf, paidSale, sameBrowser, send, standsAt } from '../support/sales.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const bank = await openBankSandbox();
const world = useWorld({ ...bank.environment, LOG_LEVEL: 'silent' });
beforeAll(() => bank.setWebhooks(world.node.origin, true));

const rate = (who: Pick<Visitor, 'call'>, code: string, rating: number, comment = '') =>
  who.call(rateSeller, { params: { code }, body: { rating, comment } });

async function handedOver() {
  const { seller: ada, buyer: halima, sale } = await paidSale(world, bank);
  const packageId = (await send(ada, sale.id)).result.packageId ?? '';
  const { carrier, orderId } = await deliver(world, ada, packageId);
  await standsAt(ada, sale.id, 'arrived');
  return { ada, halima, carrier, sale, packageId, orderId };
}

describe('the stars of a buyer', () => {
  it('count for the seller, and stand among their ratings by the buyer’s first name', async () => {
    const { ada, halima, carrier, sale, orderId } = await handedOver();
    expect((await pageOf(halima, sale.code)).result.mine?.canRateUntil).not.toBeNull();
    const { status, result } = await rate(halima, sale.code, 4, 'As in the pictures');
    expect(status).toBe(200);
    expect(result.mine).toMatchObject({ canRateUntil: null, rating: { rating: 4, comment: 'As in the pictures' } });
    expect(result.seller.rating).toBe(4);
    const ratings = (await carrier.call(listRatings, { params: { uid: ada.id } })).result;
    expect(ratings).toMatchObject({ average: 4, count: 1, stars: [0, 0, 0, 1, 0] });
    expect(ratings.items).toMatchObject([{ by: null, buyerName: 'Halima', as: 'seller', comment: 'As in the pictures' }]);
    expect(JSON.stringify(ratings)).not.toMatch(/byr_|Yusuf/);
    // The delivery has none yet: that is between the seller and the carrier.
    const { ratings: ofDelivery, can } = (await carrier.call(getOrder, { params: { id: orderId } })).result;
    expect(ofDelivery).toEqual({ mine: null, theirs: null });
    expect(can.rate).toBe(true);
    await expect
      .poll(async () => (await ada.call(listNotifications, { query: {} })).result.items.map(({ Message }) => Message))
      .toContain('Halima, your buyer, gave you 4 of 5 stars.');
  });

  it('are given once: the same again is the same, others are refused, also at once', async () => {
    const { ada, halima, carrier, sale } = await handedOver();
    const answers = await atOnce(6, (index) => rate(halima, sale.code, index % 2 === 0 ? 5 : 1));
    expect(tally(answers)).toEqual({ 200: 3, already_rated: 3 });
    const ratings = (await carrier.call(listRatings, { params: { uid: ada.id } })).result;
    expect(ratings.count).toBe(1);
    const [profile] = await world.db`select rating_count from profile where user_id = ${ada.id}`;
    expect(profile).toEqual({ ratingCount: 1 });
  });

  it('are not given before the handover, while our people look, or two weeks later', async () => {
    const paid = await paidSale(world, bank);
    expect((await rate(paid.buyer, paid.sale.code, 5)).problem.code).toBe('step_not_allowed');
    const questioned = await handedOver();
    await questioned.halima.call(complainAboutSale, {
      params: { code: questioned.sale.code },
      body: { message: 'It is another bag' },
    });
    expect((await rate(questioned.halima, questioned.sale.code, 1)).problem.code).toBe('step_not_allowed');
    const late = await handedOver();
    await world.db`update escrow set ended_at = now() - interval '15 days' where package_id = ${late.packageId}`;
    expect((await rate(late.halima, late.sale.code, 5)).problem.code).toBe('step_not_allowed');
    expect((await pageOf(late.halima, late.sale.code)).result.mine?.canRateUntil).toBeNull();
  });

  it('are the buyer’s own: not of a stranger, the seller, or the buyer of something else', async () => {
    const { ada, sale } = await handedOver();
    const other = await paidSale(world, bank);
    for (const who of [world.visitor(), ada, sameBrowser(world, other.buyer)])
      expect((await rate(who, sale.code, 5)).problem.code).toBe('forbidden');
  });
});
