import type { Place } from '@waybill/contract/places/place';
import { quoteDelivery } from '@waybill/contract/sales/quote-delivery';
import { describe, expect, it } from 'vitest';
import { saleOf, seller } from '../support/sales.ts';
import { ajah, wuse } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

describe('what a delivery costs the buyer', () => {
  const world = useWorld();
  const quote = (code: string, dropOffAddressJson: Place = ajah) =>
    world.visitor().call(quoteDelivery, { params: { code }, body: { dropOffAddressJson } });

  it('follows from the way, with the charge for sending', async () => {
    const { code } = await saleOf(world, await seller(world));
    const near = (await quote(code)).result;
    const far = (await quote(code, wuse)).result;
    expect(near).toMatchObject({ charge: 500, currency: 'NGN', buyerPays: 20_000 + near.fee + 500 });
    expect(far.fee).toBeGreaterThan(near.fee);
  });

  it('is the seller’s own fee where they have named one', async () => {
    const { code } = await saleOf(world, await seller(world), { deliveryFee: 3_000 });
    expect((await quote(code)).result).toMatchObject({ fee: 3_000, buyerPays: 23_500 });
  });

  it('is nothing where the seller pays it', async () => {
    const { code } = await saleOf(world, await seller(world), { deliveryPaidBy: 'seller' });
    expect((await quote(code)).result).toMatchObject({ fee: 0, charge: 0, buyerPays: 20_000 });
  });
});
