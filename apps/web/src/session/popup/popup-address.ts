import { type OpenPopupView, type PopupParams, type PopupView, popupSlugs } from './popup-views.ts';
import { popupKey, popupParamPrefix, withoutPopup } from './without-popup.ts';

function isPopupView(name: string): name is OpenPopupView {
  return Object.hasOwn(popupSlugs, name);
}

const viewsBySlug = new Map<string, OpenPopupView>();
for (const [view, slug] of Object.entries(popupSlugs)) if (isPopupView(view)) viewsBySlug.set(slug, view);

/** Reads the popup from the query: `?popup=order-details&popup.orderId=ord_…`. Unknown names are no popup. */
export function readPopup(search: string): { view: PopupView; params: PopupParams } {
  const query = new URLSearchParams(search);
  const view = viewsBySlug.get(query.get(popupKey) ?? '') ?? 'Hidden';
  const params: Record<string, string> = {};
  if (view !== 'Hidden')
    for (const [name, value] of query) if (name.startsWith(popupParamPrefix)) params[name.slice(popupParamPrefix.length)] = value;
  return { view, params };
}

export function withPopup(search: string, view: OpenPopupView, params: PopupParams = {}): string {
  const query = new URLSearchParams(withoutPopup(search));
  query.set(popupKey, popupSlugs[view]);
  for (const [name, value] of Object.entries(params)) query.set(popupParamPrefix + name, value);
  return `?${query}`;
}
