import { getSale } from '@waybill/contract/sales/get-sale';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { orderWith, saleOf, saleSeenBy, seller } from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

describe('one sale', () => {
  const world = useWorld();

  it('shows its seller who ordered and where it goes, and its buyer no door of the seller', async () => {
    const [ada, halima] = [await seller(world), await verifiedPerson(world)];
    const sale = await saleOf(world, ada);
    const atHome = Object.assign(world.visitor(), { phone: halima.details.phoneNumber });
    await orderWith(world, atHome, sale.code);
    expect(await saleSeenBy(ada, sale.id)).toMatchObject({
      role: 'seller',
      pickupAddress: '12 Herbert Macaulay Way, Yaba',
      order: { name: 'Halima Yusuf', dropoffAddress: '7 Addo Road, Ajah', fee: 1_900, charge: 500, buyerPays: 22_400 },
    });
    const bought = await saleSeenBy(halima, sale.id);
    expect(bought).toMatchObject({ role: 'buyer', order: null, can: { end: false, send: false, release: false } });
    expect(JSON.stringify(bought)).not.toContain('Macaulay');
  });

  it('is not there for a stranger, nor for whoever has the phone without having proven it', async () => {
    const [ada, halima] = [await seller(world), await verifiedPerson(world)];
    const sale = await saleOf(world, ada);
    expect((await halima.call(getSale, { params: { saleId: sale.id } })).problem.code).toBe('not_found');
    const atHome = Object.assign(world.visitor(), { phone: halima.details.phoneNumber });
    await orderWith(world, atHome, sale.code);
    await world.db`update account set phone_verified_at = null, email_verified_at = now() where id = ${halima.id}`;
    const answer = await halima.call(getSale, { params: { saleId: sale.id } });
    expect(['not_found', 'verification_required']).toContain(answer.problem.code);
  });
});
