import { hrefOf, paths } from '../../paths.ts';

/** The page of an item of the timeline. */
export function itemHref({ itemType, id }: { readonly itemType: number; readonly id: string }): string {
  return hrefOf(paths.timelineItem, { type: itemType, id });
}
