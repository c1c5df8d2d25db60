import { hasTwoDecimals } from '@waybill/contract/money';
import type { SaleDecision, SaleQuestionView } from '@waybill/contract/ops/get-sale-question';

const words: Readonly<Record<SaleDecision, string>> = {
  refund: 'The buyer gets the price back.',
  release: 'The seller keeps the price.',
  split: 'The price was split between the two.',
};

/** “Decided by @ngozi”. */
export function whoDecided({ by }: NonNullable<SaleQuestionView['decision']>): string {
  return `Decided by ${by === null ? 'the command line' : `@${by}`}`;
}

/** What became of the price, and why. */
export function decisionWords({ decision, because }: NonNullable<SaleQuestionView['decision']>): string {
  return `${words[decision]} “${because}”`;
}

/** The error of a split of the price; undefined where it is valid. */
export function partComplaint(partMajor: number | '', priceMajor: number): string | undefined {
  if (partMajor === '') return 'Please enter the buyer’s part';
  if (Number.isNaN(partMajor) || !hasTwoDecimals(partMajor)) return 'Please enter an amount like 1,250.50';
  if (partMajor <= 0) return 'To give the buyer nothing, release it to the seller';
  return partMajor >= priceMajor ? 'To give the buyer all of it, refund them' : undefined;
}
