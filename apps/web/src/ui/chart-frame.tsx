import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Tick = {
  /** From the top, 0 to 1. */
  readonly at: number;
  readonly label: string;
};

type ChartFrameProps = {
  readonly ticks: readonly Tick[];
  /** Below the chart, from its left end to its right one; `under` the bars, one each. */
  readonly foot: readonly string[];
  readonly under?: boolean;
  readonly children: ReactNode;
};

/** The axes of a chart: lines with their amounts at the left, days or months below. The chart itself says in words what it shows. */
export function ChartFrame({ ticks, foot, under = false, children }: ChartFrameProps) {
  return (
    <div className="chart-frame">
      <div aria-hidden="true" className="chart-side">
        {ticks.map(({ at, label }) => (
          <span key={label} className="chart-tick" ref={(tick) => tick?.style.setProperty('top', `${at * 100}%`)}>
            {label}
          </span>
        ))}
        {/* As wide as the widest, which the others lie over. */}
        {ticks.map(({ label }) => (
          <span key={label} className="invisible block h-0">
            {label}
          </span>
        ))}
      </div>
      <div className="relative min-w-0">
        {ticks.map(({ at, label }) => (
          <span
            key={label}
            aria-hidden="true"
            className="chart-line"
            ref={(line) => line?.style.setProperty('top', `${at * 100}%`)}
          />
        ))}
        {children}
      </div>
      <p aria-hidden="true" className={classNames('chart-foot', under && 'chart-foot-under')}>
        {foot.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
    </div>
  );
}
