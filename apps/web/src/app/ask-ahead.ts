import { QueryClient } from '@tanstack/react-query';
import { session } from '../session/session.ts';

// Filled before anything is drawn, until it is drawn by whom it was filled for.
let ahead: QueryClient | undefined;

type Ask = (queries: QueryClient) => Promise<unknown>;

/** For the first page: asks for what it will show while the rest of the app is still on its way. */
export function askAhead(asks: (query: URLSearchParams) => readonly Ask[]): () => Promise<unknown> {
  return async () => {
    const queries = newQueryClient();
    ahead = queries;
    // Nobody is let in after all: whoever signs in next may be somebody else.
    session.subscribe(() => {
      if (session.state().status === 'signed-out') takeAhead();
    });
    // Each in a turn of its own: to send several at once keeps a slow phone from hearing a touch.
    const asked: Promise<unknown>[] = [];
    for (const ask of asks(new URLSearchParams(location.search))) {
      asked.push(ask(queries));
      await new Promise((resolve) => setTimeout(resolve));
    }
    return Promise.all(asked);
  };
}

/** The client with the queries asked ahead. The same until it is taken: React may begin to draw more than once. */
export function queriesAhead(): QueryClient {
  ahead ??= newQueryClient();
  return ahead;
}

/** It has been drawn: whoever comes next begins with an empty one. */
export function takeAhead(): void {
  ahead = undefined;
}

function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } });
}
