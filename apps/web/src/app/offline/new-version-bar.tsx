import X from 'lucide-react/icons/x';
import { useUiState } from '../../session/ui/ui-state.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

type NewVersionBarProps = {
  /** Undefined while there is none. */
  readonly onTake: (() => void) | undefined;
  readonly onLater: () => void;
};

/**
 * Never by itself while somebody types. Put off, it comes with the next start. What is said has its place before it is said,
 * or nobody would hear it; and it waits until the question in the same corner is answered.
 */
export function NewVersionBar({ onTake, onLater }: NewVersionBarProps) {
  const isCornerTaken = useUiState((state) => state.cookieBannerShown);
  return <div role="status">{onTake && !isCornerTaken ? <Bar onTake={onTake} onLater={onLater} /> : null}</div>;
}

function Bar({ onTake, onLater }: { readonly onTake: () => void; readonly onLater: () => void }) {
  return (
    <section aria-label="New version" className="cookie-banner animate-rise">
      <p className="min-w-0 flex-1">
        <strong className="display block text-17">A new version is ready</strong>
        <span className="text-ink-soft">It takes a moment. What you have not sent may be lost.</span>
      </p>
      <div className="flex items-center gap-2.5">
        <Button onClick={onTake} className="flex-1 whitespace-nowrap">
          Update now
        </Button>
        <IconButton label="Later" onClick={onLater}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
