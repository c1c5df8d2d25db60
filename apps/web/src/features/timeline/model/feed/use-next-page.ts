import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { appendPage, type Pages } from './feed-cache.ts';

type NextPage<Page> = {
  readonly queryKey: QueryKey;
  readonly cursorOf: (page: Page) => string | null;
  readonly fetchPage: (cursor: string) => Promise<Page>;
};

/**
 * Goes on to the next page. Not by the query’s own way: that puts back the pages as they were when it began, and a
 * heart pressed or a card taken down while it waited would be undone.
 */
export function useNextPage<Page>({ queryKey, cursorOf, fetchPage }: NextPage<Page>) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  // Beside the state, which a second call in the same moment would not see yet.
  const running = useRef(false);

  async function fetchNext(): Promise<void> {
    const last = queries.getQueryData<Pages<Page>>(queryKey)?.pages.at(-1);
    const cursor = last && cursorOf(last);
    if (!cursor || running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const page = await fetchPage(cursor);
      queries.setQueryData<Pages<Page>>(queryKey, (now) => now && appendPage(now, { cursor, page, cursorOf }));
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'That did not work. Please try again.');
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, error, fetchNext: () => void fetchNext() };
}
