import { useLocation, useNavigate } from '../../ui/navigation/navigation.ts';
import { oneStepOn, overPage, popupEntryOf } from './popup-history.ts';
import { withoutPopup } from './without-popup.ts';

type NextStep = {
  /** The query at that step; the present one if absent. */
  readonly search?: string;
  readonly step?: string;
};

/** Leads to another step of the popup that is open: an entry of the history, from which Back leads here again. */
export function useStepOn(): (next: NextStep) => void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return ({ search: nextSearch = search, step }) => {
    let entry = popupEntryOf(state);
    if (entry.popupDepth === 0) {
      // Opened by its address: its page is put beneath it, so that closing leads there and leaves no step behind.
      entry = { ...entry, popupDepth: overPage.popupDepth };
      navigate({ pathname, search: withoutPopup(search) }, { replace: true });
      navigate({ pathname, search }, { state: entry });
    }
    navigate({ pathname, search: nextSearch }, { state: oneStepOn(entry, step) });
  };
}
