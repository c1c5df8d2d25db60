import type { SalePaymentView } from '../../src/modules/wallet/index.ts';
import { startSalePayment } from '../../src/modules/wallet/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { newKey } from './money.ts';
import type { Node } from './world.ts';

export type Buyer = { readonly buyerId: string; readonly saleId: string; readonly sellerId: string };

/** Somebody without an account who orders what this member sells. */
export const newBuyer = (sellerId: string): Buyer => ({ buyerId: newId('buyer'), saleId: newId('sale'), sellerId });

/** Amounts are in kobo. */
export function beginToPay(
  { context }: Node,
  buyer: Buyer,
  amountMinor: bigint,
  way: 'transfer' | 'card' = 'transfer',
  idempotencyKey = newKey(),
): Promise<SalePaymentView> {
  return startSalePayment(context, { ...buyer, amountMinor, way, returnPath: '/buy/ABCDEFGHJK?paid=1', idempotencyKey });
}
