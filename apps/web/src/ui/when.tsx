import { useEffect, useState } from 'react';
import { formatMoment, formatWhen } from './format-when.ts';

type WhenProps = { at: string; className?: string };

const localTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function When({ at, className }: WhenProps) {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);

  const moment = new Date(at);
  return (
    <time dateTime={at} title={formatMoment(moment, now, localTimeZone())} className={className}>
      {formatWhen(moment, now, localTimeZone())}
    </time>
  );
}
