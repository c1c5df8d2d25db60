import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { decideGoods } from '../../wallet/index.ts';
import type { SalesContext } from '../context.ts';
import { noSuchSale } from '../policies.ts';
import { findSaleByCode, lockSale, type SaleRow } from '../storage/sales.ts';
import { followSale } from './follow-sale.ts';

export type Settled = {
  /** The code of its link. */
  readonly code: string;
  /** Of the price; all of it, or nothing, or a part. */
  readonly toBuyerMinor: bigint;
};

/**
 * Our people decide about a sale whose buyer says that it is not what was sold. `also` writes down who did, in the same act.
 */
export async function settleSale(
  context: Pick<SalesContext, 'db' | 'enqueue' | 'publish'>,
  { code, toBuyerMinor }: Settled,
  also: (tx: Tx, sale: SaleRow) => Promise<void>,
): Promise<SaleRow> {
  const found = await findSaleByCode(context.db, code);
  if (!found) throw noSuchSale();
  if (toBuyerMinor > BigInt(found.priceMinor))
    throw new Problem('invalid_input', 'That is more than the price. The buyer gets back all of it at most.');
  await transact(context.db, async (tx) => {
    const sale = await lockSale(tx, found.id);
    if (sale?.state !== 'questioned' || sale.packageId === null)
      throw new Problem('no_longer_open', 'Nobody asks about this sale, or somebody has decided it already.');
    await also(tx, sale);
    await decideGoods(tx, { packageId: sale.packageId, toBuyerMinor });
  });
  await followSale(context, found.id);
  return found;
}
