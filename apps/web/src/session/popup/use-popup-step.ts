import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../../ui/navigation/navigation.ts';
import { readPopup } from './popup-address.ts';
import { popupEntryOf } from './popup-history.ts';
import { usePopup } from './use-popup.ts';
import { useStepOn } from './use-step-on.ts';

/**
 * The step that a popup of several steps is at. Each step is an entry of the history: Back, on a phone or in a browser, leads to
 * the step before, and leaves the popup from the first one only.
 */
export function usePopupStep<Step extends string>(steps: readonly Step[], begin: Step) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { close } = usePopup();
  const stepOn = useStepOn();
  const [finishedAt, setFinishedAt] = useState<Step>();
  const { popupStep, popupSteps } = popupEntryOf(state);
  // Whoever comes back from somewhere else says in the address where to go on.
  const named = popupStep ?? readPopup(search).params.step;
  const step = steps.find((name) => name === named) ?? begin;

  function replaceBy(next: Step) {
    navigate({ pathname, search }, { replace: true, state: { ...popupEntryOf(state), popupStep: next } });
  }

  // What is done is done: Back from the end leaves, instead of asking for it all again.
  useEffect(() => {
    if (finishedAt !== undefined && step !== finishedAt) close();
  }, [finishedAt, step, close]);

  return {
    step,
    /** On to another step; Back leads here again. */
    show(next: Step) {
      if (next !== step) stepOn({ step: next });
    },
    /** Another step in the place of this one; Back leads to where it would have led from here. */
    replaceBy,
    /** As the phone’s own Back; where the popup began at this step, the one before takes its place. */
    back(before: Step) {
      if (popupSteps > 0) navigate(-1);
      else replaceBy(before);
    },
    finish: () => setFinishedAt(step),
  };
}
