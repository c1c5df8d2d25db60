import { type DeliveryType, deliveryType, deliveryTypeWords } from '@waybill/contract/timeline/enums';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import { categoryName, weightInWords } from '../feed/item-words.ts';

export const deliveryTexts: Readonly<Record<DeliveryType, { readonly name: string; readonly text: string }>> = {
  [deliveryType.Sprint]: { name: deliveryTypeWords[0], text: 'Across town, on the day you choose.' },
  [deliveryType.InterState]: { name: deliveryTypeWords[1], text: 'From one state to another, by road or air.' },
  [deliveryType.International]: {
    name: deliveryTypeWords[2],
    text: 'Over a border. You fill in the customs papers and pay the duties.',
  },
  [deliveryType.Express]: { name: deliveryTypeWords[3], text: 'Today, as soon as possible.' },
};

export function deliveryName(type: number): string {
  return Object.entries(deliveryTexts).find(([id]) => id === String(type))?.[1].name ?? 'Delivery';
}

/** “Documents, 2.5 kg”. */
export function packageInWords({ itemCategoryId, weight }: Pick<PackageView, 'itemCategoryId' | 'weight'>): string {
  return `${categoryName(itemCategoryId)}, ${weightInWords(weight)}`;
}

/** The street and the area; once where one says the other. */
export function addressInWords(text: string, label: string): string {
  return text.trim().toLowerCase().includes(label.toLowerCase()) ? text : `${text}, ${label}`;
}
