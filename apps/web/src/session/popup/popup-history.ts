/** What an entry of the history says of its popup. Not in the address: a step is no place to send somebody to. */
type PopupEntry = {
  /** How many entries away the page beneath is, so that closing can simply go back; 0 for a popup opened by its address. */
  readonly popupDepth: number;
  /** How many steps of the popup lie between. */
  readonly popupSteps: number;
  readonly popupStep?: string | undefined;
};

/** A popup over the page of the entry before. */
export const overPage: PopupEntry = { popupDepth: 1, popupSteps: 0 };

export function popupEntryOf(state: unknown): PopupEntry {
  if (typeof state !== 'object' || state === null) return { popupDepth: 0, popupSteps: 0 };
  const { popupDepth, popupSteps, popupStep }: Partial<Record<keyof PopupEntry, unknown>> = state;
  return {
    popupDepth: typeof popupDepth === 'number' ? popupDepth : 0,
    popupSteps: typeof popupSteps === 'number' ? popupSteps : 0,
    popupStep: typeof popupStep === 'string' ? popupStep : undefined,
  };
}

/** The entry for another popup in the place of this one. */
export function withoutStep(state: unknown): PopupEntry {
  return { ...popupEntryOf(state), popupStep: undefined };
}

/** The entry of the next step of the same popup. */
export function oneStepOn({ popupDepth, popupSteps }: PopupEntry, popupStep?: string): PopupEntry {
  return { popupDepth: popupDepth + 1, popupSteps: popupSteps + 1, popupStep };
}
