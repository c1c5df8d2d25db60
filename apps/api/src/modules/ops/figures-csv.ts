import type { ResultOf } from '@waybill/contract/call';
import type { getFigures, QueueFigures } from '@waybill/contract/ops/get-figures';
import { csvOf } from '../wallet/index.ts';

type Time = QueueFigures['now']['toDecision'];

/** For a spreadsheet: a line for each queue and day, and one with the sums of each, beside those of the days before. */
export function figuresCsv({ queues, startDate, endDate }: ResultOf<typeof getFigures>): string {
  const minutes = (seconds: number | undefined) => (seconds === undefined ? '' : String(Math.round(seconds / 60)));
  const times = (time: Time) => [minutes(time?.median), minutes(time?.ninetieth)];
  const sumsLine = (kind: string, what: string, { cameIn, decided, waiting, cameBack, ...took }: QueueFigures['now']) => [
    kind,
    what,
    ...[cameIn, decided, waiting, cameBack].map(String),
    ...times(took.toFirstAnswer),
    ...times(took.toDecision),
  ];
  return csvOf([
    [
      ...['Queue', 'Day (Lagos)', 'Came in', 'Decided', 'Waiting at its end', 'Came back'],
      ...['Minutes to first answer, median', 'nine of ten', 'Minutes to decision, median', 'nine of ten'],
    ],
    ...queues.flatMap(({ kind, now, before, days }) => [
      ...days.map(({ day, cameIn, decided, waiting }) => [
        kind,
        day,
        ...[cameIn, decided, waiting].map(String),
        '',
        '',
        '',
        '',
        '',
      ]),
      sumsLine(kind, `${startDate} to ${endDate}`, now),
      sumsLine(kind, 'as many days before', before),
    ]),
  ]);
}
