import type { Currency } from '@waybill/contract/money';
import type { PriceList } from '@waybill/contract/prices/price-list';
import { formatRoundMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';

/** What a list says, in lines for somebody who looks at a profile. */
export function gistOf(list: PriceList, currency: Currency): readonly { readonly what: string; readonly price: string }[] {
  const money = (major: number) => formatRoundMoney(minorOf(major), currency);
  const lines = list.bands.map(({ upToKm, fee }) => ({ what: `Up to ${upToKm.toLocaleString('en-NG')} km`, price: money(fee) }));
  if (list.beyondPerKm !== null) lines.push({ what: 'Each km beyond', price: money(list.beyondPerKm) });
  if (list.expressSupplement > 0) lines.push({ what: 'Express', price: `+ ${money(list.expressSupplement)}` });
  const { freeMinutes, perMinute } = list.waiting;
  if (perMinute > 0) lines.push({ what: `Waiting beyond ${freeMinutes} min`, price: `${money(perMinute)} a minute` });
  if (list.failedAttemptPercent > 0)
    lines.push({ what: 'Nobody at the door', price: `${list.failedAttemptPercent}% of the ride` });
  return lines;
}
