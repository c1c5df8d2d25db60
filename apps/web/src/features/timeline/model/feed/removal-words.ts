import type { PackageView } from '@waybill/contract/timeline/item-view';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';

/** What is held of the sender’s, as long as it is: of what was withdrawn it came back before. */
export function heldFor({ status, price, sale, secrets, currency }: PackageView): string | undefined {
  const held = sale?.held ?? price + (secrets?.charge ?? 0);
  return status === 'open' ? formatMoney(minorOf(held), currency) : undefined;
}

/** What taking it down does, while money is held for it. */
export function takingDownWords({ sale, secrets }: PackageView, held: string): string {
  if (sale?.payWhen === 'now')
    return 'Nobody can offer to carry it any more. The sale is over, and your buyer’s money goes back to them.';
  const credit = secrets?.charge === 0 ? ' So does the credit you spent.' : '';
  const receiver = sale ? ' Nothing is collected at the door.' : '';
  return `Nobody can offer to carry it any more, and ${held} comes back to your wallet at once.${credit}${receiver}`;
}

/** For a parcel that holds no money any more and only stands in one’s own list. */
export const clearing = {
  ask: 'Remove from my list',
  title: 'Remove it from your list?',
  text: 'It is over, and no money is held for it. Now it leaves your list as well.',
  confirmLabel: 'Remove it',
  done: 'Removed from your list',
} as const;
