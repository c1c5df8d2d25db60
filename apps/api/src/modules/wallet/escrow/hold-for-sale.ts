import { saleSums } from '@waybill/contract/sales/money';
import { chargeFor } from '@waybill/contract/wallet/money-line';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { postTransfer } from '../ledger/post.ts';
import { keyFor, type Leg } from '../ledger/transfer.ts';
import { tooLittleMoney } from '../refusals.ts';
import { findAvailable } from '../storage/balances.ts';
import { spendCredit } from '../storage/credits.ts';
import { insertSaleEscrow, type NewEscrow } from '../storage/escrow.ts';
import { escrowTransfer, intoEscrow } from './escrow.ts';
import { writeEscrowLine } from './lines.ts';

/** Who puts in what for a parcel that was sold, beside what the ordinary parcel has. */
export type SaleParts = {
  /** The payer in the books: `byr_…`. */
  readonly buyerId: string;
  readonly goodsMinor: bigint;
  readonly deliveryPaidBy: 'buyer' | 'seller';
  readonly payWhen: 'now' | 'door';
};

type SoldParcel = NewEscrow & { readonly sale: SaleParts };

/**
 * Holds all that is held for a parcel that was sold and that the caller has just made: the seller's part from their balance, and what the
 * buyer has paid from theirs. What is to be paid at the door comes with `payAtDoor`.
 */
export async function holdForSale(tx: Tx, input: SoldParcel, credits: number): Promise<void> {
  const { packageId, senderId, currency, feeMinor, sale } = input;
  const isSellers = sale.deliveryPaidBy === 'seller';
  const entry = { key: keyFor('credit', packageId), userId: senderId, reason: `sent ${packageId}` };
  const hasSpentCredit = isSellers && credits > 0 && (await spendCredit(tx, entry));
  const chargeMinor = chargeFor(currency, hasSpentCredit);
  const sums = saleSums({ ...sale, feeMinor, currency }, chargeMinor);
  insertSaleEscrow(tx, input, chargeMinor, {
    buyerId: sale.buyerId,
    goodsMinor: sale.goodsMinor,
    reserveMinor: sums.reserve,
    deliveryBy: isSellers ? 'sender' : 'buyer',
    isDue: sale.payWhen === 'door',
  });
  if (sums.sellerHolds > 0n)
    writeEscrowLine(tx, input, {
      userId: senderId,
      kind: 'escrow',
      amountMinor: sums.sellerHolds,
      detail:
        sums.reserve > 0n
          ? 'Kept safe until your parcel is handed over. What is kept for an attempt that fails comes back if none does.'
          : 'Kept safe until your parcel is handed over.',
      what: 'hold',
    });
  sendEvent(tx, senderId, { type: 'wallet.changed' });
  await take(tx, input, holdLegs(input, sums), sums);
}

type Sums = ReturnType<typeof saleSums>;

function holdLegs({ packageId, senderId, currency, sale }: SoldParcel, sums: Sums): Leg[] {
  const isSellers = sale.deliveryPaidBy === 'seller';
  const deal = { packageId, senderId, currency, buyerId: sale.buyerId, deliveryBy: isSellers ? 'sender' : 'buyer' } as const;
  const isPaid = sale.payWhen === 'now';
  return [
    ...(isSellers || isPaid ? [intoEscrow(deal, sums.delivery, 'place')] : []),
    ...(isPaid ? [intoEscrow(deal, sale.goodsMinor, 'place', 'goods')] : []),
    ...(sums.reserve > 0n ? [intoEscrow(deal, sums.reserve, 'place', 'reserve')] : []),
  ];
}

async function take(tx: Tx, input: SoldParcel, legs: readonly Leg[], sums: Sums): Promise<void> {
  const { senderId, currency, sale } = input;
  // To be paid at the door with the delivery: nothing waits but the reserve, which there is always one of.
  const outcome = await postTransfer(tx, escrowTransfer(input, 'hold', legs));
  if (outcome === 'posted') return;
  if (outcome !== 'too-little-money') throw new Error(`Escrow could not be booked: ${outcome}`);
  const isBuyers = sale.payWhen === 'now' && (await findAvailable(tx, sale.buyerId, currency)) < sums.buyerPays;
  if (isBuyers)
    throw new Problem(
      'no_longer_open',
      'What your buyer had paid was taken back by their bank or by PayPal. Please end this sale, and do not send anything.',
    );
  throw await tooLittleMoney(tx, { userId: senderId, currency, needed: sums.sellerHolds, field: 'price' });
}
