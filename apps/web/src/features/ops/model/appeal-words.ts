import type { AppealOutcome } from '@waybill/contract/measures/appeal-view';
import type { MeasureKind } from '@waybill/contract/measures/measure-view';

/** What an appeal is against. */
export const againstWords: Readonly<Record<MeasureKind, string>> = {
  warning: 'a warning',
  takedown: 'a take-down',
  restriction: 'reading only',
  suspension: 'a suspension',
};

/** How it ended, for our team. */
export const outcomeTitles: Readonly<Record<AppealOutcome, string>> = {
  stands: 'It stands',
  'taken-back': 'Taken back',
  lifted: 'Lifted otherwise',
  withdrawn: 'They have left',
};

/** What taking it back does, before it is done. */
export const takingBack: Readonly<Record<MeasureKind, string>> = {
  warning: 'The warning goes, and stays on their page as taken back.',
  takedown: 'What was taken down stays down: its money and requests went back. They may post it anew, and read how.',
  restriction: 'Everything is open to them again at once.',
  suspension: 'They can sign in again at once, and find everything as it was.',
};
