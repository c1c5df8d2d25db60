import { useEffect } from 'react';

const name = '--visible-height';
/** Bars of the browser come and go; what takes more than this is a keyboard. */
const keyboardPixels = 120;

/** The keyboard of a phone lies over the page. As long as it is there, the room is as high as what is left above it. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    const fit = () => {
      if (window.innerHeight - view.height * view.scale < keyboardPixels) return style.removeProperty(name);
      style.setProperty(name, `${Math.round(view.height)}px`);
      // Some browsers push the page up to show the field; it is in sight already.
      window.scrollTo(0, 0);
    };
    fit();
    view.addEventListener('resize', fit);
    return () => {
      view.removeEventListener('resize', fit);
      style.removeProperty(name);
    };
  }, []);
}
