import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { FederatedProgress } from '../model/use-federated-sign-in.ts';

type FederatedButtonProps = { readonly progress: FederatedProgress; readonly onStart: () => void; readonly children?: ReactNode };

/** Other ways in, below the form: through another account, and what stands between. */
export function FederatedButton({ progress, onStart, children }: FederatedButtonProps) {
  const isReady = useHydrated();
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3 text-13 text-ink-soft">
        <span className="h-px flex-1 bg-line" />
        or
        <span className="h-px flex-1 bg-line" />
      </div>
      {children}
      <Button variant="secondary" full busy={progress.step === 'redeeming'} disabled={!isReady} onClick={onStart}>
        Continue with another account
      </Button>
      <FederatedNotice progress={progress} />
    </div>
  );
}

export function FederatedNotice({ progress }: Pick<FederatedButtonProps, 'progress'>) {
  if (progress.step === 'waiting')
    return <Notice tone="info">Finish in the window that just opened. This page goes on by itself.</Notice>;
  if (progress.step === 'closed')
    return <Notice tone="info">The sign-in window was closed. Nothing happened; try again whenever you like.</Notice>;
  return progress.step === 'failed' ? <Notice tone="attention">{progress.text}</Notice> : null;
}
