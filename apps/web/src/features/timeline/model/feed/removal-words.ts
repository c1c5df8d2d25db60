import type { PackageView } from '@waybill/contract/timeline/item-view';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';

/** The fee and the charge, as long as they are held: of what was withdrawn they came back before. */
export function heldFor({ status, price, secrets, currency }: PackageView): string | undefined {
  return status === 'open' ? formatMoney(minorOf(price) + minorOf(secrets?.charge ?? 0), currency) : undefined;
}

/** For a parcel that holds no money any more and only stands in one’s own list. */
export const clearing = {
  ask: 'Remove from my list',
  title: 'Remove it from your list?',
  text: 'It is over, and no money is held for it. Now it leaves your list as well.',
  confirmLabel: 'Remove it',
  done: 'Removed from your list',
} as const;
