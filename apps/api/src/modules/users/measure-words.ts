import type { AppealOutcome } from '@waybill/contract/measures/appeal-view';
import { type MeasureKind, measureReasonWords } from '@waybill/contract/measures/measure-view';
import type { Appeal } from './storage/appeals.ts';
import type { Measure } from './storage/measures.ts';

const lagosDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', dateStyle: 'long' });

const untilWords = (until: Date | null) => (until === null ? 'until our team lifts it' : `until ${lagosDay.format(until)}`);

const whatIsSet: Readonly<Record<MeasureKind, (measure: Pick<Measure, 'until'>) => string>> = {
  warning: () => 'Our team has warned you.',
  takedown: () => 'Our team has taken down something that you posted.',
  restriction: ({ until }) => `Your account is for reading only ${untilWords(until)}.`,
  suspension: () => 'Your account is suspended.',
};

const whatIsLifted: Readonly<Record<MeasureKind, string>> = {
  warning: 'Our team has taken back its warning.',
  takedown: 'What our team took down was no breach of our rules. You can post it again.',
  restriction: 'Your account is open again: you can post, request and offer as before.',
  suspension: 'Your account works again.',
};

type Told = Pick<Measure, 'kind' | 'reason' | 'toldAs' | 'until' | 'liftedAs' | 'itemId'>;

const takenBack = 'We took back that it was lifted: it counts as before.';
const takenDown = 'What you posted was taken down.';

/** What happened, and why: the sentences of a notification and of an email. */
export function wordsOfMeasure(measure: Told, what: 'set' | 'lifted' | 'kept'): readonly string[] {
  const { kind, reason, toldAs, liftedAs, itemId } = measure;
  const item = itemId !== null && kind !== 'takedown' ? takenDown : '';
  const words =
    what === 'lifted'
      ? [whatIsLifted[kind], liftedAs]
      : [what === 'kept' ? takenBack : '', whatIsSet[kind](measure), item, measureReasonWords[reason], toldAs];
  return words.filter((sentence) => sentence !== '');
}

const whatIsAnswered: Readonly<Record<AppealOutcome, (kind: MeasureKind) => string>> = {
  stands: (kind) => `We have looked again at ${whatIsAppealed[kind]}, with other eyes than before. It stands.`,
  'taken-back': (kind) => `You were right to appeal. ${whatIsLifted[kind]}`,
  lifted: (kind) => whatIsLifted[kind],
  withdrawn: () => '',
};

const whatIsAppealed: Readonly<Record<MeasureKind, string>> = {
  warning: 'your warning',
  takedown: 'what we took down',
  restriction: 'why your account is for reading only',
  suspension: 'why your account is suspended',
};

/** What was taken down does not come back by itself: what was held for it has gone back, and whoever asked for it was told. */
const howToPostAgain =
  'What was taken down stays off the timeline, since the money and requests for it went back. The Send button posts it anew.';

type Appealed = Pick<Measure, 'kind' | 'itemId'>;

/** How an appeal was answered: the sentences of a notification and of an email. */
export function wordsOfAppeal(
  { kind, itemId }: Appealed,
  { outcome, toldAs }: Pick<Appeal, 'outcome' | 'toldAs'>,
): readonly string[] {
  if (outcome === null) return [];
  const again = outcome === 'taken-back' && itemId !== null ? howToPostAgain : '';
  return [whatIsAnswered[outcome](kind), again, toldAs].filter((sentence) => sentence !== '');
}
