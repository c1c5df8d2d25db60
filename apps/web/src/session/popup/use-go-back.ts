import { useLocation, useNavigate } from '../../ui/navigation/navigation.ts';
import { safeNext } from '../safe-next.ts';
import { withoutStep } from './popup-history.ts';
import type { PopupParams } from './popup-views.ts';

/** Once a popup has done its work: back to what led to it, else to the page beneath. */
export function useGoBack(params: PopupParams, close: () => void): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const back = safeNext(params.back);
  return () => (back === undefined ? close() : navigate(back, { replace: true, state: withoutStep(state) }));
}
