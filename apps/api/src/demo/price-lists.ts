import type { PriceList } from '@waybill/contract/prices/price-list';
import type { Tx } from '../platform/db/database.ts';
import { demoId } from './demo-id.ts';

/** What Swiftlane asks: it begins at its base fare, and goes farther and heavier than the list that would be made from that. */
const swiftlanesPrices: PriceList = {
  bands: [
    { upToKm: 6, fee: 2_500 },
    { upToKm: 15, fee: 3_200 },
    { upToKm: 30, fee: 4_600 },
    { upToKm: 60, fee: 7_300 },
  ],
  beyondPerKm: 90,
  weightSteps: [
    { upToKg: 5, supplement: 0 },
    { upToKg: 20, supplement: 600 },
    { upToKg: 100, supplement: 3_500 },
    { upToKg: 800, supplement: 15_000 },
  ],
  vehicles: [
    { dispatchMode: 0, supplement: 0 },
    { dispatchMode: 1, supplement: 900 },
    { dispatchMode: 2, supplement: 2_500 },
  ],
  expressSupplement: 700,
  waiting: { freeMinutes: 15, perMinute: 40 },
  failedAttemptPercent: 40,
};

/** The other businesses are priced from their base fares. */
export async function nameSwiftlanesPrices(tx: Tx, now: Date): Promise<void> {
  const businessId = demoId('usr', 'swiftlane');
  await tx`insert into price_list ${tx({
    id: demoId('prl', 'swiftlane'),
    businessId,
    version: 1,
    currency: 'NGN',
    createdBy: businessId,
    content: tx.json(swiftlanesPrices),
    createdAt: new Date(now.getTime() - 20 * 86_400_000),
  })}`;
}

/** What its riders get of each parcel: a part of what is left, and something for the way. Some have terms of their own. */
export async function setSwiftlanesShares(tx: Tx, now: Date): Promise<void> {
  const businessId = demoId('usr', 'swiftlane');
  await tx`insert into share_rule ${tx({
    ...{ businessId, version: 1, percent: 60, perParcelMinor: '10000', currency: 'NGN', createdBy: businessId },
    createdAt: new Date(now.getTime() - 55 * 86_400_000),
  })}`;
}
