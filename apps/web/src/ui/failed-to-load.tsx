import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** As much of a query as is needed to say that it failed, and to try again. */
export type FailedQuery = {
  readonly error: Error | null | undefined;
  readonly isFetching?: boolean;
  readonly refetch: () => unknown;
};

/** Something did not arrive: why, and another try. */
export function FailedToLoad({ title, query }: { readonly title: string; readonly query: FailedQuery }) {
  return (
    <Notice
      tone="attention"
      title={title}
      action={
        <Button variant="secondary" busy={query.isFetching ?? false} onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {query.error?.message}
    </Notice>
  );
}
