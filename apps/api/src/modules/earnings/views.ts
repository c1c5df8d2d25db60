import { daysOf, type EarningsRow, type EarningsSums } from '@waybill/contract/earnings/earnings-view';
import type { OwnShareView } from '@waybill/contract/earnings/list-own-shares';
import { toMajor } from '@waybill/contract/money';
import type { EarningsPeriod, GroupRow, listEarnedDays, SumsRow } from './storage/earnings-sums.ts';
import type { OwnShareRow } from './storage/own-shares.ts';

export function sumsViewOf({ parcels, ...row }: SumsRow): EarningsSums {
  const [earned, shares] = [BigInt(row.earnedMinor), BigInt(row.shareMinor)];
  return {
    parcels,
    fees: toMajor(BigInt(row.feeMinor)),
    commission: toMajor(BigInt(row.commissionMinor)),
    earned: toMajor(earned),
    shares: toMajor(shares),
    left: toMajor(earned - shares),
  };
}

export function groupViewOf({ id, name, vehicleKind, ...row }: GroupRow): EarningsRow {
  return { ...sumsViewOf(row), id, name, vehicleKind };
}

/** Every day of the period, with nothing where nothing was earned. */
export function daysViewOf(period: EarningsPeriod, rows: Awaited<ReturnType<typeof listEarnedDays>>) {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return daysOf(period).map((day) => ({
    day,
    earned: toMajor(BigInt(byDay.get(day)?.earnedMinor ?? 0)),
    shares: toMajor(BigInt(byDay.get(day)?.shareMinor ?? 0)),
  }));
}

export function ownShareViewOf(row: OwnShareRow): OwnShareView {
  const { orderId, trackingId, routeFrom, routeTo, part, isCorrection, currency, sharePerParcelMinor } = row;
  return {
    ...{ orderId, trackingId, routeFrom, routeTo, part, isCorrection, currency },
    earnedAt: row.earnedAt.toISOString(),
    share: toMajor(BigInt(row.shareMinor)),
    percent: row.sharePercent,
    perParcel: sharePerParcelMinor === null ? null : toMajor(BigInt(sharePerParcelMinor)),
  };
}
