import CloudOff from 'lucide-react/icons/cloud-off';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Its place is always there, so that a screen reader hears it come and go. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status" className="sticky top-0 z-30">
      {online ? null : (
        <p className="flex items-center justify-center gap-2 bg-marigold px-4 py-2 text-13 font-medium text-on-marigold">
          <CloudOff size={16} aria-hidden="true" className="flex-none" />
          You are offline. What you see may be old, and nothing can be sent.
        </p>
      )}
    </div>
  );
}
