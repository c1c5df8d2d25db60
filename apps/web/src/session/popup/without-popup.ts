export const popupKey = 'popup';
export const popupParamPrefix = 'popup.';

/** The query without anything of a popup, the page’s own part left as it was. */
export function withoutPopup(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (name === popupKey || name.startsWith(popupParamPrefix)) query.delete(name);
  return query.size === 0 ? '' : `?${query}`;
}
