import { type Currency, homeCurrency, toMajor } from '@waybill/contract/money';
import { getEarnings as call } from '@waybill/contract/orders/get-earnings';
import { type EarnedRow, listEarned, listWallets } from '../../wallet/index.ts';
import { defineRoute } from '../define-route.ts';
import { findHome } from '../storage/people.ts';

const spans = { today: 1, week: 7, month: 30 } as const;
const daysShown = 14;

/** Only what the books have paid counts as earned. */
export const getEarningsRoute = defineRoute(call, async ({ db }, { caller: { userId }, query: { timeZone } }) => {
  const [{ countryCode, today }, rows, wallets] = await Promise.all([
    findHome(db, userId, timeZone),
    listEarned(db, userId, spans.month, timeZone),
    listWallets(db, userId),
  ]);
  const home = homeCurrency(countryCode);
  return {
    currencies: wallets.map(({ currency, uncleared }) => ({
      currency,
      today: sumOf(rows, currency, spans.today),
      week: sumOf(rows, currency, spans.week),
      month: sumOf(rows, currency, spans.month),
      uncleared: toMajor(BigInt(uncleared)),
    })),
    days: Array.from({ length: daysShown }, (_, index) => dayOf(rows, home, today, daysShown - 1 - index)),
  };
});

function sumOf(rows: readonly EarnedRow[], currency: Currency, days: number) {
  const counted = rows.filter((row) => row.currency === currency && row.daysAgo < days);
  return {
    deliveries: counted.reduce((total, { deliveries }) => total + deliveries, 0),
    earned: toMajor(counted.reduce((total, { earnedMinor }) => total + BigInt(earnedMinor), 0n)),
  };
}

function dayOf(rows: readonly EarnedRow[], currency: Currency, today: string, daysAgo: number) {
  const row = rows.find((one) => one.currency === currency && one.daysAgo === daysAgo);
  const day = new Date(Date.parse(today) - daysAgo * 86_400_000).toISOString().slice(0, 10);
  return { day, currency, earned: toMajor(BigInt(row?.earnedMinor ?? 0)) };
}
