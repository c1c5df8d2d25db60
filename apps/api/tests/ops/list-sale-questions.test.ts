import { getOverview } from '@waybill/contract/ops/get-overview';
import { listSaleQuestions } from '@waybill/contract/ops/list-sale-questions';
import { expect, it } from 'vitest';
import { decideBy, openSaleDesk } from './sale-desk.ts';

const { world, desk, questioned, handedOver, list } = await openSaleDesk();

it('has what waits, the longest first, page by page, and what is decided, the newest first', async () => {
  const sold = [await questioned(), await questioned(), await questioned()];
  await handedOver();
  const ids = sold.map(({ saleId }) => saleId);
  const [first = '', second = '', third = ''] = ids;
  await world.db`update sale_order set complained_at = now() - interval '5 hours' where sale_id = ${third}`;
  expect(await list()).toEqual([third, first, second]);
  const { count, oldest } = (await desk.ngozi.call(getOverview)).result.saleQuestions;
  expect(count).toBe(3);
  expect(Date.parse(oldest ?? '')).toBeLessThan(Date.now() - 4 * 3_600_000);

  const page = (await desk.ngozi.call(listSaleQuestions, { query: { limit: 2 } })).result;
  expect(page.items.map(({ saleId }) => saleId)).toEqual([third, first]);
  expect(await list({ limit: 2, cursor: page.nextCursor ?? '' })).toEqual([second]);
  expect(page.items[0]).toMatchObject({ buyerName: 'Halima', price: 20_000, currency: 'NGN', decidedAt: null });

  await decideBy(desk.ngozi, first, { decision: 'refund' });
  await decideBy(desk.ngozi, third, { decision: 'release' });
  expect(await list()).toEqual([second]);
  expect(await list({ state: 'decided' })).toEqual([third, first]);
  const decided = (await desk.ngozi.call(listSaleQuestions, { query: { limit: 1, state: 'decided' } })).result;
  expect(await list({ state: 'decided', cursor: decided.nextCursor ?? '' })).toEqual([first]);
});
