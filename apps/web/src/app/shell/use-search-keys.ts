import { useLayoutEffect } from 'react';
import { isInOffice } from '../../session/acting.ts';
import { ui } from '../../session/ui/ui-state.ts';

/** Ctrl or Cmd with K opens the search, as soon as there is anything to see. */
export function useSearchKeys() {
  useLayoutEffect(() => {
    if (!isInOffice()) return;
    function key(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      ui.openSearch();
    }
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
}
