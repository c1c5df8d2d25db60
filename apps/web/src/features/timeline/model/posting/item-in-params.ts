import type { PopupParams } from '../../../../session/popup/popup-views.ts';

/** Which item a popup is about: its kind and its id, or undefined when it was opened without one. */
export function itemInParams({ itemType, itemId }: PopupParams, kind: number): { type: number; id: string } | undefined {
  return itemId ? { type: Number(itemType ?? kind), id: itemId } : undefined;
}
