import { randomUUID } from 'node:crypto';
import { createSale } from '@waybill/contract/sales/create-sale';
import { saleCodeAlphabet } from '@waybill/contract/sales/sale-code';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { forSale, saleOf, saleSeenBy, seller } from '../support/sales.ts';
import { uploadedPicture } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

describe('selling by a link', () => {
  const world = useWorld();

  it('gives a short link, and says what the seller gets of the price', async () => {
    const ada = await seller(world);
    const sale = await saleOf(world, ada, { price: 20_000 });
    expect(sale).toMatchObject({
      title: 'Leather bag, brown',
      state: 'waiting',
      role: 'seller',
      price: 20_000,
      commission: 300,
      sellerGets: 19_700,
      order: null,
      can: { end: true, send: false, release: false },
    });
    expect(sale.code).toMatch(new RegExp(`^[${saleCodeAlphabet}]{10}$`));
    expect(sale.url).toBe(`${world.node.context.publicUrl}/buy/${sale.code}`);
    expect(sale.images).toHaveLength(1);
    expect(await saleSeenBy(ada, sale.id)).toEqual(sale);
  });

  it('takes 2,000 naira of the price at most', async () => {
    const ada = await seller(world);
    expect(await saleOf(world, ada, { price: 1_000_000 })).toMatchObject({ commission: 2_000, sellerGets: 998_000 });
  });

  it('is for members whose identity is checked', async () => {
    const somebody = await verifiedPerson(world);
    const body = await forSale(world, somebody.id);
    expect((await somebody.call(createSale, { body })).problem.code).toBe('kyc_required');
  });

  it('makes one sale of a request that is sent twice, also at once, and refuses the key for another', async () => {
    const ada = await seller(world);
    const idempotencyKey = randomUUID();
    const body = await forSale(world, ada.id);
    const both = await Promise.all([1, 2].map(() => ada.call(createSale, { body, idempotencyKey })));
    const [one, two] = both.map(({ result }) => result.id);
    expect(one).toBe(two);
    const other = { ...body, title: 'Another bag' };
    expect((await ada.call(createSale, { body: other, idempotencyKey })).problem.code).toBe('key_used_otherwise');
  });

  it.each([
    [{ price: 99 }, 'price'],
    [{ price: 50_000_001 }, 'price'],
    [{ deliveryFee: 499 }, 'deliveryFee'],
  ])('refuses %o', async (more, field) => {
    const ada = await seller(world);
    const { problem } = await ada.call(createSale, { body: await forSale(world, ada.id, more) });
    expect(problem).toMatchObject({ code: 'amount_out_of_limits', errors: [{ field }] });
  });

  it('shows pictures of one’s own, and none that somebody else has uploaded', async () => {
    const [ada, other] = [await seller(world), await verifiedPerson(world)];
    const body = await forSale(world, ada.id, { imageIdList: [await uploadedPicture(world, other.id)] });
    expect((await ada.call(createSale, { body })).problem.code).toBe('invalid_input');
  });
});
