import type { FigureSums, QueueFigures } from '@waybill/contract/ops/get-figures';
import { useId } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { formatNumber } from '../../../../ui/format-number.ts';
import { dayInWords } from '../../../../ui/lagos-day.ts';
import { outcomeWords, queueWords, shareWords, tookWords } from '../../model/figure-words.ts';
import { FlowChart, WaitingChart } from './queue-charts.tsx';

type QueueCardProps = { readonly queue: QueueFigures };

/** How it goes in one queue. */
export function QueueCard({ queue }: QueueCardProps) {
  const id = useId();
  const { kind, now, before, days, outcomes } = queue;
  const isQuiet = [now, before].every(({ cameIn, decided, waiting }) => cameIn + decided + waiting === 0);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="grid min-w-0 gap-5">
        <h2 id={id} className="text-17">
          {queueWords[kind]}
        </h2>
        {isQuiet ? (
          <p className="text-ink-soft">Nothing came in these days, nor before.</p>
        ) : (
          <>
            <Sums now={now} before={before} />
            <div className="grid gap-2">
              <p className="text-13 text-ink-soft">
                <span className="flow-key bg-palm" aria-hidden="true" />
                came in, above the line
                <span className="flow-key ml-4 bg-clay" aria-hidden="true" />
                decided, below it
              </p>
              <FlowChart days={days} />
            </div>
            <div className="grid gap-2">
              <p className="text-13 text-ink-soft">Waiting at the end of each day</p>
              <WaitingChart days={days} />
            </div>
            {outcomes.length > 0 ? <Outcomes outcomes={outcomes} /> : null}
            <DaysTable days={days} name={queueWords[kind]} />
          </>
        )}
      </Card>
    </section>
  );
}

type Sum = {
  readonly caption: string;
  readonly of: (sums: FigureSums) => string;
  readonly more?: (sums: FigureSums) => string | null;
};

const sums: readonly Sum[] = [
  { caption: 'Came in', of: ({ cameIn }) => formatNumber(cameIn) },
  { caption: 'Decided', of: ({ decided }) => formatNumber(decided) },
  { caption: 'Waiting', of: ({ waiting }) => formatNumber(waiting) },
  {
    caption: 'First answer after',
    of: ({ toFirstAnswer }) => (toFirstAnswer ? tookWords(toFirstAnswer.median) : '–'),
    more: ({ toFirstAnswer }) => (toFirstAnswer ? `9 of 10 within ${tookWords(toFirstAnswer.ninetieth)}` : null),
  },
  {
    caption: 'Decided after',
    of: ({ toDecision }) => (toDecision ? tookWords(toDecision.median) : '–'),
    more: ({ toDecision }) => (toDecision ? `9 of 10 within ${tookWords(toDecision.ninetieth)}` : null),
  },
  {
    caption: 'Came back',
    of: ({ cameBack, cameIn }) => shareWords(cameBack, cameIn),
    more: ({ cameBack, cameIn }) => (cameIn > 0 ? `${formatNumber(cameBack)} of ${formatNumber(cameIn)}` : null),
  },
];

/** What was, beside what was as many days before. */
function Sums({ now, before }: Pick<QueueFigures, 'now' | 'before'>) {
  return (
    <dl className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3">
      {sums.map(({ caption, of, more }) => (
        <div key={caption} className="min-w-0">
          <dt className="caption">{caption}</dt>
          <dd className="text-21 font-semibold tabular-nums">{of(now)}</dd>
          {more?.(now) ? <dd className="text-13 text-ink-soft">{more(now)}</dd> : null}
          <dd className="text-13 text-ink-soft">before: {of(before)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Outcomes({ outcomes }: Pick<QueueFigures, 'outcomes'>) {
  return (
    <table className="w-full text-15">
      <caption className="caption pb-1 text-left">How they ended</caption>
      <thead className="text-left text-13 text-ink-soft">
        <tr>
          <th scope="col" className="py-1 font-medium">
            Ending
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            Now
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            Before
          </th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ outcome, now, before }) => (
          <tr key={outcome} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {outcomeWords(outcome)}
            </th>
            <td className="py-1.5 text-right tabular-nums">{formatNumber(now)}</td>
            <td className="py-1.5 text-right tabular-nums text-ink-soft">{formatNumber(before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The charts in figures, newest day first. */
function DaysTable({ days, name }: Pick<QueueFigures, 'days'> & { readonly name: string }) {
  const today = days.at(-1)?.day ?? '';
  return (
    <details className="filters">
      <summary className="-ml-3 text-15">
        Show as a table<span className="sr-only">: {name}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its window is moved with the arrow keys */}
      <section className="max-h-72 overflow-y-auto" aria-label={`${name} by day`} tabIndex={0}>
        <table className="w-full text-13">
          <caption className="sr-only">{name} by day</caption>
          <thead className="text-left text-ink-soft">
            <tr>
              {['Day', 'Came in', 'Decided', 'Waiting'].map((heading) => (
                <th key={heading} scope="col" className="py-1.5 text-right font-medium first:text-left">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, cameIn, decided, waiting }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {dayInWords(day, today)}
                </th>
                <Count of={cameIn} />
                <Count of={decided} />
                <Count of={waiting} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function Count({ of }: { readonly of: number }) {
  return <td className="py-1.5 text-right tabular-nums">{formatNumber(of)}</td>;
}
