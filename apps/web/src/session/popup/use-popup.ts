import { useCallback } from 'react';
import { useLocation, useNavigate } from '../../ui/navigation/navigation.ts';
import { readPopup, withPopup } from './popup-address.ts';
import { overPage, popupEntryOf, withoutStep } from './popup-history.ts';
import type { OpenPopupView, PopupParams } from './popup-views.ts';
import { withoutPopup } from './without-popup.ts';

export function usePopup() {
  const location = useLocation();
  const navigate = useNavigate();
  const { view, params } = readPopup(location.search);
  const { pathname, search, state } = location;

  const open = useCallback(
    (next: OpenPopupView, nextParams?: PopupParams) => {
      // From one popup to the next the entry is replaced: Back then leads to the page, not through every popup.
      const replace = readPopup(search).view !== 'Hidden';
      navigate(
        { pathname, search: withPopup(search, next, nextParams) },
        { replace, state: replace ? withoutStep(state) : overPage },
      );
    },
    [navigate, pathname, search, state],
  );

  const close = useCallback(() => {
    if (readPopup(search).view === 'Hidden') return;
    const { popupDepth } = popupEntryOf(state);
    if (popupDepth > 0) navigate(-popupDepth);
    else navigate({ pathname, search: withoutPopup(search) }, { replace: true });
  }, [navigate, pathname, search, state]);

  return { view, params, open, close };
}
