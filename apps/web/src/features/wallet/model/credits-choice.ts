import type { Currency } from '@waybill/contract/money';
import { creditBundles } from '@waybill/contract/wallet/enums';

/** A wallet by its currency, a card, or a bank transfer. */
export type PayBy = Currency | 'card' | 'transfer';

export type CreditsChoice = { readonly credits: number; readonly payBy: PayBy };

/** Reads the choice from an address; a bundle that is not for sale counts as no choice. */
export function readCreditsChoice(params: Readonly<Record<string, string>>): Partial<CreditsChoice> {
  const bundle = creditBundles.find(({ credits }) => String(credits) === params.credits);
  const payBy = (['NGN', 'USD', 'card', 'transfer'] as const).find((way) => way === params.payBy);
  return { ...(bundle && { credits: bundle.credits }), ...(payBy && { payBy }) };
}

export function writeCreditsChoice({ credits, payBy }: CreditsChoice): Record<string, string> {
  return { credits: String(credits), payBy };
}
