import type { Place } from '@waybill/contract/places/place';
import type { BuyerPayTime } from '@waybill/contract/sales/enums';
import { saleSums } from '@waybill/contract/sales/money';
import { chargeFor } from '@waybill/contract/wallet/money-line';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { checkPlace, readUsualFee } from '../timeline/index.ts';
import type { SaleRow } from './storage/sales.ts';

export type DeliveryCost = {
  /** What the carrier gets, whoever pays it. */
  readonly feeMinor: bigint;
  readonly chargeMinor: bigint;
  readonly buyerPaysMinor: bigint;
  readonly distanceKm: number;
};

/** What it costs to bring what is sold to a place: the seller’s own fee, else what that way usually costs. */
export async function deliveryCost(db: Db, sale: SaleRow, to: Place, payWhen: BuyerPayTime): Promise<DeliveryCost> {
  checkPlace(to, 'dropOffAddressJson');
  const usual = await readUsualFee(db, { from: sale.pickup, to, weight: sale.weightGrams / 1000, currency: sale.currency });
  if (!usual)
    throw new Problem('invalid_input', 'Nobody goes there with a parcel this heavy. Please ask the seller.', {
      field: 'dropOffAddressJson',
    });
  const feeMinor = sale.deliveryFeeMinor === null ? usual.feeMinor : BigInt(sale.deliveryFeeMinor);
  const chargeMinor = chargeFor(sale.currency, false);
  const { priceMinor, currency, deliveryPaidBy } = sale;
  const sums = saleSums({ goodsMinor: BigInt(priceMinor), feeMinor, currency, deliveryPaidBy, payWhen }, chargeMinor);
  return { feeMinor, chargeMinor, buyerPaysMinor: sums.buyerPays, distanceKm: usual.distanceKm };
}
