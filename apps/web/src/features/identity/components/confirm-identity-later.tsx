import { lazy, Suspense } from 'react';

const ConfirmIdentity = lazy(async () => ({ default: (await import('./confirm-identity.tsx')).ConfirmIdentity }));

/** Fetched when it is needed: most of what is in it (the window of a provider) belongs to no page that waits for it. */
export function ConfirmIdentityLater({ onConfirmed }: { readonly onConfirmed: () => void }) {
  return (
    <Suspense fallback={null}>
      <ConfirmIdentity onConfirmed={onConfirmed} />
    </Suspense>
  );
}
