import { formatCountdown } from './format-countdown.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

type TimeLeftProps = {
  readonly until: string;
  /** The whole time, of which the bar shows the rest. */
  readonly minutes: number;
  readonly label: string;
};

/** How much time is left, as a bar and as a clock. Not read aloud every second. */
export function TimeLeft({ until, minutes, label }: TimeLeftProps) {
  const left = useSecondsUntil(Date.parse(until));
  return (
    <div className="flex items-center gap-3">
      <progress className="countdown" max={minutes * 60} value={left} aria-label={label} />
      <span aria-hidden="true" className="w-12 flex-none text-right tabular">
        {formatCountdown(left)}
      </span>
    </div>
  );
}
