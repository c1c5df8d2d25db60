import { toMajor } from '@waybill/contract/money';
import type { OutcomeView } from '@waybill/contract/orders/outcome';
import type { Db } from '../../platform/db/database.ts';
import { type EscrowEnd, findEscrowEnds } from '../wallet/index.ts';
import { listDecisions } from './storage/decisions.ts';

const decisions = { none: 'refund', some: 'split', all: 'release' } as const satisfies Record<
  EscrowEnd['part'],
  OutcomeView['decision']
>;

/** The decision of staff about one order, and why; nothing where there was no dispute, or it is not decided. */
export async function readDisputeEnd(
  db: Db,
  orderId: string,
): Promise<{ readonly outcome: OutcomeView; readonly because: string } | undefined> {
  const [[decision], outcomes] = await Promise.all([listDecisions(db, [orderId]), readOutcomes(db, [orderId])]);
  const outcome = outcomes.get(orderId);
  return decision && outcome && { outcome, because: decision.because };
}

/** Decisions of staff on these orders, by order, with the shares that the books have paid. Undecided orders are left out. */
export async function readOutcomes(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, OutcomeView>> {
  const decided = await listDecisions(db, orderIds);
  if (decided.length === 0) return new Map();
  const ends = await findEscrowEnds(
    db,
    decided.map(({ packageId }) => packageId),
  );
  return new Map(
    decided.flatMap(({ orderId, packageId, at }) => {
      const end = ends.get(packageId);
      return end ? [[orderId, outcomeOf(end, at)] as const] : [];
    }),
  );
}

function outcomeOf(end: EscrowEnd, at: Date): OutcomeView {
  return {
    decision: decisions[end.part],
    at: at.toISOString(),
    fee: toMajor(end.feeMinor),
    carrierGets: toMajor(end.carrierGets),
    senderGets: toMajor(end.senderGets),
    commission: toMajor(end.commission),
    charge: toMajor(end.charge),
    ...(end.goods && {
      goods: {
        buyerGets: toMajor(end.goods.buyerGets),
        sellerGets: toMajor(end.goods.sellerGets),
        commission: toMajor(end.goods.commission),
      },
    }),
  };
}
