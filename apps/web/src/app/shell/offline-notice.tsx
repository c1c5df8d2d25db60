import CloudOff from 'lucide-react/icons/cloud-off';
import { useUiState } from '../../session/ui/ui-state.ts';
import { useSession } from '../../session/use-session.ts';
import { useOnline } from '../../ui/use-online.ts';

/** Its place is always there, so that a screen reader hears it come and go. */
export function OfflineNotice() {
  const online = useOnline();
  const session = useSession();
  const words = useUiState((state) => state.awayWords);
  const isSignedIn = session.status === 'signed-in';
  const isAway = !online || (isSignedIn && session.cachedAt !== undefined);
  return (
    <div role="status" className="sticky top-0 z-30">
      {isAway ? (
        <p className="flex items-center justify-center gap-2 bg-marigold px-4 py-2 text-13 font-medium text-on-marigold">
          <CloudOff size={16} aria-hidden="true" className="flex-none" />
          {online ? 'We cannot be reached at the moment. ' : 'You are offline. '}
          {words ?? 'What you see may be old.'}
          {isSignedIn ? ' Codes and messages wait here; nothing else can be sent.' : ''}
        </p>
      ) : null}
    </div>
  );
}
