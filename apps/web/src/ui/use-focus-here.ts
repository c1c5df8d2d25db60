import { type RefObject, useEffect, useRef } from 'react';

/** A heading that takes the focus when it arrives, so that a screen reader reads what has come and Tab goes on from there. */
export function useFocusHere<Element extends HTMLElement>(): RefObject<Element | null> {
  const target = useRef<Element>(null);
  useEffect(() => {
    // A new step of a sheet begins at the top of the sheet, unless it stands further down.
    target.current?.closest('.sheet-body')?.scrollTo({ top: 0 });
    target.current?.focus();
  }, []);
  return target;
}
