import { useRef, useState } from 'react';
import { showFailure } from './show-failure.ts';

/** Does one thing at a time, and says whether it is under way. What fails is shown in a toast, unless `onFailure` says it otherwise. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  // Beside the state, which a second press in the same moment would not see yet.
  const running = useRef(false);

  async function run(work: () => Promise<unknown>, onFailure: (failure: unknown) => void = showFailure): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      onFailure(failure);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, run };
}
