import { useEffect, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { dueWords } from '../../model/due-words.ts';

/** By when a case should be dealt with, in words that keep up with the clock. */
export function Due({ at }: { readonly at: Date }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at.toISOString()} className={classNames('whitespace-nowrap', at < now && 'font-semibold text-clay')}>
      {dueWords(at, now)}
    </time>
  );
}
