import { isInForce, type MeasureKind, type MeasureReason, measureReasons } from '@waybill/contract/measures/measure-view';
import type { MeasureDetailsView } from '@waybill/contract/ops/measure-details';
import { formatMoment } from '../../../ui/format-when.ts';

export const measureWords: Readonly<Record<MeasureKind, string>> = {
  warning: 'Warned',
  takedown: 'Item taken down',
  restriction: 'Restricted to reading',
  suspension: 'Suspended',
};

export const measureReasonTitles: Readonly<Record<MeasureReason, string>> = {
  scam: 'Scam',
  prohibited: 'Not allowed',
  abuse: 'Abuse',
  spam: 'Spam',
  private: 'Private details',
  unreliable: 'Unreliable with parcels',
  other: 'Something else',
};

export const lengths = [
  { value: '1', words: 'For a day' },
  { value: '3', words: 'For three days' },
  { value: '7', words: 'For a week' },
  { value: '30', words: 'For 30 days' },
  { value: 'open', words: 'Until somebody lifts it' },
] as const;

/** What was chosen in a list, or undefined where nothing was, or what is no longer in it. */
export const reasonIn = (text: string): MeasureReason | undefined => measureReasons.find((reason) => reason === text);
export const daysIn = (text: string): number | null | undefined => {
  const chosen = lengths.find(({ value }) => value === text)?.value;
  return chosen === undefined ? undefined : chosen === 'open' ? null : Number(chosen);
};

type InForce = Pick<MeasureDetailsView, 'kind' | 'until' | 'lifted' | 'readAt'>;

/** How it stands with it, for our team. */
export function stateOf({ kind, until, lifted, readAt }: InForce, now: Date): string {
  if (lifted) return `lifted by ${lifted.by === null ? 'the command line' : `@${lifted.by}`}`;
  if (!isInForce({ until, lifted }, now.getTime())) return 'over';
  const end = until === null ? '' : `until ${formatMoment(new Date(until), now)}`;
  const read = kind === 'suspension' ? '' : readAt === null ? 'not read yet' : 'read';
  return [end, read].filter((words) => words !== '').join(', ');
}

/** Whether somebody of us can take it back here; a suspension ends by restoring the person. */
export function canLift(measure: MeasureDetailsView, now: Date): boolean {
  return (measure.kind === 'warning' || measure.kind === 'restriction') && isInForce(measure, now.getTime());
}
