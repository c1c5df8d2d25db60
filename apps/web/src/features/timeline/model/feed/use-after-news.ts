import { useEffect, useEffectEvent, useRef } from 'react';

// Everybody hears of something new at the same moment; nobody needs it in that very moment.
const spreadMs = 2000;

/** Looks once, a little after the count of news has changed; what comes meanwhile is seen by the same look. */
export function useAfterNews(news: number, look: () => void, random: () => number = Math.random): void {
  const seen = useRef(news);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lookNow = useEffectEvent(look);
  useEffect(() => {
    if (seen.current === news) return;
    seen.current = news;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      lookNow();
    }, random() * spreadMs);
  }, [news, random]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
