import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type TryAgainProps = {
  readonly title: string;
  readonly isTrying?: boolean | undefined;
  readonly onTry: () => void;
  readonly children: ReactNode;
};

/** Something did not arrive: why, and another try. */
export function TryAgain({ title, isTrying, onTry, children }: TryAgainProps) {
  return (
    <Notice
      tone="attention"
      title={title}
      action={
        <Button variant="secondary" busy={isTrying} onClick={onTry}>
          Try again
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

/** As much of a query as is needed to say that it failed, and to try again. */
export type FailedQuery = {
  readonly error: Error | null | undefined;
  readonly isFetching?: boolean;
  readonly refetch: () => unknown;
};

export function FailedToLoad({ title, query }: { readonly title: string; readonly query: FailedQuery }) {
  return (
    <TryAgain title={title} isTrying={query.isFetching} onTry={() => void query.refetch()}>
      {query.error?.message}
    </TryAgain>
  );
}
