import { useEffect, useRef } from 'react';

/** Does something by itself when the page opens, if it is due then; once, whatever is drawn again. */
export function useOnce(isDue: boolean, act: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDue || isDone.current) return;
    isDone.current = true;
    act();
  });
}
