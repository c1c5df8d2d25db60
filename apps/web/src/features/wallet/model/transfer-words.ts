import type { TransferView } from '@waybill/contract/wallet/transfer-view';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';

type Words = { readonly tone: 'attention' | 'info' | 'success'; readonly title: string; readonly text: string };

/** What was odd about the money that came so far; nothing while all is as it should be. */
export function oddTransferWords(transfer: TransferView): Words | undefined {
  const money = (major: number) => formatMoney(minorOf(major), transfer.currency);
  const { state, missing, received, returning, returned, wasRejected } = transfer;
  if (returning > 0)
    return {
      tone: 'info',
      title: returned >= returning ? `${money(returning)} went back` : `${money(returning)} goes back`,
      text: `It ${reasonOf(transfer)}, so ${returned >= returning ? 'we sent it' : 'we are sending it'} back to the account it came from.`,
    };
  if (state === 'part')
    return {
      tone: 'attention',
      title: `${money(received)} came, ${money(missing)} is missing`,
      text: 'Send the rest to the same account before the time is over. If it does not come, everything goes back.',
    };
  if (wasRejected)
    return {
      tone: 'attention',
      title: 'That was another amount',
      text: `The bank did not accept your transfer and gives it back by itself. Please send exactly ${money(missing)}.`,
    };
  return undefined;
}

function reasonOf({ state, purpose }: TransferView): string {
  if (purpose === 'top-up') return 'was more than you can add at a time';
  if (state === 'paid') return 'was more than the price';
  return state === 'over' ? 'was not the whole price in time' : 'came too late';
}

/** What becomes of a transfer that is not exactly as asked for, said before anybody sends one. */
export function transferPromise({ purpose }: Pick<TransferView, 'purpose'>): string {
  return purpose === 'top-up'
    ? 'Send exactly this amount, once. Another amount may come back to your account; if it gets through, it is added to your wallet.'
    : 'Send exactly this amount, once. What is too little, too much or too late goes back to the account it came from; if less gets through, you can send the rest in time.';
}
