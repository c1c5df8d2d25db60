import type { Currency } from '@waybill/contract/money';
import { questionShares } from '@waybill/contract/sales/money';
import type { Shares } from '@waybill/contract/wallet/shares';
import type { Db } from '../../../platform/db/database.ts';
import { listEndedEscrows } from '../storage/escrow.ts';
import { findReturnedOf } from './lines.ts';

/** The outcome of a delivery's escrow: the amounts that the books have paid, not what a rule would pay today. */
export type EscrowEnd = Shares & {
  readonly currency: Currency;
  readonly feeMinor: bigint;
  /** The carrier’s part of the fee, before commission. */
  readonly part: 'none' | 'some' | 'all';
  /** The shares of the price of something sold, where it was paid. */
  readonly goods: { readonly buyerGets: bigint; readonly sellerGets: bigint; readonly commission: bigint } | undefined;
};

/** Answers outcomes by package id; packages whose money still waits are left out. */
export async function findEscrowEnds(db: Db, packageIds: readonly string[]): Promise<ReadonlyMap<string, EscrowEnd>> {
  const [rows, returned] = await Promise.all([listEndedEscrows(db, packageIds), findReturnedOf(db, packageIds)]);
  return new Map(
    rows.map(({ packageId, currency, state, earnedMinor, ...row }) => {
      const [feeMinor, chargeMinor, carrierGets] = [BigInt(row.feeMinor), BigInt(row.chargeMinor), BigInt(earnedMinor)];
      const senderGets = returned.get(packageId) ?? 0n;
      const isRefund = state === 'released';
      // Of what was sold it is written down: its fee may have gone back to the buyer, of which no line of the sender tells.
      const carrierPart = row.carrierPartMinor === null ? feeMinor - senderGets : BigInt(row.carrierPartMinor);
      const commission = isRefund ? 0n : carrierPart - carrierGets;
      const part = isRefund ? 'none' : state === 'captured' ? 'all' : 'some';
      const charge = isRefund ? 0n : chargeMinor;
      const goods =
        row.goodsToSellerMinor === null ? undefined : goodsOf(BigInt(row.goodsMinor), BigInt(row.goodsToSellerMinor), currency);
      return [packageId, { currency, feeMinor, part, carrierGets, senderGets, commission, charge, goods }];
    }),
  );
}

const goodsOf = (goodsMinor: bigint, toSellerMinor: bigint, currency: Currency) =>
  questionShares(goodsMinor, goodsMinor - toSellerMinor, currency);
