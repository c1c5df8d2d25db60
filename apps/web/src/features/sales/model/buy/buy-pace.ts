import type { BuyView } from '@waybill/contract/sales/buy-view';

export const paceMs = { money: 3_000, moneyLater: 10_000, moving: 20_000, resting: 60_000 } as const;

/** After so many answers in which nothing was new, money is asked after less often. */
const patientAfter = 100;

/** Whether somebody has sent money, or is about to. */
export function isPaymentWaiting({ mine }: BuyView): boolean {
  const state = mine?.payment?.state;
  return mine?.isPaid === false && mine.canPay && (state === 'waiting' || state === 'part');
}

/** How long until the page is asked for again; undefined where nothing will change by itself. */
export function pollMsOf(view: BuyView, quietAnswers: number): number | undefined {
  const { mine } = view;
  if (!mine) return view.state === 'taken' ? paceMs.resting : undefined;
  if (isPaymentWaiting(view)) return quietAnswers < patientAfter ? paceMs.money : paceMs.moneyLater;
  if (mine.returning > 0) return paceMs.resting;
  switch (mine.state) {
    case 'ordered':
    case 'sent':
      return mine.doorUntil === null ? paceMs.moving : paceMs.moneyLater;
    case 'paid':
    case 'arrived':
    case 'questioned':
      return paceMs.resting;
    default:
      return undefined;
  }
}
