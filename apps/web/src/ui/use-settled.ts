import { useEffect, useState } from 'react';

/** What it was when it last stayed the same for a moment: for what is asked of the server while somebody types. */
export function useSettled<T>(value: T, pauseMs = 250): T {
  const [settled, setSettled] = useState(value);
  // Made anew with each drawing, so compared by what it says.
  const isSettled = JSON.stringify(value) === JSON.stringify(settled);
  useEffect(() => {
    if (isSettled) return;
    const pause = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(pause);
  });
  return settled;
}
