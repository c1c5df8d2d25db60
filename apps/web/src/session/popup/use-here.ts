import { useLocation } from '../../ui/navigation/navigation.ts';
import { withoutPopup } from './without-popup.ts';

/** The present address with its popup, to come back to, and the page beneath it. */
export function useHere(): { readonly here: string; readonly page: string } {
  const { pathname, search } = useLocation();
  return { here: pathname + search, page: pathname + withoutPopup(search) };
}
