import { toMinor } from '@waybill/contract/money';
import { orderStatus } from '@waybill/contract/orders/enums';
import { decisionNames } from '@waybill/contract/orders/outcome';
import type { Context } from '../context.ts';
import { decideDispute } from '../modules/ops/index.ts';
import { readOutcomes } from '../modules/orders/index.ts';
import { inMoney } from '../modules/wallet/index.ts';
import { Problem } from '../platform/http/problem.ts';

type Words = {
  readonly order: string;
  readonly decision: string;
  readonly amount: string | undefined;
  /** Of the price of something sold, the seller’s part. */
  readonly goods?: string | undefined;
  readonly because: string;
};

export async function decideDisputeNow(
  context: Context,
  { order, decision: input, amount, goods, because }: Words,
): Promise<string> {
  const decision = decisionNames.find((known) => known === input);
  if (!decision) throw new Problem('invalid_input', `Please decide one of: ${decisionNames.join(', ')}.`);
  const carrierGets = amount === undefined ? undefined : amountOf(amount);
  const goodsToSeller = goods === undefined ? undefined : amountOf(goods);
  const decided = await decideDispute(context, { staffId: null, order, decision, carrierGets, goodsToSeller, because });
  const status = decided.status === orderStatus.Cancelled ? 'cancelled' : 'completed';
  const outcome = (await readOutcomes(context.db, [decided.id])).get(decided.id);
  const money = (major = 0) => inMoney(toMinor(major), decided.currency);
  return [
    `${decided.trackingId} is ${status}.`,
    `The carrier gets ${money(outcome?.carrierGets)}, the sender ${money(outcome?.senderGets)};`,
    `our commission is ${money(outcome?.commission)}, our charge ${money(outcome?.charge)}.`,
    ...(outcome?.goods
      ? [`Of the price the seller gets ${money(outcome.goods.sellerGets)}, the buyer ${money(outcome.goods.buyerGets)}.`]
      : []),
    'All sides have been told, and why.',
  ].join(' ');
}

/** As people type it: `4,000.50`. */
function amountOf(text: string): number {
  if (!/^\d{1,3}(,?\d{3})*(\.\d{1,2})?$/.test(text))
    throw new Problem('invalid_input', `${text} is no amount. Please write it like 4000.50.`);
  return Number(text.replaceAll(',', ''));
}
