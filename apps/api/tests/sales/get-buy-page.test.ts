import { getBuyPage } from '@waybill/contract/sales/get-buy-page';
import { quoteDelivery } from '@waybill/contract/sales/quote-delivery';
import { describe, expect, it } from 'vitest';
import { buyer, makeDue, orderWith, pageOf, runSaleClock, saleOf, saleSeenBy, seller } from '../support/sales.ts';
import { ajah } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

describe('the page behind a sale’s link', () => {
  const world = useWorld();

  it('shows what is sold and by whom, and nothing private of the seller', async () => {
    const ada = await seller(world);
    const sale = await saleOf(world, ada);
    const { result } = await pageOf(world.visitor(), sale.code);
    expect(result).toMatchObject({
      title: 'Leather bag, brown',
      price: 20_000,
      state: 'open',
      from: 'Yaba, Lagos',
      seller: { name: 'Chidi', isIdentityChecked: true },
      mine: null,
    });
    const text = JSON.stringify(result);
    for (const secret of ['Okafor', 'Macaulay', ada.details.phoneNumber, ada.details.email]) expect(text).not.toContain(secret);
  });

  it('says what the delivery will likely cost before anybody has said where it goes', async () => {
    const ada = await seller(world);
    const likelyOf = async (more: Record<string, unknown>) =>
      (await pageOf(world.visitor(), (await saleOf(world, ada, more)).code)).result.likelyFee;
    const likely = await likelyOf({});
    expect(likely?.low).toBeGreaterThan(0);
    expect(likely?.high, 'the far end of the country is further than the next street').toBeGreaterThan(likely?.low ?? 0);
    const heavy = await likelyOf({ weight: 20 });
    expect(heavy?.high, 'what is heavy costs more').toBeGreaterThan(likely?.high ?? 0);
    expect((await likelyOf({ currency: 'USD', price: 40 }))?.high, 'in dollars').toBeLessThan(likely?.low ?? 0);
    expect(await likelyOf({ deliveryFee: 2_000 }), 'it is known').toBeNull();
    expect(await likelyOf({ deliveryPaidBy: 'seller' }), 'it is not theirs to pay').toBeNull();
    // Whoever orders to the next neighbourhood is within what was said.
    const sale = await saleOf(world, ada);
    const { fee } = (
      await world.visitor().call(quoteDelivery, { params: { code: sale.code }, body: { dropOffAddressJson: ajah } })
    ).result;
    expect(fee).toBeGreaterThanOrEqual(likely?.low ?? 0);
    expect(fee).toBeLessThanOrEqual(likely?.high ?? 0);
  });

  it('shows strangers nothing of a buyer', async () => {
    const sale = await saleOf(world, await seller(world));
    const halima = buyer(world);
    await orderWith(world, halima, sale.code);
    const text = JSON.stringify((await pageOf(world.visitor(), sale.code)).result);
    for (const secret of ['Halima', 'Addo', 'Ajah', halima.phone, halima.phone.slice(-4)]) expect(text).not.toContain(secret);
  });

  it('opens by the code however it is typed, and by no other', async () => {
    const sale = await saleOf(world, await seller(world));
    const typed = `${sale.code.slice(0, 5)}-${sale.code.slice(5)}`.toLowerCase();
    expect((await world.visitor().call(getBuyPage, { params: { code: typed } })).status).toBe(200);
    expect((await pageOf(world.visitor(), '2222222222')).problem.code).toBe('not_found');
  });

  it('is not there while the seller is suspended', async () => {
    const ada = await seller(world);
    const sale = await saleOf(world, ada);
    await world.db`update account set blocked_at = now() where id = ${ada.id}`;
    expect((await pageOf(world.visitor(), sale.code)).problem.code).toBe('not_found');
  });

  it('says that it is over once nobody paid in seven days', async () => {
    const ada = await seller(world);
    const sale = await saleOf(world, ada);
    await makeDue(world, sale.id);
    await runSaleClock(world);
    expect((await pageOf(world.visitor(), sale.code)).result.state).toBe('over');
    expect((await saleSeenBy(ada, sale.id)).state).toBe('ended');
  });
});
