import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type Bank, banks } from '../banks.ts';
import { check, success } from '../envelope.ts';

const flag = z.stringbool('Invalid value').optional();

const query = z.object({
  country: z.string().optional(),
  currency: z.string().optional(),
  type: z.string().optional(),
  pay_with_bank: flag,
  use_cursor: flag,
  perPage: z.coerce.number('perPage must be a number').int().min(1).max(100).default(50),
  next: z.string().optional(),
  previous: z.string().optional(),
});

export function listBanks(app: FastifyInstance): void {
  app.get('/bank', (request) => {
    const wanted = check(query, request.query);
    const isNigerian =
      ['nigeria', 'ng', undefined].includes(wanted.country?.toLowerCase()) &&
      ['NGN', undefined].includes(wanted.currency?.toUpperCase()) &&
      ['nuban', undefined].includes(wanted.type);
    const matching = isNigerian ? banks.filter((bank) => !wanted.pay_with_bank || bank.pay_with_bank) : [];
    if (!wanted.use_cursor) return success('Banks retrieved', matching.map(viewBank));

    const start = startOf(matching, wanted);
    const page = matching.slice(start, start + wanted.perPage);
    const last = page.at(-1);
    const hasMore = start + page.length < matching.length;
    return success('Banks retrieved', page.map(viewBank), {
      next: hasMore && last !== undefined ? cursorOf(last) : null,
      previous: start > 0 && page[0] !== undefined ? cursorOf(page[0]) : null,
      perPage: wanted.perPage,
    });
  });
}

/** A cursor names the bank at the edge of a page: `next` goes on after it, `previous` stops before it. */
function startOf(list: readonly Bank[], { next, previous, perPage }: z.infer<typeof query>): number {
  const edge = list.findIndex((bank) => cursorOf(bank) === (next ?? previous));
  if (edge === -1) return 0;
  return next === undefined ? Math.max(0, edge - perPage) : edge + 1;
}

function cursorOf({ id }: Bank): string {
  return Buffer.from(`bank:${id}`).toString('base64');
}

function viewBank(bank: Bank) {
  return {
    ...bank,
    active: true,
    is_deleted: false,
    country: 'Nigeria',
    currency: 'NGN',
    type: 'nuban',
    createdAt: '2016-07-14T10:04:29.000Z',
    updatedAt: '2026-01-12T09:00:00.000Z',
  };
}
