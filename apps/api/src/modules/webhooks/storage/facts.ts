import type { SaleState } from '@waybill/contract/sales/enums';
import type { Db } from '../../../platform/db/database.ts';

export async function findSaleState(db: Db, saleId: string): Promise<SaleState | undefined> {
  const [row] = await db<{ state: SaleState }[]>`select state from sale where id = ${saleId}`;
  return row?.state;
}
