import { describe, expect, it } from 'vitest';
import { openSaleDesk, questionSeenBy, says } from './sale-desk.ts';

const { desk, questioned, handedOver } = await openSaleDesk();

describe('what a buyer questions', () => {
  it('is shown with what it is decided by, and without doors, names and phones of a third', async () => {
    const { seller, saleId, orderId, buyer } = await questioned();
    const { result } = await questionSeenBy(desk.ngozi, saleId);
    expect(result).toMatchObject({
      saleId,
      title: 'Leather bag, brown',
      description: 'Hardly used.',
      seller: { id: seller.id },
      buyerName: 'Halima',
      says,
      price: 20_000,
      orderId,
      decidedAt: null,
      decision: null,
    });
    expect(result.images).toHaveLength(1);
    expect(result.trackingId).toMatch(/./);
    expect(Date.parse(result.handedOverAt ?? '')).toBeGreaterThan(Date.now() - 600_000);
    expect(result.history.length).toBeGreaterThan(2);
    const text = JSON.stringify(result);
    for (const secret of ['Herbert Macaulay', 'Addo Road', 'Yusuf', buyer.phone]) expect(text).not.toContain(secret);
  });

  it('is there only if it is for us to decide: any other sale is between its two', async () => {
    const { saleId } = await handedOver();
    expect((await questionSeenBy(desk.ngozi, saleId)).problem.code).toBe('not_found');
    expect((await questionSeenBy(desk.ngozi, 'sal_00000000000000000000000000')).problem.code).toBe('not_found');
  });
});
