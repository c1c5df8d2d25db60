import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { PaypalContext } from '../context.ts';
import { money } from '../money.ts';

const query = z.object({ currency_code: z.string().optional() });

/** GET the balance: captures less fees, refunds and payouts that have not come back. */
export function getBalances(app: FastifyInstance, context: PaypalContext): void {
  app.get('/v1/reporting/balances', (request) => {
    const { currency_code: wanted } = query.parse(request.query);
    const at = new Date().toISOString();
    const currencies = wanted === undefined ? ['USD'] : [wanted];
    return {
      balances: currencies.map((currency, index) => {
        const total = money(balanceOf(context, currency), currency);
        return {
          currency,
          primary: index === 0,
          total_balance: total,
          available_balance: total,
          withheld_balance: money(0, currency),
        };
      }),
      account_id: 'SANDBOXMERCHANT',
      as_of_time: at,
      last_refresh_time: at,
    };
  });
}

function balanceOf({ file: { state } }: PaypalContext, currency: string): number {
  const captures = state.orders
    .filter((order) => order.currency === currency)
    .flatMap(({ units }) => units.flatMap(({ capture }) => capture ?? []))
    .filter(({ status }) => status !== 'PENDING' && status !== 'DECLINED');
  const came = captures.reduce(
    (sum, { amount, fee, refunds }) => sum + amount - fee - refunds.reduce((given, refund) => given + refund.amount, 0),
    0,
  );
  const items = state.payouts
    .filter((payout) => payout.currency === currency && payout.status !== 'DENIED')
    .flatMap((payout) => payout.items)
    .filter(({ status }) => status !== 'FAILED' && status !== 'RETURNED');
  return came - items.reduce((sum, { amount }) => sum + amount, 0);
}
