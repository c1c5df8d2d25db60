import type { Currency } from '@waybill/contract/money';
import type { BuyerPayWay } from '@waybill/contract/sales/enums';
import type { SalePaymentView } from '../../src/modules/wallet/index.ts';
import { startSalePayment } from '../../src/modules/wallet/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { newKey } from './money.ts';
import type { Node } from './world.ts';

export type Buyer = { readonly buyerId: string; readonly saleId: string; readonly sellerId: string };

/** Somebody without an account who orders what this member sells. */
export const newBuyer = (sellerId: string): Buyer => ({ buyerId: newId('buyer'), saleId: newId('sale'), sellerId });

/** Amounts are in kobo, or in cents with PayPal. */
export function beginToPay(
  { context }: Node,
  buyer: Buyer,
  amountMinor: bigint,
  way: BuyerPayWay = 'transfer',
  idempotencyKey = newKey(),
): Promise<SalePaymentView> {
  const currency: Currency = way === 'paypal' ? 'USD' : 'NGN';
  return startSalePayment(context, {
    ...buyer,
    currency,
    amountMinor,
    way,
    returnPath: '/buy/ABCDEFGHJK?paid=1',
    idempotencyKey,
  });
}
