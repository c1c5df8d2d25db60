type Pressed = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** A letter is being put together, as in Chinese: then Enter chooses it. */
  readonly isComposing: boolean;
};

/** Whether a key sends what was written. With a keyboard on the desk Enter does; under a thumb it begins a new line. */
export function sendsIt({ key, shiftKey, ctrlKey, metaKey, isComposing }: Pressed, hasKeyboard: boolean): boolean {
  if (key !== 'Enter' || isComposing) return false;
  return ctrlKey || metaKey || (hasKeyboard && !shiftKey);
}
