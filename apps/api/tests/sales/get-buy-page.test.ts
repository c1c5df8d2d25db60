import { getBuyPage } from '@waybill/contract/sales/get-buy-page';
import { quoteDelivery } from '@waybill/contract/sales/quote-delivery';
import { saleCodeAlphabet } from '@waybill/contract/sales/sale-code';
import { describe, expect, it } from 'vitest';
import { sharedLinks } from '../../src/shared-links.ts';
import { buyer, makeDue, newPhone, orderWith, pageOf, runSaleClock, saleOf, saleSeenBy, seller } from '../support/sales.ts';
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

  describe('when somebody guesses', () => {
    const wrong = (index: number) => `WRNGCDE${saleCodeAlphabet[index % 31]}${saleCodeAlphabet[Math.floor(index / 31)]}2`;
    /** A browser somewhere in a network. */
    const inNetwork = (network: string, host: number) =>
      world.visitor({ headers: { 'x-forwarded-for': `${network}:${host}::1` } });
    const guessAway = async (network: string, times = 45) => {
      for (let index = 0; index < times; index += 1)
        expect((await pageOf(inNetwork(network, 1), wrong(index))).problem.code).toBe('not_found');
    };

    it('answers for a right code as for a wrong one, and whoever has ordered goes on', async () => {
      const network = '2001:db8:1:1';
      const sale = await saleOf(world, await seller(world));
      const halima = Object.assign(inNetwork(network, 2), { phone: newPhone() });
      await orderWith(world, halima, sale.code);
      await guessAway(network);
      const right = await pageOf(inNetwork(network, 1), sale.code);
      const other = await pageOf(inNetwork(network, 1), '2222222222');
      expect([right.status, right.problem.code, right.problem.detail]).toEqual([404, 'not_found', other.problem.detail]);
      const quoted = await inNetwork(network, 1).call(quoteDelivery, {
        params: { code: sale.code },
        body: { dropOffAddressJson: ajah },
      });
      expect(quoted.problem.code, 'by no other call either').toBe('not_found');
      expect((await inNetwork(network, 1).request(`/api/buy/${sale.code}/picture`)).status).toBe(404);
      expect(await sharedLinks(world.db)['/buy/:code']?.(sale.code, `${network}:1::1`), 'nor by the preview').toBeUndefined();
      expect((await pageOf(halima, sale.code)).result.mine, 'whoever has ordered is known').not.toBeNull();
      expect((await pageOf(world.visitor(), sale.code)).status, 'other networks are none of it').toBe(200);
      await world.db`update rate_limit set window_ends_at = now()`;
      expect((await pageOf(inNetwork(network, 1), sale.code)).status, 'an hour later').toBe(200);
    });

    it('takes a wrong link that a whole chat opens for one miss', async () => {
      const network = '2001:db8:1:2';
      const sale = await saleOf(world, await seller(world));
      for (let person = 0; person < 60; person += 1)
        expect((await pageOf(inNetwork(network, person), 'MSTYPED222')).status).toBe(404);
      expect((await pageOf(inNetwork(network, 1), sale.code)).status).toBe(200);
    });
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
