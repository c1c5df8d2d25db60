import { type RefObject, useEffect, useRef } from 'react';

/**
 * A heading to put the focus on whenever the step changes, so that a screen reader reads the new one and Tab goes on
 * from there. On arrival the focus stays where it is: the sheet has put it on its title.
 */
export function useFocusOn<Element extends HTMLElement>(step: unknown): RefObject<Element | null> {
  const target = useRef<Element>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // Else it begins as far down as one was when the step before it ended. What stands further down is brought into sight by its focus.
    target.current?.closest('.sheet-body')?.scrollTo({ top: 0 });
    target.current?.focus();
  }, [step]);
  return target;
}
