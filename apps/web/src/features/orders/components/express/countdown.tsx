import { expressLimits } from '@waybill/contract/orders/enums';
import { useEffect } from 'react';
import { useSecondsUntil } from '../../../../ui/use-seconds-until.ts';

type CountdownProps = { readonly until: string; readonly label: string; readonly onOver?: () => void };

/** The time a ring has left: a bar that empties, and the seconds beside it. Not read aloud every second. */
export function Countdown({ until, label, onOver }: CountdownProps) {
  const left = useSecondsUntil(Date.parse(until));
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the time is over
  useEffect(() => {
    if (left === 0) onOver?.();
  }, [left === 0, until]);
  return (
    <div className="flex items-center gap-3">
      <progress className="countdown" max={expressLimits.ringSeconds} value={left} aria-label={label} />
      <span aria-hidden="true" className="w-9 flex-none text-right text-13 tabular text-ink-soft">
        {left} s
      </span>
    </div>
  );
}
