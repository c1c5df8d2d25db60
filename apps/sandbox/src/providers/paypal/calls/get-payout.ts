import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { findPayout, findPayoutItem, type PaypalContext } from '../context.ts';
import { PaypalError } from '../errors.ts';
import { viewBatch, viewItem } from '../payout-view.ts';
import { settleItem } from '../payouts.ts';

const params = z.object({ id: z.string() });
const pageQuery = z.object({
  page: z.coerce.number().int().min(1).catch(1),
  page_size: z.coerce.number().int().min(1).max(1000).catch(1000),
});

export function getPayout(app: FastifyInstance, context: PaypalContext): void {
  const findItem = (request: { params: unknown }) => {
    const found = findPayoutItem(context, params.parse(request.params).id);
    if (found === undefined) throw unknownId();
    return found;
  };

  app.get('/v1/payments/payouts/:id', (request) => {
    const payout = findPayout(context, params.parse(request.params).id);
    if (payout === undefined) throw unknownId();
    const { page, page_size: size } = pageQuery.parse(request.query);
    const { batch_header, links } = viewBatch(context, payout);
    return {
      total_items: payout.items.length,
      total_pages: Math.ceil(payout.items.length / size),
      batch_header,
      items: payout.items.slice((page - 1) * size, page * size).map((item) => viewItem(context, payout, item)),
      links,
    };
  });

  app.get('/v1/payments/payouts-item/:id', (request) => {
    const { payout, item } = findItem(request);
    return viewItem(context, payout, item);
  });

  app.post('/v1/payments/payouts-item/:id/cancel', async (request) => {
    const { payout, item } = findItem(request);
    if (item.status !== 'UNCLAIMED') {
      throw new PaypalError(400, 'ITEM_INCORRECT_STATUS', 'Only an unclaimed payout item can be cancelled');
    }
    await settleItem(context, payout, item, 'RETURNED');
    return viewItem(context, payout, item);
  });
}

function unknownId(): PaypalError {
  return new PaypalError(404, 'INVALID_RESOURCE_ID', 'The requested resource ID was not found');
}
