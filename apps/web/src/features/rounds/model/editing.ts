import type { LeftOutView } from '@waybill/contract/rounds/plan-rounds';
import type { StopHours } from '@waybill/contract/rounds/round-input';
import type { DraftRoundView } from '@waybill/contract/rounds/round-view';
import type { EditedRound } from './edit-rounds.ts';

/** Rounds on the desk: as they were, and what was left out of them. */
export type Editing = {
  readonly day: string;
  readonly before: readonly EditedRound[];
  readonly drafts: readonly DraftRoundView[];
  readonly leftOut: readonly LeftOutView[];
  /** Of the doors that have some; a round that is kept knows its own. */
  readonly hours: readonly StopHours[];
  /** Nobody has kept them yet. */
  readonly isNew: boolean;
};
