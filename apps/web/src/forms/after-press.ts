let isPressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isPressed = true), true);
  document.addEventListener('mouseup', () => (isPressed = false), true);
}

/**
 * At once; or, while something is being pressed, when that has become a click: whatever moves the page in between takes
 * the button away from under the finger. A touch presses the mouse as well, after the finger is lifted.
 */
export function afterPress(act: () => void): void {
  if (isPressed) document.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
  else act();
}
