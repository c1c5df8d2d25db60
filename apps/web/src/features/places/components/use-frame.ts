import { useState } from 'react';
import { drawing, type Frame } from '../model/route-view.ts';

/** The size it is drawn at: names keep theirs, so how many have room depends on it. */
export function useFrame(): readonly [Frame, (element: HTMLElement | null) => (() => void) | undefined] {
  const [frame, setFrame] = useState(drawing);
  const [measure] = useState(() => (element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const fit = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setFrame((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    // At once, too: drawn for another size, the marks would stand beside the land until the observer is asked.
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [frame, measure];
}
