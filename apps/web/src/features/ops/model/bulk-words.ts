import type { BulkWhat } from '@waybill/contract/ops/bulk-act';

type Words = {
  /** On the bar; “…” where something is asked for first. */
  readonly offer: string;
  /** On the button that does it, and as the title of the sheet: “Close 4 reports”. */
  readonly act: (count: number) => string;
  /** “4 will be closed”, “4 are closed”. */
  readonly made: string;
  /** What is said above the fields. */
  readonly text?: string;
};

const cases = (count: number) => (count === 1 ? 'one case' : `${count} cases`);
const reports = (count: number) => (count === 1 ? 'one report' : `${count} reports`);
const rooms = (count: number) => (count === 1 ? 'one person' : `${count} people`);
const talks = (count: number) => (count === 1 ? 'one talk' : `${count} talks`);
const payouts = (count: number) => (count === 1 ? 'one payout' : `${count} payouts`);
const jobs = (count: number) => (count === 1 ? 'one job' : `${count} jobs`);

export const bulkWords: Readonly<Record<BulkWhat, Words>> = {
  claim: { offer: 'Take on', act: (count) => `Take on ${cases(count)}`, made: 'taken on' },
  release: { offer: 'Put back', act: (count) => `Put back ${cases(count)}`, made: 'put back' },
  assign: {
    offer: 'Give to …',
    act: (count) => `Give away ${cases(count)}`,
    made: 'given to them',
    text: 'They see them under “My work” at once. Whoever had one before has it no longer.',
  },
  'close-report': {
    offer: 'Close …',
    act: (count) => `Close ${reports(count)}`,
    made: 'closed',
    text: 'Taking down, restricting and suspending are decided one by one, on the slip of each report.',
  },
  'settle-support': { offer: 'Mark as answered', act: (count) => `Mark ${talks(count)} as answered`, made: 'marked as answered' },
  'answer-support': {
    offer: 'Answer …',
    act: (count) => `Answer ${rooms(count)}`,
    made: 'answered',
    text: 'Each of them gets this message in their own talk with us.',
  },
  'retry-payout': {
    offer: 'Ask or send again …',
    act: (count) => `Ask or send again ${payouts(count)}`,
    made: 'asked about',
    text: 'The provider is asked how each stands, and is told of it if it never got there. Under the same reference, so none is paid twice.',
  },
  'retry-job': {
    offer: 'Run again …',
    act: (count) => `Run ${jobs(count)} again`,
    made: 'run again',
    text: 'They start at once, with what they were given.',
  },
  'dismiss-job': {
    offer: 'Dismiss …',
    act: (count) => `Dismiss ${jobs(count)}`,
    made: 'dismissed',
    text: 'They will not run. What they were to do stays undone.',
  },
};

/** “4 will be closed, one cannot.” */
export function sumsOf(what: BulkWhat, { done, refused }: { readonly done: number; readonly refused: number }): string {
  const number = (count: number) => (count === 1 ? 'One' : `${count}`);
  const cannot = refused === 0 ? '' : `${done === 0 ? '' : ', '}${refused === 1 ? 'one' : refused} cannot`;
  if (done === 0) return refused === 1 ? 'This one cannot.' : 'None of them can.';
  return `${number(done)} will be ${bulkWords[what].made}${cannot}.`;
}

/** “4 are closed”. */
export function madeOf(what: BulkWhat, done: number): string {
  if (done === 0) return `Nothing was ${bulkWords[what].made}`;
  return done === 1 ? `One is ${bulkWords[what].made}` : `${done} are ${bulkWords[what].made}`;
}
