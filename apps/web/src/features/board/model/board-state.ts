import { create } from 'zustand';

/** How often something happened that a board may show: the board that is open looks again soon after. */
export const useBoardState = create<{ stirs: number }>()(() => ({ stirs: 0 }));

export function boardStirred(): void {
  useBoardState.setState(({ stirs }) => ({ stirs: stirs + 1 }));
}
