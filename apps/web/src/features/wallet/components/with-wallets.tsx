import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedToLoad } from '../../../ui/failed-to-load.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { getWalletsQuery, type Wallets } from '../api/get-wallets.ts';

/** Shows something that needs to know the wallets, once they are known. */
export function WithWallets({ children }: { readonly children: (wallets: Wallets) => ReactNode }) {
  const wallets = useQuery(getWalletsQuery);
  if (wallets.data) return children(wallets.data);
  if (wallets.isError)
    return (
      <FailedToLoad
        title="We could not load your wallet"
        error={wallets.error}
        busy={wallets.isFetching}
        onRetry={() => void wallets.refetch()}
      />
    );
  return <SkeletonRows rows={3} />;
}
