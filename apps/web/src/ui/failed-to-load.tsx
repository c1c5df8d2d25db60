import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type FailedToLoadProps = { title: string; error: Error; onRetry: () => void; busy?: boolean };

/** Something did not arrive: why, and another try. */
export function FailedToLoad({ title, error, onRetry, busy = false }: FailedToLoadProps) {
  return (
    <Notice
      tone="attention"
      title={title}
      action={
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Notice>
  );
}
