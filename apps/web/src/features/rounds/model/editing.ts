import type { LeftOutView } from '@waybill/contract/rounds/plan-rounds';
import type { DraftRoundView } from '@waybill/contract/rounds/round-view';
import type { EditedRound } from './edit-rounds.ts';

/** Rounds on the desk: as they were, and what was left out of them. */
export type Editing = {
  readonly day: string;
  readonly before: readonly EditedRound[];
  readonly drafts: readonly DraftRoundView[];
  readonly leftOut: readonly LeftOutView[];
  /** Nobody has kept them yet. */
  readonly isNew: boolean;
};
