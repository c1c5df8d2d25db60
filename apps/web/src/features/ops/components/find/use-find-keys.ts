import { useEffect, useEffectEvent } from 'react';

/** Ctrl or Cmd with K, from wherever one is in the console; not while a sheet is open, whose answer is waited for. */
export function useFindKeys(open: () => void): void {
  const openNow = useEffectEvent(open);
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openNow();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
