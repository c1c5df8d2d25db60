import type { PackageView } from '@waybill/contract/timeline/item-view';
import { formatNumber } from '../../../ui/format-number.ts';
import { categoryWord } from './order-words.ts';

/** “Documents, 2.5 kg”. */
export function parcelInWords({ itemCategoryId, weight }: Pick<PackageView, 'itemCategoryId' | 'weight'>): string {
  return `${categoryWord(itemCategoryId)}, ${formatNumber(weight)} kg`;
}
