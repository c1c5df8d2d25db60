import type { PackageView } from '@waybill/contract/timeline/item-view';
import { categoryWord } from './order-words.ts';

const weights = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 });

/** “Documents, 2.5 kg”. */
export function parcelInWords({ itemCategoryId, weight }: Pick<PackageView, 'itemCategoryId' | 'weight'>): string {
  return `${categoryWord(itemCategoryId)}, ${weights.format(weight)} kg`;
}
