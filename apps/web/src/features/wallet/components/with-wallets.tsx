import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading } from '../../../ui/loading.tsx';
import { getWalletsQuery, type Wallets } from '../api/get-wallets.ts';

/** Shows something that needs to know the wallets, once they are known. */
export function WithWallets({ children }: { readonly children: (standing: Wallets) => ReactNode }) {
  const wallets = useQuery(getWalletsQuery);
  if (wallets.data) return children(wallets.data);
  return <Loading query={wallets} failed="We could not load your wallet" rows={3} />;
}
