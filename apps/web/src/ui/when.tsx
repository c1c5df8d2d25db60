import { useEffect, useState } from 'react';
import { here } from './calendar.ts';
import { formatMoment, formatWhen } from './format-when.ts';

type WhenProps = { at: string; className?: string };

export function When({ at, className }: WhenProps) {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);

  const moment = new Date(at);
  return (
    <time dateTime={at} title={formatMoment(moment, now, here)} className={className}>
      {formatWhen(moment, now, here)}
    </time>
  );
}
