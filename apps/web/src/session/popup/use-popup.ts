import { useCallback } from 'react';
import { useLocation, useNavigate } from '../../ui/navigation/navigation.ts';
import { readPopup, withPopup } from './popup-address.ts';
import type { OpenPopupView, PopupParams } from './popup-views.ts';
import { withoutPopup } from './without-popup.ts';

/** Marks a history entry whose predecessor is the page beneath, so that closing can simply go back. */
const openedHere = { popupOpenedHere: true };

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'popupOpenedHere' in state;
}

export function usePopup() {
  const location = useLocation();
  const navigate = useNavigate();
  const { view, params } = readPopup(location.search);
  const { pathname, search, state } = location;

  const open = useCallback(
    (next: OpenPopupView, nextParams?: PopupParams) => {
      // From one popup to the next the entry is replaced: Back then leads to the page, not through every popup.
      const replace = readPopup(search).view !== 'Hidden';
      navigate({ pathname, search: withPopup(search, next, nextParams) }, { replace, state: replace ? state : openedHere });
    },
    [navigate, pathname, search, state],
  );

  const close = useCallback(() => {
    if (readPopup(search).view === 'Hidden') return;
    if (wasOpenedHere(state)) navigate(-1);
    else navigate({ pathname, search: withoutPopup(search) }, { replace: true });
  }, [navigate, pathname, search, state]);

  return { view, params, open, close };
}
