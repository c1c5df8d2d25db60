import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import { describe, expect, it } from 'vitest';
import { sharedLinks } from '../../src/shared-links.ts';
import { buyer, makeDue, makeStale, orderWith, runSaleClock, saleOf, seller } from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

describe('what a seller hears of their sales', () => {
  const world = useWorld();

  it('is who ordered, that they did not pay, and that nobody bought it', async () => {
    const ada = await seller(world);
    const sale = await saleOf(world, ada);
    await orderWith(world, buyer(world), sale.code);
    await makeStale(world, sale.id);
    await runSaleClock(world);
    await makeDue(world, sale.id);
    await runSaleClock(world);
    const messages = async () =>
      (await ada.call(listNotifications, { query: {} })).result.items.map(({ Message }) => Message).join('\n');
    await expect.poll(messages).toContain('Halima ordered “Leather bag, brown”');
    await expect.poll(messages).toContain('Nobody paid for “Leather bag, brown” in 7 days');
  });

  it('is in no link: its preview names what is sold, the price and the seller’s first name, and shows it', async () => {
    const sale = await saleOf(world, await seller(world));
    const preview = sharedLinks(world.db)['/buy/:code'];
    expect(await preview?.(sale.code, '10.1.1.1')).toEqual({
      title: 'Leather bag, brown, ₦20,000.00',
      description: 'From Chidi, identity checked. We keep your money until you hold what you bought. No account needed.',
      picture: { path: `/api/buy/${sale.code}/picture`, width: 800, height: 600 },
    });
    expect(await preview?.('2222222222', '10.1.1.1')).toBeUndefined();
  });
});
